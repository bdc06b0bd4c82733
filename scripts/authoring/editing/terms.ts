import type { Graph } from '../../check/core/index.ts';
import { glossaryTerms, occurrences } from '../../check/index.ts';

/** A glossary term and its translation. */
export type Term = ReturnType<typeof termsOf>[number];

/** Returns the glossary terms of a language, for `termsIn()`. */
export const termsOf = (graph: Graph, language: string) => glossaryTerms(graph, language).terms;

/** Returns the terms that occur in English text, in the singular or the plural. */
export function termsIn(english: string, terms: readonly Term[]): Term[] {
  const text = english.toLowerCase();
  return terms.filter(({ en }) => {
    const term = en.toLowerCase();
    // Most terms do not occur, which this test finds quickly.
    return (
      text.includes(term) && [term, `${term}s`].some((phrase) => occurrences(text, phrase, 'en').length > 0)
    );
  });
}
