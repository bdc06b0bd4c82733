import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { entriesBelow, pathFrom } from './core/files.ts';
import type { Graph, Page } from './core/graph.ts';
import { grouped } from './core/grouped.ts';
import { headingsOf } from './core/mdx/headings.ts';
import { isComponent, visit } from './core/mdx/nodes.ts';
import { memoize } from './core/memoize.ts';
import type { Pair } from './core/pairs.ts';
import type { ParsedFile } from './core/parsed-file.ts';
import { readFrontmatter } from './core/parsing/frontmatter.ts';
import type { Components, Locale, Project } from './core/project.ts';
import { resolvedRecord } from './core/staleness/checked.ts';
import { asContent } from './core/translation.ts';
import type { Memo } from './memo.ts';
import { addressKey, anchorIdsOf } from './rules/links/link-target.ts';
import { type GlossaryTerms, glossaryTerms } from './text/glossary-terms.ts';

/** What rules need to know about the site besides the files they compare. */
export interface CheckContext {
  project: Project;
  /** The heading ids of each page, by its key; empty in projects with a `layout`. */
  anchors: ReadonlyMap<string, readonly string[]>;
  /** The pages that a URL on a page may lead to; none in projects without a `layout`. */
  pagesAt(url: string, page: string): readonly Page[];
  /** The anchors of a page that links can target, each mapped to its language-independent name. */
  anchorIdsOf(file: ParsedFile): ReadonlyMap<string, string>;
  /** URLs of pictures and other public files; `undefined` for content without a site around it. */
  files: ReadonlySet<string> | undefined;
  termsOf(locale: Locale): GlossaryTerms;
  /** A digest of everything in this context that findings depend on. */
  digest: string;
}

/** Collects what rules need to know about the site. */
export function contextOf(graph: Graph, memo: Memo): CheckContext {
  const anchors = pageAnchors(graph, memo);
  const addresses = publicFiles(graph)?.toSorted();
  const { site = '' } = graph.project;
  const anchorIdsByPath = memoize((_path: string, file: ParsedFile) =>
    anchorIdsOf(file, graph.project.layout),
  );
  return {
    project: graph.project,
    anchors,
    pagesAt: pagesByAddress(graph),
    // Memoized by path, so that anchors are still known after a file's parse result is released.
    anchorIdsOf: (file) => anchorIdsByPath(file.path, file),
    files: addresses && new Set(addresses),
    termsOf: memoize((locale: Locale) => glossaryTerms(graph, locale)),
    digest: digestOf([
      site,
      [...anchors],
      addresses,
      [...graph.glossaries.values()].map((file) => [file.path, digestOfFile(file)]),
    ]),
  };
}

/** Returns one short digest of several facts, which are plain data. */
export const digestOf = (facts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

/** Returns a digest of a file's text, or of its problems if it cannot be read. */
export const digestOfFile = memoize((file: ParsedFile) => digestOf([file.text || file.problems]));

/** Returns a digest of a translation, its source and its record, which may depend on the git history (`checked`). */
export const digestOfPair = (pair: Pair): string =>
  digestOf([
    pair.path,
    ...[pair.source, pair.translation, pair.record].map((file) => file && digestOfFile(file)),
    [...(resolvedRecord(pair) ?? [])],
  ]);

/** Returns the anchors of each page, except for pages without a URL, which links cannot target. */
function pageAnchors({ pages, project }: Graph, memo: Memo): Map<string, string[]> {
  const { components, source, files: named } = project;
  const anchors = new Map<string, string[]>();
  for (const { key, files } of pages.values()) {
    const file = files.get(source);
    if (file && components && !named.unaddressed.includes(key))
      anchors.set(
        key,
        memo.remember(digestOf(['anchors', digestOfFile(file)]), () => anchorsOf(file, components)),
      );
  }
  return anchors;
}

function pagesByAddress(graph: Graph): CheckContext['pagesAt'] {
  const { pages, project } = graph;
  return (url, page) => {
    const address = addressKey(url, page, project);
    const named =
      address === '#'
        ? [pages.get(page) ?? []].flat()
        : (addressesIn(graph).get(address) ?? []).map(({ page }) => page);
    const ofSameVersion = named.filter(({ key }) => versionOf(key) === versionOf(page));
    return ofSameVersion.length > 0 ? ofSameVersion : named;
  };
}

/** The pages of a project with a `layout` by URL; reads the frontmatter of each, so only where a link needs it. */
const addressesIn = memoize(({ pages, project }: Graph) => {
  const addresses = (project.layout ? [...pages.values()] : []).flatMap((page) =>
    namesOf(page, project.source).map((name) => ({
      address: addressKey(posix.join('/', name), '', project),
      page,
    })),
  );
  return grouped(addresses, ({ address }) => address);
});

/** The names of a page in URLs: its key, and the `id` and `slug` of its frontmatter within its folder. */
function namesOf({ key, files }: Page, source: Locale): string[] {
  // Reads only the frontmatter: a parsed body would stay in memory until the page is checked.
  const { id, slug } = asContent(readFrontmatter(files.get(source)?.text ?? '').data?.value);
  const names = [id, slug].filter((name) => typeof name === 'string');
  return [key, ...names.map((name) => posix.join(posix.dirname(key), name))];
}

/** The folder of the documentation version that a page belongs to, if any. */
const versionOf = (page: string): string | undefined => /^.*\/version-[^/]+/.exec(page)?.[0];

/** Returns the URLs of all public files, such as `/images/chair.svg`. */
function publicFiles({ publicFiles, project, contentDir }: Graph): readonly string[] | undefined {
  if (publicFiles || project.public === undefined) return publicFiles;
  const folder = join(contentDir, project.public);
  if (!existsSync(folder)) return undefined;
  return entriesBelow(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => `/${pathFrom(folder, join(entry.parentPath, entry.name))}`);
}

/** Returns the ids of a page that links can target: those of headings and components. */
function anchorsOf({ body, data }: Pick<ParsedFile, 'body' | 'data'>, rules: Components): string[] {
  if (!body) return [];
  const anchors = headingsOf(body).flatMap(({ id }) => id ?? []);
  const content = asContent(data?.value);
  visit(body, (node) => {
    const name = (isComponent(node) && node.name) || '';
    const declared = Object.hasOwn(rules, name) ? rules[name]?.anchors : undefined;
    for (const anchor of declared ?? []) {
      if (typeof anchor === 'string') anchors.push(anchor);
      else for (const key in asContent(content[anchor.entriesOf])) anchors.push(anchor.prefix + key);
    }
  });
  return anchors;
}
