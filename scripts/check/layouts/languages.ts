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
