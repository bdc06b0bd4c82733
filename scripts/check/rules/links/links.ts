import type { Image, Link, Nodes } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import type { CheckContext } from '../../context.ts';
import type { ParsedFile } from '../../core/graph.ts';
import type { Layout } from '../../core/layout.ts';
import { placeAt } from '../../core/located.ts';
import { visit } from '../../core/mdx/visit.ts';
import type { Pair, SourceFile } from '../../core/pairs.ts';
import type { Project } from '../../core/project.ts';
import { type Finding, finding } from '../../finding.ts';
import {
  addressKey,
  addressWrittenIn,
  deadLink,
  isFileLost,
  isOfLanguage,
  isOfOtherSite,
  targetOf,
} from '../../link-target.ts';
import { linkEnd } from '../../masked.ts';
import { placeOf, reference } from '../../place.ts';
import { compareUnordered, hasSection, type InSection, nodesIn, placeOfSection } from '../../sections.ts';
import { isAllowedAddress } from '../mdx-protected/guard.ts';

/** Rule `links` in English: every link of the site leads somewhere, and every picture is there. */
export function sourceLinks({ source }: SourceFile, context: CheckContext): Finding[] {
  return [
    ...brokenLinks(source, context),
    ...emptyLinks(source, context),
    ...deadLinks(source, context).map(({ finding }) => finding),
  ];
}

/**
 * Rule `links`: a translation links to what English links to, each as often, and every link leads somewhere.
 * An external page may have another address on the same site, since it may exist in the language. A link of English
 * that leads nowhere is told there, and not also in each translation that has it.
 */
export function links({ source, translation }: Pair, context: CheckContext): Finding[] {
  return [
    ...brokenLinks(translation, context),
    ...emptyLinks(translation, context),
    ...deadIn(source, translation, context).dead.map(({ finding }) => finding),
  ];
}

/** The links of English that lead nowhere, and those of a translation besides them. */
function deadIn(source: ParsedFile, translation: ParsedFile, context: CheckContext) {
  const deadInEnglish = new Set(deadLinks(source, context).map(({ link }) => link.key));
  const dead = deadLinks(translation, context).filter(({ link }) => !deadInEnglish.has(link.key));
  return { dead, deadInEnglish };
}

/** The links that a translation has too few or too many, where it follows the current English text. */
export function linkDifferences({ source, translation }: Pair, context: CheckContext): Finding[] {
  const { dead, deadInEnglish } = deadIn(source, translation, context);
  return otherLinks(source, translation, context.project, {
    dead: new Set(dead.map(({ link }) => link.node)),
    deadInEnglish,
    broken: brokenLinks(translation, context).length,
  });
}

interface PageLink extends InSection {
  node: Link | Image;
  /** What it is compared by. */
  key: string;
  /** In other layouts, whether the file it leads to does not exist; absent where it leads to none. */
  isLost?: boolean;
}

/** The links and pictures of a body. */
const linksOf = (file: ParsedFile, project: Project): PageLink[] =>
  nodesIn(file, 'link', 'image').map((one) => {
    const isLost = project.layout && isFileLost(one.node.url, file, project.layout);
    return {
      ...one,
      key: addressKey(one.node.url, file.key, project),
      ...(isLost !== undefined && { isLost }),
    };
  });

/** Whether the address may be in content at all; one that may not is a finding of `mdx-protected`. */
const isAllowed = ({ node }: PageLink): boolean => isAllowedAddress(node.url, node.type === 'image');

function deadLinks(file: ParsedFile, context: CheckContext): { link: PageLink; finding: Finding }[] {
  // The addresses of other layouts are unknown.
  if (context.project.layout) return [];
  return linksOf(file, context.project)
    .filter(isAllowed)
    .flatMap((link) => {
      const finding = deadLink(targetOf(link.node.url), file, placeOf(link.node), context);
      return finding ? [{ link, finding }] : [];
    });
}

/** Links that nobody can see or click: `[](/pricing)`. */
function emptyLinks(file: ParsedFile, { project }: CheckContext): Finding[] {
  return linksOf(file, project)
    .filter(({ node }) => node.type === 'link' && wordsOf(node) === '' && !holdsObject(node))
    .map(({ node }) => finding(file, placeOf(node), 'links', 'no-words', { address: node.url }));
}

const holdsObject = (node: Nodes): boolean =>
  'children' in node &&
  node.children.some(
    (child) => child.type === 'image' || child.type === 'mdxJsxTextElement' || holdsObject(child),
  );

/**
 * What looks like a link but is not: a full-width bracket ends the address, or a space is before it. Markdown shows it
 * as text without a complaint.
 */
function brokenLinks(file: ParsedFile, { project }: Pick<CheckContext, 'project'>): Finding[] {
  const findings: Finding[] = [];
  if (!file.body) return findings;
  visit(file.body, (node) => {
    if (node.type !== 'text') return;
    const start = node.position?.start.offset ?? 0;
    const raw = file.text.slice(start, node.position?.end.offset);
    for (const match of raw.matchAll(linkEnd)) {
      if (raw[match.index - 1] === '\\') continue;
      const written = match[0];
      const address = written.replace(/^\][ \t]?[(（][ \t]?/, '').replace(/[)）]$/, '');
      const right = `](${address})`;
      if (written === right) continue;
      const sign = /[（）]/.exec(written)?.[0];
      const problem = sign
        ? `a full-width ${sign}`
        : /\)$/.test(written)
          ? 'a space before its address'
          : 'no closing bracket';
      const at = start + match.index;
      const data = { found: written, problem, right, ...(sign && { command: `${project.command} --fix` }) };
      findings.push({
        ...finding(file, placeAt(file.text, at), 'links', 'broken', data),
        ...(sign && { edit: { start: at, end: at + written.length, text: right } }),
      });
    }
  });
  return findings;
}

/** Links that are findings by themselves. */
interface Told {
  /** Broken links of the translation. */
  dead: ReadonlySet<Nodes>;
  /** Broken links of English. */
  deadInEnglish: ReadonlySet<string>;
  /** How many links of the translation are broken by their brackets. */
  broken: number;
}

/**
 * The links that a translation has too few or too many. One that leads nowhere, or is none because of its
 * brackets, is a finding already and stands for one that is missing; a right one may stand for one that leads nowhere
 * in English.
 */
function otherLinks(
  source: ParsedFile,
  translation: ParsedFile,
  project: Project,
  { dead, deadInEnglish, broken }: Told,
): Finding[] {
  if (!source.body || !translation.body) return [];
  const { layout } = project;
  const english = linksOf(source, project).filter((link) => layout || isAllowed(link));
  const isTold = english.every(({ isLost }) => !isLost);
  const own = linksOf(translation, project).map(
    (link): PageLink => (link.isLost ? { ...link, isLost: isTold, ...(isTold && { key: '' }) } : link),
  );
  const isKnown = ({ key }: PageLink): boolean => !deadInEnglish.has(key);
  const { different, missing, extra } = compareUnordered(
    english.filter(isKnown),
    own.filter(isKnown),
    // In other layouts, whose texts may be of different versions, a link in another section is a different link.
    (one, other) => one.node.type === other.node.type && (!layout || one.section === other.section),
  );
  const unknown = (links: readonly PageLink[]): number => links.filter((link) => !isKnown(link)).length;
  const better = Math.max(0, unknown(english) - unknown(own));
  const isAlive = (link: PageLink): boolean => isAllowed(link) && !dead.has(link.node);
  // What a translation of another layout has besides, as pictures and links for its readers, is its own.
  if (layout)
    return [
      ...different.flatMap(([link, english]) =>
        link.isLost === false || isOfLanguage(link.node.url, translation.folder)
          ? []
          : otherTarget(link, english, source, translation, layout),
      ),
      ...extra.filter(({ isLost }) => isLost).map((link) => lostFile(link, translation)),
      ...missing
        .slice(broken)
        .filter(({ section }) => translation.body && hasSection(translation.body, section))
        .map((link) => missingLink(link, source, translation, layout)),
    ];
  return [
    ...different
      .filter(([link]) => isAlive(link))
      .map(([link, english]) => otherTarget(link, english, source, translation)),
    ...extra
      .filter(isAlive)
      .slice(better)
      .map((link) => extraLink(link, source, translation)),
    ...missing.slice(broken).map((link) => missingLink(link, source, translation)),
  ];
}

const wordsOf = (node: Nodes): string => textIn(node, { includeImageAlt: false }).trim();

const linked = ({ node }: PageLink) => ({
  kind: node.type === 'image' ? 'picture' : 'link',
  address: node.url,
});

function otherTarget(
  link: PageLink,
  { node }: PageLink,
  source: ParsedFile,
  translation: ParsedFile,
  layout?: Layout,
): Finding {
  const right = layout ? addressWrittenIn(translation, node.url, source, layout) : node.url;
  if (link.isLost) return lostFile(link, translation, right);
  const data = { ...linked(link), expected: node.url, right, at: reference(source, placeOf(node)) };
  const different = finding(translation, placeOf(link.node), 'links', 'different', data);
  // Other sites may have the page in the language at another address.
  const isElsewhere = isOfOtherSite(node.url) || isOfOtherSite(link.node.url);
  return layout && isElsewhere ? { ...different, level: 'warning' } : different;
}

const lostFile = (link: PageLink, translation: ParsedFile, right?: string): Finding =>
  finding(translation, placeOf(link.node), 'links', 'lost', {
    address: link.node.url,
    ...(right && { right }),
  });

const extraLink = (link: PageLink, source: ParsedFile, translation: ParsedFile): Finding =>
  finding(translation, placeOf(link.node), 'links', 'extra', { ...linked(link), english: source.path });

/** It is missed in the section where English has it. */
function missingLink(link: PageLink, source: ParsedFile, translation: ParsedFile, layout?: Layout): Finding {
  const { url } = link.node;
  const data = {
    ...linked(link),
    right: layout ? addressWrittenIn(translation, url, source, layout) : url,
    at: reference(source, placeOf(link.node)),
  };
  const missing = finding(translation, placeOfSection(translation, link.section), 'links', 'missing', data);
  return layout && isOfOtherSite(url) ? { ...missing, level: 'warning' } : missing;
}
