import { type Glossary, glossarySchema } from './core/glossary.ts';
import type { Graph } from './core/graph.ts';
import type { Locale } from './core/project.ts';
import { literal, phrasesPattern } from './masked.ts';

/** What the glossary asks of the texts of a language. */
export interface GlossaryTerms {
  /** Names and codes that stay as they are, in every language. */
  keep: string[];
  terms: Glossary['terms'];
  same: string[];
  /** Finds the names to keep, for rules about the words of a language; `undefined` when there are none. */
  names: RegExp | undefined;
  /** The same with the texts that may stay English. */
  notTranslated: RegExp | undefined;
}

/** The terms of a language; none if its glossary is missing or unreadable, which is a finding of its own. */
export function glossaryTerms(graph: Graph, locale: Locale): GlossaryTerms {
  const { terms, same } = glossaryOf(graph, locale);
  const { keep } = glossaryOf(graph, graph.project.source);
  const texts = same.map(({ text }) => text);
  return termsFrom(keep, terms, texts);
}

/** Terms with the patterns that find them. */
export const termsFrom = (
  keep: string[],
  terms: Glossary['terms'] = [],
  same: string[] = [],
): GlossaryTerms => ({
  keep,
  terms,
  same,
  names: phrasesPattern(keep),
  notTranslated: phrasesPattern([...keep, ...same]),
});

function glossaryOf(graph: Graph, locale: Locale): Glossary {
  const read = glossarySchema.safeParse(graph.glossaries.get(locale)?.data?.value);
  return read.success ? read.data : { keep: [], terms: [], same: [], search: [] };
}

/** Arabic joins these to the word that follows: and, so, with, like, for, the. */
const arabicPrefixes = '(?:[وف]?[بكل]?(?:ال)?|[وف]?لل)';

/** A text in which phrases are found: a no-break space in a name is a space. */
export const withSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** Where a phrase occurs as whole words; anywhere in Chinese, and in Arabic also after articles and particles. */
export function occurrences(text: string, phrase: string, locale: Locale): number[] {
  if (!text.includes(phrase)) return [];
  return [...text.matchAll(patternOf(phrase, locale))].map(
    (match) => match.index + match[0].length - phrase.length,
  );
}

function patternOf(phrase: string, locale: Locale): RegExp {
  const prefix = locale === 'ar' && /\p{Script=Arabic}/u.test(phrase) ? arabicPrefixes : '';
  const [before, after] = [phrase.at(0), phrase.at(-1)].map(joinedBy);
  return new RegExp(`(?<!${before})${prefix}${literal(phrase)}(?!${after})`, 'gu');
}

/** Characters that, next to a phrase, make it part of a longer word. */
function joinedBy(letter = ''): string {
  if (/\p{Script=Han}/u.test(letter)) return '[]';
  // A Latin name in a Chinese or Arabic text needs no space beside it.
  return /\p{Script=Latin}/u.test(letter) ? '[\\p{Script=Latin}\\p{N}]' : '[\\p{L}\\p{N}]';
}

/** Path of the glossary of a language, as named in messages. */
export const glossaryPath = (locale: Locale): string => `content/${locale}/glossary.yaml`;
