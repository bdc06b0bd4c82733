import type { Image, Link, Nodes } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import type { CheckContext } from '../../context.ts';
import type { ParsedFile } from '../../core/graph.ts';
import { placeAt } from '../../core/located.ts';
import { oncePerObject } from '../../core/once-per-object.ts';
import type { Pair, SourceFile } from '../../core/pairs.ts';
import type { Locale, Project } from '../../core/project.ts';
import { asWarning, type Finding, finding } from '../../finding.ts';
import { scriptsOf } from '../../languages/scripts.ts';
import {
  addressIn,
  addressKey,
  deadLink,
  isFileLost,
  isOfLanguage,
  isOfOtherSite,
  targetOf,
} from '../../link-target.ts';
import { linkEnd } from '../../masked.ts';
import { placeOf, reference } from '../../place.ts';
import { compareUnordered, type InSection, nodesIn, placeOfSection, wordsOfSection } from '../../sections.ts';
import { isAllowedAddress } from '../mdx-protected/guard.ts';

/** Rule `links` in English: every link of the site leads somewhere. The addresses of other layouts are unknown. */
export const sourceLinks = ({ source, project }: SourceFile, context: CheckContext): Finding[] => [
  ...brokenLinks(source, project),
  ...emptyLinks(source),
  ...(project.layout ? [] : deadLinks(source, context).values()),
];

/**
 * Rule `links`: every link of a translation leads somewhere. What leads nowhere in English, too, is told there, and not
 * also in each translation that has it.
 */
export function links(pair: Pair, context: CheckContext): Finding[] {
  const { translation, project } = pair;
  const { dead, different } = comparedLinks(pair, context);
  return [
    ...brokenLinks(translation, project),
    ...emptyLinks(translation),
    ...[...dead].map(([link, finding]) => {
      const [, expected] = different.find(([found]) => found.node === link.node) ?? [];
      return finding.code === 'lost' && expected
        ? lostFile(link.node, translation, addressIn(pair, expected.node.url, context))
        : finding;
    }),
  ];
}

/** The last part of an address: moved pages and pictures keep it. */
const nameIn = ({ node }: PageLink): string | undefined => node.url.split(/[#?]/, 1)[0]?.split('/').at(-1);

export interface PageLink extends InSection {
  node: Link | Image;
  /** What it is compared by. */
  key: string;
}

/** Whether a text ends where the address of a link begins. */
const isBegun = (text: string): boolean => /\][ \t]?[(（]$/.test(text);

/** The links and pictures of a body, without the addresses of those that are broken. */
export const linksOf = oncePerObject((file: ParsedFile, project: Project): readonly PageLink[] =>
  nodesIn(file, 'link', 'image').flatMap((one) => {
    const start = one.node.position?.start.offset ?? 0;
    if (isBegun(file.text.slice(Math.max(0, start - 3), start))) return [];
    return { ...one, written: one.node.url, key: keyOf(one.node, file, project) };
  }),
);

/** What links are compared by. Pictures are no links, and the address of one on another site is compared as it is. */
function keyOf({ type, url }: Link | Image, { key }: ParsedFile, project: Project): string {
  if (type === 'link') return addressKey(url, key, project);
  const isFile = isOfOtherSite(url) && /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(url);
  return `!${isFile ? url : addressKey(url, key, project)}`;
}

/** The links of a file that lead nowhere. An address that may not be in content is a finding of `mdx-protected`. */
function deadLinks(file: ParsedFile, context: CheckContext): Map<PageLink, Finding> {
  const { layout } = context.project;
  const deadOf = ({ node }: PageLink): Finding | undefined => {
    if (layout) return isFileLost(node.url, file, layout) ? lostFile(node, file) : undefined;
    if (!isAllowedAddress(node.url, node.type === 'image')) return undefined;
    return deadLink(targetOf(node.url), file, placeOf(node), context);
  };
  return new Map(
    linksOf(file, context.project).flatMap((link) => {
      const dead = deadOf(link);
      return dead ? [[link, dead]] : [];
    }),
  );
}

/** Links that nobody can see or click: `[](/pricing)`. */
const emptyLinks = (file: ParsedFile): Finding[] =>
  nodesIn(file, 'link')
    .filter(({ node }) => node.children.every((child) => child.type === 'text' && child.value.trim() === ''))
    .map(({ node }) => finding(file, placeOf(node), 'links', 'no-words', { address: node.url }));

/**
 * What looks like a link but is not: a full-width bracket ends the address, or a space is before it. Markdown shows it
 * as text without a complaint.
 */
function brokenLinks(file: ParsedFile, project: Project): Finding[] {
  // The parser does not say where an address in brackets is, nor the texts around it.
  const isPlaced = (node: Nodes): boolean => node.position !== undefined;
  const nodes = nodesIn(file, 'text', 'paragraph').filter(({ node }) =>
    node.type === 'text' ? isPlaced(node) : !node.children.every(isPlaced),
  );
  return nodes.flatMap(({ node }) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    // A full address behind it is a link of its own, with all that follows it up to a space.
    const until = isBegun(file.text.slice(start, end)) ? file.text.indexOf('\n', end) : end;
    const raw = file.text.slice(start, until < 0 ? undefined : until);
    return [...raw.matchAll(linkEnd)].flatMap(({ 0: begun, index }) => {
      const behind = /[)）]$/.test(begun) ? '' : raw.slice(index + begun.length);
      const [rest = ''] = /^(?:[ \t][^\s()]{1,300}){1,9}\)/.exec(behind) ?? [];
      const written = begun + rest;
      const address = written
        .replace(/^\][ \t]?[(（][ \t]?/, '')
        .replace(/[)）]$/, '')
        // The words of a heading, as its id is made of them.
        .replace(/^#.*[ \t].*$/, (id) => `#${id.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/[ \t]/g, '-')}`)
        .replace(/[ \t]/g, '%20');
      const right = `](${address})`;
      if (written === right || raw[index - 1] === '\\') return [];
      const sign = /[（）]/.exec(written)?.[0];
      // Where the address of another site has a space, or where one without a bracket ends, is not known.
      const isKnown = /[)）]$/.test(written) && !(rest && isOfOtherSite(address));
      const isFixable = sign !== undefined && isKnown;
      const problem = sign
        ? `a full-width ${sign}`
        : /\)$/.test(written)
          ? `a space ${rest === '' ? 'before' : 'in'} its address`
          : 'no closing bracket';
      const at = start + index;
      const data = {
        found: written,
        problem,
        ...(isKnown && { right }),
        ...(isFixable && { command: `${project.command} --fix` }),
      };
      const edit = { start: at, end: at + written.length, text: right };
      return [
        {
          ...finding(file, placeAt(file.text, at), 'links', 'broken', data),
          ...(isFixable && { edit }),
        },
      ];
    });
  });
}

/**
 * The links of a translation in place of others, and those it lacks, where it follows the current English text. What it
 * has besides is its own. One that is broken stands for one that is missing.
 */
export function linkDifferences(pair: Pair, context: CheckContext): Finding[] {
  const { source, translation, project } = pair;
  const [english, own] = [linksOf(source, project), linksOf(translation, project)];
  const { different, missing } = comparedLinks(pair, context);
  const unlike = different.filter(([link, other]) => link.key !== nowhere && !mayDiffer(link, other, pair));
  const isInstead = ([link, other]: [PageLink, PageLink]) => isInPlaceOf(link, other, english, pair);
  const lacking = unlike.flatMap((two) => (isInstead(two) ? [] : two[1]));
  return [
    ...unlike.filter(isInstead).map(([link, english]) => otherTarget(link, english, pair, context)),
    ...[...missing.slice(brokenLinks(translation, project).length), ...lacking]
      .filter((link) => isAsked(link, pair) && !own.some((other) => isSame(other, link)))
      .map((link) => missingLink(link, pair, context)),
  ];
}

/** The key of a link that leads nowhere. */
const nowhere = '';

/**
 * How the links of a translation differ from those of English, and those that lead nowhere (`dead`). Links in English that
 * lead nowhere are left out. In another section, a link is a different link.
 */
function comparedLinks({ source, translation, project }: Pair, context: CheckContext) {
  const deadInEnglish = deadLinks(source, context);
  const keys = new Set([...deadInEnglish.keys()].map(({ key }) => key));
  const own = linksOf(translation, project).filter(({ key }) => !keys.has(key));
  const dead = new Map([...deadLinks(translation, context)].filter(([{ key }]) => !keys.has(key)));
  const compared = compareUnordered(
    linksOf(source, project).filter((link) => !deadInEnglish.has(link)),
    own.map((link) => (dead.has(link) ? { ...link, key: nowhere } : link)),
    (one, other) => {
      if (one.node.type !== other.node.type || one.section !== other.section) return 0;
      return nameIn(one) === nameIn(other) ? 1.5 : 1;
    },
  );
  return { ...compared, dead };
}

/** Whether two links of a section lead to the same place: one may do for two of English. */
const isSame = (one: PageLink, other: PageLink): boolean =>
  one.key === other.key && one.section === other.section && !one.key.startsWith('#');

/** Whether a link is in the place of that of English, rather than of another one that the page has, too. */
const isInPlaceOf = (
  link: PageLink,
  expected: PageLink,
  english: readonly PageLink[],
  { language }: Pair,
): boolean =>
  !isOfOtherName(link, expected, language.code) &&
  link.key.startsWith('#') === expected.key.startsWith('#') &&
  (isOfOtherSite(link.node.url) || !english.some(({ key }) => key === link.key));

/** Whether two links have unlike names in Latin letters, which a language with other letters keeps. */
function isOfOtherName({ node }: PageLink, { node: english }: PageLink, locale: Locale): boolean {
  const [name = '', expected = ''] = [node, english].map((link) => textIn(link).trim().toLowerCase());
  const isName = scriptsOf(locale).length > 0 && /^[\w .-]*[a-z][\w .-]*$/.test(name);
  return isName && !expected.includes(name) && !name.includes(expected);
}

/**
 * Whether an address of another layout may be another one: of a page in a language, or in place of a full one of the project itself, which is often wrong in English.
 */
function mayDiffer(link: PageLink, { node }: PageLink, { translation, project }: Pair): boolean | undefined {
  const [own, url] = [link.node.url, node.url];
  return (
    (project.layout && isFileLost(own, translation, project.layout) === false) ||
    isOfLanguage(own, translation.folder) ||
    (isOfLanguage(url, project.source) && !isOfLanguage(own, project.source)) ||
    (project.site !== undefined && url.startsWith(project.site))
  );
}

/** Whether a missing link is asked for: not where its address is shown, nor to the page of another language. */
function isAsked(link: PageLink, pair: Pair): boolean {
  const { translation } = pair;
  const words = wordsOfSection(translation, link.section);
  const { url } = link.node;
  const isWritten = words.split(/\s/).includes(url) || isShown(link, pair);
  return words !== '' && !isWritten && !isOfLanguage(url, translation.folder);
}

/** Whether a page has a picture as often as English in another way: `<img src={require("./chair.png").default} />`. */
function isShown(link: PageLink, { source, translation }: Pair): boolean {
  const name = nameIn(link) ?? '';
  const [english = 0, own = 0] = [source, translation].map(({ text }) => text.split(name).length);
  return link.node.type === 'image' && name.includes('.') && own >= english;
}

const linked = ({ node }: PageLink) => ({
  kind: node.type === 'image' ? 'picture' : 'link',
  address: node.url,
});

export function otherTarget(link: PageLink, { node }: PageLink, pair: Pair, context: CheckContext): Finding {
  const { source, translation, project } = pair;
  const right = addressIn(pair, node.url, context);
  // Of a page whose address in the language nothing tells, that of English would lead to English.
  const isUnknown =
    project.layout && !project.layout.linksInLanguage && /^\/(?!.*\.\w+$)/.test(right) && right === node.url;
  const data = {
    ...linked(link),
    expected: node.url,
    ...(!isUnknown && { right }),
    at: reference(source, placeOf(node)),
  };
  const different = finding(translation, placeOf(link.node), 'links', 'different', data);
  // Other sites may have the page in the language at another address.
  const isElsewhere = isOfOtherSite(node.url) || isOfOtherSite(link.node.url);
  return project.layout && isElsewhere ? asWarning(different) : different;
}

const lostFile = (node: Link | Image, file: ParsedFile, right?: string): Finding =>
  finding(file, placeOf(node), 'links', 'lost', { address: node.url, ...(right && { right }) });

/** It is missed in the section where English has it. */
function missingLink(link: PageLink, pair: Pair, context: CheckContext): Finding {
  const { source, translation, project } = pair;
  const { url } = link.node;
  const data = {
    ...linked(link),
    right: addressIn(pair, url, context),
    at: reference(source, placeOf(link.node)),
  };
  const missing = finding(translation, placeOfSection(translation, link.section), 'links', 'missing', data);
  return project.layout && isOfOtherSite(url) ? asWarning(missing) : missing;
}
