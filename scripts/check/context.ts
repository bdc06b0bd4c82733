import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Graph, ParsedFile } from './core/graph.ts';
import { isComponent } from './core/mdx/component.ts';
import { headingsOf } from './core/mdx/headings.ts';
import { visit } from './core/mdx/visit.ts';
import type { Components, Locale, Project } from './core/project.ts';
import { asContent } from './core/translation.ts';
import { type GlossaryTerms, glossaryTerms } from './glossary-terms.ts';
import type { Memo } from './memo.ts';

/** What rules need to know about the site besides the files they compare. */
export interface CheckContext {
  project: Project;
  anchors: ReadonlyMap<string, readonly string[]>;
  /** Addresses of pictures and other files of the site; `undefined` for content without a site around it. */
  files: ReadonlySet<string> | undefined;
  termsOf(locale: Locale): GlossaryTerms;
  /** Identifies everything in here that findings about a language depend on. */
  digestFor(locale: Locale): string;
}

/** Collects what rules need to know about the site. */
export function contextOf(graph: Graph, memo: Memo): CheckContext {
  const anchors = pageAnchors(graph, memo);
  const files = graph.publicFiles
    ? new Set([...graph.publicFiles].sort())
    : graph.project.public === undefined
      ? undefined
      : publicFiles(join(graph.contentDir, graph.project.public));
  const { site = '' } = graph.project;
  const digest = digestOf([site, JSON.stringify([...anchors]), JSON.stringify(files && [...files])]);
  const terms = new Map<Locale, GlossaryTerms>();
  return {
    project: graph.project,
    anchors,
    files,
    termsOf: (locale) => {
      const known = terms.get(locale) ?? glossaryTerms(graph, locale);
      terms.set(locale, known);
      return known;
    },
    digestFor: (locale) => {
      const glossaries = [graph.project.source, locale];
      return digestOf([digest, ...glossaries.map((code) => graph.glossaries.get(code)?.hash ?? '')]);
    },
  };
}

/** One short identifier for several facts. */
export const digestOf = (facts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

/** Links cannot lead to pages without an address. */
function pageAnchors(graph: Graph, memo: Memo): Map<string, string[]> {
  const { project } = graph;
  return new Map(
    [...graph.pages.values()].flatMap(({ key, files }) => {
      const source = files.get(project.source);
      if (!source || !project.components || project.files.unaddressed.includes(key)) return [];
      return [
        [
          key,
          memo.remember(digestOf(['anchors', source.hash]), () =>
            anchorsOf(source, project.components ?? {}),
          ),
        ],
      ];
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

/** The ids of a page that links can lead to: those of headings and components. */
function anchorsOf({ body, data }: Pick<ParsedFile, 'body' | 'data'>, rules: Components): string[] {
  if (!body) return [];
  const anchors = headingsOf(body).flatMap(({ id }) => id ?? []);
  const content = asContent(data?.value);
  visit(body, (node) => {
    if (!isComponent(node)) return;
    const name = node.name ?? '';
    const own = Object.hasOwn(rules, name) ? (rules[name]?.anchors ?? []) : [];
    for (const anchor of own) {
      if (typeof anchor === 'string') anchors.push(anchor);
      else {
        const entries = Object.keys(asContent(content[anchor.entriesOf]));
        anchors.push(...entries.map((key) => anchor.prefix + key));
      }
    }
  });
  return anchors;
}
