import i18next, { type i18n } from 'i18next';
import type { Locale } from '../../schema/languages.ts';
import { sourceLocale } from '../../schema/languages.ts';
import { defaultNamespace, namespaceOf, namespaces } from '../../schema/namespaces.ts';
import type { Words } from '../../schema/words/index.ts';
import { siteVariables } from './fill.ts';
import type { Page } from './page.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof defaultNamespace;
    resources: Words;
  }
}

/**
 * The translation layer (specification section 1): bundled text only, no suspending, escaping left to React,
 * a missing key falls back to English and then to the key itself. React gets the instance through react-i18next's
 * provider (useI18n.ts); what a screen needs is loaded before it is drawn, so nothing waits for words.
 */
export function createI18n(): i18n {
  const instance = i18next.createInstance();
  instance.init({
    lng: sourceLocale,
    fallbackLng: sourceLocale,
    ns: namespaces,
    defaultNS: defaultNamespace,
    resources: {},
    initAsync: false,
    react: { useSuspense: false },
    returnNull: false,
    interpolation: { escapeValue: false, defaultVariables: siteVariables },
  });
  return instance;
}

/** Makes the words of the interface known in a language. */
export function addWords(instance: i18n, locale: Locale, words: Words): void {
  instance.addResourceBundle(locale, 'common', words.common, true, true);
  instance.addResourceBundle(locale, 'components', words.components, true, true);
}

/** Makes the frontmatter of a page known as its namespace, so that `t('pricing:disclaimer')` reads it. */
export function addPage(instance: i18n, locale: Locale, page: Page): void {
  const place = namespaceOf(page.key);
  if (!place) return;
  const { namespace, entry } = place;
  const resources = entry ? { [entry]: page.frontmatter } : page.frontmatter;
  instance.addResourceBundle(locale, namespace, resources, true, true);
}
