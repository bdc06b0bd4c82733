import { use } from 'react';
import { type Locale, locales } from '../../schema/languages.ts';
import { recover } from './deployment.ts';
import { settle, wait } from './pending.ts';

/** Something that comes by `import()`: loaded ahead by `load()`, rendered by `read()`. */
export interface Loadable<Value> {
  /** Starts loading, or tries again after a failure; one that the visitor waits for is looked into and kept. */
  load(isAwaited?: boolean): Promise<Value>;
  /** The value, while rendering: suspends until it is there, and throws once it has failed, until the next `load()`. */
  read(): Value;
}

/** @param source starts loading; told whether it has failed before */
export function loadable<Value>(source: (hasFailed: boolean) => Promise<Value>): Loadable<Value> {
  let promise: Promise<Value> | undefined;
  let isLoaded = false;
  let isVisible = false;
  let failures = 0;
  /** The failure that is shown: React asks again and again while it renders, and has to get the same answer. */
  let failed: Promise<Value> | undefined;

  const start = async (): Promise<Value> => {
    try {
      const value = await source(failures > 0);
      isLoaded = true;
      // So that use() reads it at once, without suspending (https://react.dev/reference/react/use).
      if (promise) Object.assign(promise, { status: 'fulfilled', value });
      return value;
    } catch (error) {
      failures += 1;
      // While the page is being loaded anew, nothing may be rendered any more.
      if (isVisible && (await recover(failures > 1))) await new Promise(() => undefined);
      if (isVisible) failed = promise;
      promise = undefined;
      throw error;
    }
  };
  const load = (isAwaited = false): Promise<Value> => {
    if (promise && isLoaded) return promise;
    failed = undefined;
    isVisible = isAwaited || (isVisible && promise !== undefined);
    promise ??= start();
    const current = promise;
    current.catch(() => undefined).finally(() => settle(current));
    return current;
  };
  const read = (): Value => {
    if (failed) return use(failed);
    const current = load(true);
    if (!isLoaded) wait(current);
    return use(current);
  };
  return { load, read };
}

/** Something of which each language has its own, which `loaders` imports; `use` is done with it once it is there. */
export function loadableByLocale<Value>(
  loaders: Loaders<Value>,
  use?: (locale: Locale, value: Value) => void,
): (locale: Locale) => Loadable<Value> {
  const load = async (locale: Locale) => {
    const { default: value } = await loaders[locale]();
    use?.(locale, value);
    return value;
  };
  const all = new Map(locales.map((locale) => [locale, loadable(() => load(locale))]));
  return (locale) => all.get(locale) as Loadable<Value>;
}
