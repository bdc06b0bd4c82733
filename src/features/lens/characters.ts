import type { Locale } from '../../../schema/languages.ts';

/** Characters that a language needs and many keyboards lack. */
const characters: { readonly [Code in Locale]?: readonly string[] } = {
  ar: ['«', '»', '،', '؛', '؟'],
  de: ['„', '“', '‚', '‘', '–'],
  fr: ['«', '»', '\u202f', '’', '…'],
  nl: ['“', '”', '‘', '’', '–'],
  zh: ['“', '”', '《', '》', '、'],
};

export const charactersOf = (locale: Locale): readonly string[] => [
  ...new Set([...(characters[locale] ?? ['“', '”']), '–', '…', '\u00a0']),
];

/** Returns the label of an insert button, which names invisible characters. */
export const labelOf = (text: string): string =>
  ({ '\u202f': 'narrow no-break space', '\u00a0': 'no-break space' })[text] ?? text;
