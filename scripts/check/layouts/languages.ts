import type { Language, Locale } from '../core/project.ts';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The language that the name of a file or folder stands for: `fr`, `pt-BR`, `zh-cn`, `en_US`; `undefined` for other words. */
export function tagOf(name: string): Locale | undefined {
  if (!/^[a-z]{2,3}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?$/i.test(name)) return undefined;
  const tag = name.replaceAll('_', '-');
  return names.of(tag) === undefined ? undefined : Intl.getCanonicalLocales(tag)[0];
}

/** What is known of a language by its tag. */
export function languageOf(code: Locale): Language {
  const nativeName = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const { script = '' } = new Intl.Locale(code).maximize();
  return { code, name: names.of(code) ?? code, nativeName, rtl: rightToLeft.has(script) };
}

const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The name among those of a project that texts are most likely written in first: English, in whichever spelling. */
export const sourceAmong = (folders: readonly string[]): string | undefined =>
  ['en', 'en-US', 'en-GB'].map((tag) => folders.find((name) => tagOf(name) === tag)).find(Boolean) ??
  folders.find((name) => tagOf(name)?.startsWith('en-'));

/**
 * Compares addresses across languages: without the folder of a language, the ending of a file, and what follows the
 * page, since a translated heading has another id. Those of other sites count by their name alone, as they may have
 * the page in another language.
 */
export function languageAddress(folders: readonly string[]): (url: string) => string | undefined {
  const prefixes = new Set(folders.map((name) => name.toLowerCase()));
  return (url) => {
    if (/^[a-z][a-z+.-]*:/i.test(url)) return undefined;
    const path = url.replace(/[?#].*$/, '').replace(/\.mdx?$/, '');
    const segments = path
      .split('/')
      .filter((segment) => !/^\.{0,2}$/.test(segment) && !prefixes.has(segment.toLowerCase()));
    return path === '' ? '#' : segments.join('/');
  };
}
