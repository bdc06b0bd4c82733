import { createHash } from 'node:crypto';
import { type Locale, sourceLocale } from '../../schema/languages.ts';
import type { Graph } from '../content/graph.ts';
import { type GlossaryTerms, glossaryTerms } from './glossary-terms.ts';
import type { Memo } from './memo.ts';

/** What rules have to know of the site beyond the files they compare. */
export interface CheckContext {
  /** What the glossary asks of a language. */
  termsOf(locale: Locale): GlossaryTerms;
  /** Names everything in here that findings about a language can follow from. */
  digestFor(locale: Locale): string;
}

/** Gathers what rules have to know of the site. */
export function contextOf(graph: Graph, _memo: Memo): CheckContext {
  const terms = new Map<Locale, GlossaryTerms>();
  return {
    termsOf: (locale) => {
      const known = terms.get(locale) ?? glossaryTerms(graph, locale);
      terms.set(locale, known);
      return known;
    },
    digestFor: (locale) =>
      digestOf(([sourceLocale, locale] as const).map((code) => graph.glossaries.get(code)?.hash ?? '')),
  };
}

/** One short name for several facts. */
export const digestOf = (facts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
