import type { Graph } from '../../check/core/index.ts';
import { glossaryTerms, occurrences } from '../../check/index.ts';

/** A term of the trade, and its translation. */
export type Term = ReturnType<typeof termsOf>[number];

/** The terms of the glossary of a language, for `termsIn()`. */
export const termsOf = (graph: Graph, language: string) => glossaryTerms(graph, language).terms;

/** The terms that an English text has, in the singular or the plural. */
export function termsIn(english: string, terms: readonly Term[]): Term[] {
  const text = english.toLowerCase();
  return terms.filter(({ en }) => {
    const term = en.toLowerCase();
    // Most terms are in no text, which is quick to test.
    return (
      text.includes(term) && [term, `${term}s`].some((phrase) => occurrences(text, phrase, 'en').length > 0)
    );
  });
}
