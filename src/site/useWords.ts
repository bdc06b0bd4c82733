import type { TFunction } from 'i18next';
import type { Locale } from '../../schema/languages.ts';
import type { Words } from '../../schema/words/index.ts';
import { useI18n } from './useI18n.ts';

const made = new WeakMap<object, Map<string, TFunction<keyof Words>>>();

/**
 * The words of a namespace in a language, as a function of their keys. The words of a language never change once
 * they are loaded, so there is nothing to listen to: `useTranslation()` would, for each of the many that ask.
 */
export function useWords<Namespace extends keyof Words>(
  namespace: Namespace,
  locale: Locale,
): TFunction<Namespace> {
  const i18n = useI18n();
  const known = made.get(i18n) ?? new Map();
  made.set(i18n, known);
  const key = `${locale}/${namespace}`;
  const isLoaded = () => i18n.hasResourceBundle(locale, namespace);
  const t = known.get(key) ?? remembering(i18n.getFixedT(locale, namespace), isLoaded);
  known.set(key, t);
  return t;
}

/**
 * Looks up each text once: every screen asks for the same ones, and looking them up takes a tenth of a move. What stands
 * in for a text that is still on its way is not kept.
 */
function remembering<Namespace extends keyof Words>(
  look: TFunction<Namespace>,
  isLoaded: () => boolean,
): TFunction<Namespace> {
  const ask = look as (key: string, variables?: object) => string;
  const texts: { [key: string]: string } = Object.create(null);
  const t = (key: string, variables?: object): string => {
    const known = variables ? undefined : texts[key];
    if (known !== undefined) return known;
    const text = ask(key, variables);
    if (!variables && isLoaded()) texts[key] = text;
    return text;
  };
  return t as TFunction<Namespace>;
}
