import { use } from 'react';
import { type Locale, locales } from '../../schema/languages.ts';
import { recover } from './deployment.ts';
import { addPending, settle } from './pending.ts';

/** An `import()` that can be preloaded by `load()` and rendered by `read()`. */
export interface Loadable<Value> {
  /** Starts loading, or retries after a failure. A failure that the visitor awaits triggers recovery and is kept. */
  load(isAwaited?: boolean): Promise<Value>;
  /** Returns the value during rendering: suspends until loaded; after a failure, throws until the next `load()`. */
  read(): Value;
}

/** Creates a loadable. @param source starts loading; receives whether it has failed before */
export function loadable<Value>(source: (hasFailed: boolean) => Promise<Value>): Loadable<Value> {
  let promise: Promise<Value> | undefined;
  let isLoaded = false;
  let isVisible = false;
  let failures = 0;
  /** The failure that is shown: React reads it repeatedly while rendering, and must get the same result. */
  let failed: Promise<Value> | undefined;

  const start = async (): Promise<Value> => {
    try {
      const value = await source(failures > 0);
      isLoaded = true;
      // Lets `use()` read the value without suspending (https://react.dev/reference/react/use).
      if (promise) Object.assign(promise, { status: 'fulfilled', value });
      return value;
    } catch (error) {
      failures += 1;
      // Stays pending while the page reloads, so that nothing else is rendered.
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
    if (!isLoaded) addPending(current);
    return use(current);
  };
  return { load, read };
}

/** Creates a loadable per language, imported by `loaders`; `use` is called with the loaded value. */
export const loadableByLocale = <Value>(
  loaders: Loaders<Value>,
  use?: (locale: Locale, value: Value) => void,
): ((locale: Locale) => Loadable<Value>) =>
  byLocale(async (locale) => {
    const { default: value } = await loaders[locale]();
    use?.(locale, value);
    return value;
  });

/** Creates a loadable per language. */
export function byLocale<Value>(
  source: (locale: Locale) => Promise<Value>,
): (locale: Locale) => Loadable<Value> {
  const all = new Map(locales.map((locale) => [locale, loadable(() => source(locale))]));
  return (locale) => all.get(locale) as Loadable<Value>;
}
