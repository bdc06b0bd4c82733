import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Locale, sourceLocale } from '../../schema/languages.ts';
import { notFoundKey } from '../../schema/page-key.ts';
import type { Graph } from '../content/graph.ts';
import { anchorsOf } from './anchors.ts';
import { type GlossaryTerms, glossaryTerms } from './glossary-terms.ts';
import type { Memo } from './memo.ts';

/** What rules have to know of the site beyond the files they compare. */
export interface CheckContext {
  /** The pages that links can lead to, each with its anchors. */
  anchors: ReadonlyMap<string, readonly string[]>;
  /** Addresses of pictures and other files of the site; `undefined` for content without a site around it. */
  files: ReadonlySet<string> | undefined;
  /** What the glossary asks of a language. */
  termsOf(locale: Locale): GlossaryTerms;
  /** Names everything in here that findings about a language can follow from. */
  digestFor(locale: Locale): string;
}

/** Gathers what rules have to know of the site. */
export function contextOf(graph: Graph, memo: Memo): CheckContext {
  const anchors = pageAnchors(graph, memo);
  const files = graph.publicFiles
    ? new Set([...graph.publicFiles].sort())
    : publicFiles(join(graph.contentDir, '..', 'public'));
  const digest = digestOf([JSON.stringify([...anchors]), JSON.stringify(files && [...files])]);
  const terms = new Map<Locale, GlossaryTerms>();
  return {
    anchors,
    files,
    termsOf: (locale) => {
      const known = terms.get(locale) ?? glossaryTerms(graph, locale);
      terms.set(locale, known);
      return known;
    },
    digestFor: (locale) => {
      const glossaries = [sourceLocale, locale] as const;
      return digestOf([digest, ...glossaries.map((code) => graph.glossaries.get(code)?.hash ?? '')]);
    },
  };
}

/** One short name for several facts. */
export const digestOf = (facts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

/** The not-found screen has no address of its own. */
function pageAnchors(graph: Graph, memo: Memo): Map<string, string[]> {
  return new Map(
    [...graph.pages.values()].flatMap(({ key, files }) => {
      const source = files.get(sourceLocale);
      if (!source || key === notFoundKey) return [];
      return [[key, memo.remember(digestOf(['anchors', source.hash]), () => anchorsOf(source))]];
    }),
  );
}

/** The addresses of all files below a folder: `/images/chair.svg`. */
function publicFiles(folder: string): Set<string> | undefined {
  if (!existsSync(folder)) return undefined;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  return new Set(paths.sort());
}
