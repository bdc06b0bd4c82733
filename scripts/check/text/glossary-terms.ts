import { contentPath } from '../core/files.ts';
import { type Glossary, glossarySchema } from '../core/glossary.ts';
import type { Graph } from '../core/graph.ts';
import type { Locale } from '../core/project.ts';
import { literal, phrasesPattern } from './masked.ts';

/** What the glossary requires of text in a language. */
export interface GlossaryTerms extends Pick<Glossary, 'keep' | 'terms'> {
  /** Path of the glossary, as shown in messages. */
  path: string;
  /** Matches the names to keep and the phrases that may stay in English; `undefined` if there are none. */
  untouched: RegExp | undefined;
}

/** Returns the terms of a language; none if its glossary is missing or unreadable. */
export function glossaryTerms(graph: Graph, locale: Locale): GlossaryTerms {
  const { terms, same } = glossaryOf(graph, locale);
  const { keep } = glossaryOf(graph, graph.project.source);
  const path = contentPath(graph.displayRoot, `${locale}/glossary.yaml`);
  return { path, keep, terms, untouched: phrasesPattern([...keep, ...same.map(({ text }) => text)]) };
}

function glossaryOf(graph: Graph, locale: Locale): Glossary {
  const read = glossarySchema.safeParse(graph.glossaries.get(locale)?.data?.value);
  return read.success ? read.data : { keep: [], terms: [], same: [], search: [] };
}

/** Prefixes that Arabic joins to the next word: and, so, with, like, for, the. */
const arabicPrefixes = '(?:[وف]?[بكل]?(?:ال)?|[وف]?لل)';

/**
 * Returns the offsets where a phrase occurs as whole words; in Chinese anywhere, and in Arabic also after articles and
 * particles. Its spaces also match no-break spaces.
 */
export function occurrences(text: string, phrase: string, locale: Locale): number[] {
  const words = phrase.split(' ');
  if (!words.every((word) => text.includes(word))) return [];
  const prefix = locale === 'ar' && /\p{Script=Arabic}/u.test(phrase) ? arabicPrefixes : '';
  const [before, after] = [phrase.at(0), phrase.at(-1)].map(joinedBy);
  const written = words.map(literal).join('[ \\u00a0\\u202f]');
  const pattern = new RegExp(`(?<!${before})${prefix}${written}(?!${after})`, 'gu');
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => index + found.length - phrase.length);
}

/** Returns the character class that, next to a phrase, makes it part of a longer word. */
function joinedBy(letter = ''): string {
  if (/\p{Script=Han}/u.test(letter)) return '[]';
  // A Latin name in Chinese or Arabic text needs no space next to it.
  return /\p{Script=Latin}/u.test(letter) ? '[\\p{Script=Latin}\\p{N}]' : '[\\p{L}\\p{N}]';
}
