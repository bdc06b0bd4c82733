import { type Glossary, glossarySchema } from '../../schema/glossary.ts';
import { type Locale, sourceLocale } from '../../schema/languages.ts';
import type { Graph } from '../content/graph.ts';

/** What the glossary asks of the texts of a language. */
export interface GlossaryTerms {
  /** Names and codes that stay as they are, in every language. */
  keep: string[];
  terms: Glossary['terms'];
}

/** The terms of a language; none where its glossary is missing or cannot be read, which is a finding by itself. */
export function glossaryTerms(graph: Graph, locale: Locale): GlossaryTerms {
  return { keep: glossaryOf(graph, sourceLocale).keep, terms: glossaryOf(graph, locale).terms };
}

function glossaryOf(graph: Graph, locale: Locale): Glossary {
  const read = glossarySchema.safeParse(graph.glossaries.get(locale)?.data?.value);
  return read.success ? read.data : { keep: [], terms: [] };
}

/** Arabic joins these to the word that follows: and, so, with, like, for, the. */
const arabicPrefixes = '(?:[وف]?[بكل]?(?:ال)?|[وف]?لل)';

/**
 * Where a phrase stands in a text as words of its own, as offsets. Chinese writes no spaces, so any place
 * counts there; Arabic joins articles and particles to a word, so they may stand before it.
 */
export function occurrences(text: string, phrase: string, locale: Locale): number[] {
  // Nearly every text has none of nearly every term.
  if (!text.includes(phrase)) return [];
  const literal = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isHan = /\p{Script=Han}/u.test(phrase);
  const before = isHan ? '' : '(?<![\\p{L}\\p{N}])';
  const after = isHan ? '' : '(?![\\p{L}\\p{N}])';
  const prefix = locale === 'ar' && /\p{Script=Arabic}/u.test(phrase) ? arabicPrefixes : '';
  const pattern = new RegExp(`${before}${prefix}(${literal})${after}`, 'gu');
  return [...text.matchAll(pattern)].map((match) => match.index + match[0].length - phrase.length);
}
