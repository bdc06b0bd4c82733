import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { entriesBelow } from './core/entries-below.ts';
import { pathFrom } from './core/files.ts';
import { filesOf, type Graph, type Page } from './core/graph.ts';
import { grouped } from './core/grouped.ts';
import { headingsOf } from './core/mdx/headings.ts';
import { isComponent, visit } from './core/mdx/nodes.ts';
import { once } from './core/once.ts';
import type { TranslatedFile } from './core/pairs.ts';
import type { ParsedFile } from './core/parsed-file.ts';
import { readFrontmatter } from './core/parsing/frontmatter.ts';
import type { Components, Locale, Project } from './core/project.ts';
import { asContent } from './core/translation.ts';
import type { Memo } from './memo.ts';
import { addressKey, placesOf } from './rules/links/link-target.ts';
import { type GlossaryTerms, glossaryTerms } from './text/glossary-terms.ts';

/** What rules need to know about the site besides the files they compare. */
export interface CheckContext {
  project: Project;
  anchors: ReadonlyMap<string, readonly string[]>;
  /** In other layouts, the pages that an address on a page may lead to. */
  pagesAt(url: string, page: string): readonly Page[];
  /** The places of a page that links can lead to, each with what it is called in every language. */
  placesOf(file: ParsedFile): ReadonlyMap<string, string>;
  /** Addresses of pictures and other files of the site; `undefined` for content without a site around it. */
  files: ReadonlySet<string> | undefined;
  termsOf(locale: Locale): GlossaryTerms;
  /** Identifies everything in here that findings depend on. */
  digest: string;
}

/** Collects what rules need to know about the site. */
export function contextOf(graph: Graph, memo: Memo): CheckContext {
  const anchors = pageAnchors(graph, memo);
  const addresses = publicFiles(graph)?.toSorted();
  const { site = '' } = graph.project;
  // Where links lead to headings, those of the pages in both languages count.
  const read = graph.project.layout ? filesOf(graph) : [...graph.glossaries.values()];
  const placesAt = once((_path: string, file: ParsedFile) => placesOf(file, graph.project.layout));
  return {
    project: graph.project,
    anchors,
    pagesAt: pagesByAddress(graph),
    // Those of a file that is no longer parsed are still known.
    placesOf: (file) => placesAt(file.path, file),
    files: addresses && new Set(addresses),
    termsOf: once((locale: Locale) => glossaryTerms(graph, locale)),
    digest: digestOf([site, [...anchors], addresses, read.map((file) => [file.path, hashOf(file)])]),
  };
}

/** One short identifier for several facts, which are plain data. */
export const digestOf = (facts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

/** Identifies what a file says; of one that cannot be read there are only its problems. */
export const hashOf = once((file: ParsedFile) => digestOf([file.text || file.problems]));

/** Identifies all that the files of a translation say, and what the history tells of it. */
export const hashOfTranslated = ({ path, source, translation, record, history }: TranslatedFile): string =>
  digestOf([
    path,
    ...[source, translation, record].map((file) => file && hashOf(file)),
    history && [[...history.changed], history.dropped],
  ]);

/** Links cannot lead to pages without an address. */
function pageAnchors({ pages, project }: Graph, memo: Memo): Map<string, string[]> {
  const { components, source, files: named } = project;
  const anchors = new Map<string, string[]>();
  for (const { key, files } of pages.values()) {
    const file = files.get(source);
    if (file && components && !named.unaddressed.includes(key))
      anchors.set(
        key,
        memo.remember(digestOf(['anchors', hashOf(file)]), () => anchorsOf(file, components)),
      );
  }
  return anchors;
}

function pagesByAddress({ pages, project }: Graph): CheckContext['pagesAt'] {
  const all = project.layout ? [...pages.values()] : [];
  const addresses = all.flatMap((page) =>
    namesOf(page, project.source).map((name) => ({ address: addressKey(`/${name}`, '', project), page })),
  );
  const found = grouped(addresses, ({ address }) => address);
  return (url, page) => {
    const address = addressKey(url, page, project);
    const named =
      address === '#' ? [pages.get(page) ?? []].flat() : (found.get(address)?.map(({ page }) => page) ?? []);
    const ofSameVersion = named.filter(({ key }) => versionOf(key) === versionOf(page));
    return ofSameVersion.length > 0 ? ofSameVersion : named;
  };
}

/** What a page is called in addresses: its key, and the names that its frontmatter gives it in its folder. */
function namesOf({ key, files }: Page, source: Locale): string[] {
  // Without its body, which would stay in memory up to the turn of the page.
  const { data } = readFrontmatter(files.get(source)?.text ?? '');
  const { id, slug } = asContent(data?.value);
  const names = [id, slug].filter((name) => typeof name === 'string');
  return [key, ...names.map((name) => posix.join(posix.dirname(key), name))];
}

/** The folder of a version of a documentation that a page is in, if any. */
const versionOf = (page: string): string | undefined => /^.*\/version-[^/]+/.exec(page)?.[0];

/** The addresses of all public files: `/images/chair.svg`. */
function publicFiles({ publicFiles, project, contentDir }: Graph): readonly string[] | undefined {
  if (publicFiles || project.public === undefined) return publicFiles;
  const folder = join(contentDir, project.public);
  if (!existsSync(folder)) return undefined;
  return entriesBelow(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => `/${pathFrom(folder, join(entry.parentPath, entry.name))}`);
}

/** The ids of a page that links can lead to: those of headings and components. */
function anchorsOf({ body, data }: Pick<ParsedFile, 'body' | 'data'>, rules: Components): string[] {
  if (!body) return [];
  const anchors = headingsOf(body).flatMap(({ id }) => id ?? []);
  const content = asContent(data?.value);
  visit(body, (node) => {
    const name = (isComponent(node) && node.name) || '';
    const own = Object.hasOwn(rules, name) ? rules[name]?.anchors : undefined;
    for (const anchor of own ?? []) {
      if (typeof anchor === 'string') anchors.push(anchor);
      else for (const key in asContent(content[anchor.entriesOf])) anchors.push(anchor.prefix + key);
    }
  });
  return anchors;
}
