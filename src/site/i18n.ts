import lastWords from 'virtual:hulma/last-words';
import site from 'virtual:hulma/site';
import i18next, { type i18n as I18n, type PostProcessorModule } from 'i18next';
import { breakMark } from '../../schema/break-mark.ts';
import { type Locale, sourceLocale } from '../../schema/languages.ts';
import { defaultNamespace, namespaceOf, namespaces } from '../../schema/namespaces.ts';
import { siteVariablesOf } from '../../schema/placeholders.ts';
import type { Words } from '../../schema/words/index.ts';
import type { Resources, SharedNamespace } from './keys.ts';
import type { Page } from './page.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof defaultNamespace;
    resources: Resources;
  }
}

/** What the placeholders of every text stand for. */
export const siteValues = siteVariablesOf(site);

const invisible = new RegExp(`[${breakMark}\u00ad]`, 'g');

/** Takes break marks and soft hyphens out of what `t()` gives; on the page, `<Words>` makes use of them. */
const withoutBreakMarks: PostProcessorModule = {
  type: 'postProcessor',
  name: 'withoutBreakMarks',
  process: (text) => text.replace(invisible, ''),
};

/**
 * The translation layer (specification section 1). What a screen needs is added before it is drawn, so nothing waits for
 * words or listens for changes; a missing key falls back to English and then to the key itself.
 */
export function createI18n(): I18n {
  const instance = i18next.createInstance();
  instance.use(withoutBreakMarks).init({
    lng: sourceLocale,
    fallbackLng: sourceLocale,
    ns: namespaces,
    defaultNS: defaultNamespace,
    // The error screen has its words even where the others of the language could not be loaded.
    resources: lastWords,
    returnNull: false,
    postProcess: withoutBreakMarks.name,
    interpolation: { escapeValue: false, defaultVariables: siteValues },
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  });
  return instance;
}

/** The words of the interface in one language (scripts/site/page-modules.ts). */
export interface LocaleWords extends Words {
  labels: Resources['labels'];
  /** The keys that are English because the translation lacks them. */
  fallbacks: { readonly [Name in SharedNamespace]: readonly string[] };
}

/** Where words are: their namespace, the entry of it that a screen is, and their language. */
export interface Place {
  ns: keyof Resources;
  keyPrefix?: string | undefined;
  lng: Locale;
}

/** Makes the words of the interface known in a language. */
export function addWords(instance: I18n, locale: Locale, { fallbacks, ...words }: LocaleWords): void {
  for (const ns of Object.keys(words) as SharedNamespace[]) {
    instance.addResourceBundle(locale, ns, words[ns]);
    addFallbacks(instance, { ns, lng: locale }, fallbacks[ns]);
  }
}

/** Makes the frontmatter of a page known as its namespace, in the language of its text. */
export function addPage(instance: I18n, locale: Locale, { key, frontmatter, fallbacks }: Page): void {
  const { namespace: ns, entry } = namespaceOf(key);
  instance.addResourceBundle(locale, ns, entry ? { [entry]: frontmatter } : frontmatter);
  addFallbacks(instance, { ns, keyPrefix: entry, lng: locale }, fallbacks);
}

/** Which keys are English for want of a translation is kept beside the words, as a bundle of its own. */
function addFallbacks(instance: I18n, place: Place, keys: readonly string[]): void {
  instance.addResourceBundle(place.lng, 'fallbacks', { [nameOf(place)]: keys });
}

const nameOf = ({ ns, keyPrefix = '' }: Place): string => `${ns}:${keyPrefix}`;

/** Whether a text is English for want of a translation, by itself or with the list that it is in. */
export function isFallback(instance: I18n, place: Place, key: string): boolean {
  const keys: readonly string[] = instance.getResourceBundle(place.lng, 'fallbacks')?.[nameOf(place)] ?? [];
  return keys.some((path) => `${key}.`.startsWith(`${path}.`));
}

/** The instance of the site: what is loaded is added to it, and the provider in App.tsx hands it to components. */
export const i18n = createI18n();
