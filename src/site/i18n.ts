import lastWords from 'virtual:hulma/last-words';
import site from 'virtual:hulma/site';
import i18next, { type i18n as I18n, type PostProcessorModule } from 'i18next';
import { breakMark } from '../../schema/break-mark.ts';
import { type Locale, sourceLocale } from '../../schema/languages.ts';
import { defaultNamespace, namespaceOf, namespaces } from '../../schema/namespaces.ts';
import { siteVariablesOf } from '../../schema/placeholders.ts';
import type { Words } from '../../schema/words/index.ts';
import type { Resources, SharedNamespace } from './keys.ts';
import type { PageFacts } from './page.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof defaultNamespace;
    resources: Resources;
  }
}

/** Values of the placeholders that are available in every string. */
export const siteValues = siteVariablesOf(site);

const invisible = new RegExp(`[${breakMark}\u00ad]`, 'g');

/** Removes break marks and soft hyphens from the result of `t()`; `<Words>` keeps them. */
const withoutBreakMarks: PostProcessorModule = {
  type: 'postProcessor',
  name: 'withoutBreakMarks',
  process: (text) => text.replace(invisible, ''),
};

/** Creates an i18next instance. Words are added before a screen renders, so nothing suspends. Falls back to English. */
export function createI18n(): I18n {
  const instance = i18next.createInstance();
  instance.use(withoutBreakMarks).init({
    lng: sourceLocale,
    fallbackLng: sourceLocale,
    // A copy, since i18next adds the namespaces of its bundles to it.
    ns: [...namespaces],
    defaultNS: defaultNamespace,
    // Provides the words of the error screen, even if the language's other words fail to load. A copy, since i18next
    // adds to the object.
    resources: structuredClone(lastWords),
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

/** Where a string is found: its namespace, the screen's entry in it, and its language. */
export interface Place {
  ns: keyof Resources;
  keyPrefix?: string | undefined;
  lng: Locale;
}

/** Adds the words of the interface in a language. */
export function addWords(instance: I18n, locale: Locale, { fallbacks, ...words }: LocaleWords): void {
  for (const ns of Object.keys(words) as SharedNamespace[]) {
    instance.addResourceBundle(locale, ns, words[ns]);
    addFallbacks(instance, { ns, lng: locale }, fallbacks[ns]);
  }
}

/** Adds the frontmatter of a page to its namespace, in the language of its text. */
export function addPage(instance: I18n, locale: Locale, { key, frontmatter, fallbacks }: PageFacts): void {
  const { namespace: ns, entry } = namespaceOf(key);
  // A bundle would copy the entries of all other pages. i18next types the value only for its most common use.
  if (entry) instance.addResource(locale, ns, entry, frontmatter as unknown as string);
  else instance.addResourceBundle(locale, ns, frontmatter);
  addFallbacks(instance, { ns, keyPrefix: entry, lng: locale }, fallbacks);
}

/** Stores the keys that fall back to English beside the words, in their own bundle. */
function addFallbacks(instance: I18n, place: Place, keys: readonly string[]): void {
  instance.addResources(place.lng, 'fallbacks', { [nameOf(place)]: keys });
}

const nameOf = ({ ns, keyPrefix = '' }: Place): string => `${ns}:${keyPrefix}`;

/** Whether a string, or the list that contains it, falls back to English. */
export function isFallback(instance: I18n, place: Place, key: string): boolean {
  const keys: readonly string[] = instance.getResourceBundle(place.lng, 'fallbacks')?.[nameOf(place)] ?? [];
  return keys.some((path) => `${key}.`.startsWith(`${path}.`));
}

/** The i18next instance of the site; App.tsx provides it to components. */
export const i18n = createI18n();
