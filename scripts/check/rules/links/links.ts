import type { Image, Link, Nodes } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import type { CheckContext } from '../../context.ts';
import type { ParsedFile } from '../../core/graph.ts';
import { placeAt, startOfFile } from '../../core/located.ts';
import { oncePerObject } from '../../core/once-per-object.ts';
import type { Pair, SourceFile } from '../../core/pairs.ts';
import type { Locale, Project } from '../../core/project.ts';
import { stringsIn } from '../../core/strings.ts';
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

/** Rule `links` in English: every link of the site leads somewhere, and every picture is there. */
export const sourceLinks = ({ source }: SourceFile, context: CheckContext): Finding[] => [
  ...brokenLinks(source, context.project),
  ...emptyLinks(source),
  ...deadLinks(source, context).map(({ finding }) => finding),
];

/**
 * Rule `links`: a translation links to what English links to, each as often, and every link leads somewhere.
 * An external page may have another address on the same site, since it may exist in the language. A link of English
 * that leads nowhere is told there, and not also in each translation that has it.
 */
export const links = (pair: Pair, context: CheckContext): Finding[] => [
  ...brokenLinks(pair.translation, context.project),
  ...emptyLinks(pair.translation),
  ...lostPictures(pair),
  ...deadIn(pair, context).dead.map(({ finding }) => finding),
];

/** The links of English that lead nowhere, and those of a translation besides them. */
function deadIn({ source, translation }: Pair, context: CheckContext) {
  const deadInEnglish = new Set(deadLinks(source, context).map(({ link }) => link.key));
  const dead = deadLinks(translation, context).filter(({ link }) => !deadInEnglish.has(link.key));
  return { dead, deadInEnglish };
}

/** The last part of an address: moved pages and pictures keep it. */
const nameIn = ({ node }: PageLink): string | undefined => node.url.split(/[#?]/, 1)[0]?.split('/').at(-1);

export interface PageLink extends InSection {
  node: Link | Image;
  /** What it is compared by. */
  key: string;
  /** In other layouts, whether the file it leads to does not exist; absent where it leads to none. */
  isLost?: boolean;
}

/** Whether a text ends where the address of a link begins. */
const isBegun = (text: string): boolean => /\][ \t]?[(（]$/.test(text);

/** The links and pictures of a body, without the addresses of those that are broken. */
export const linksOf = oncePerObject((file: ParsedFile, project: Project): readonly PageLink[] =>
  nodesIn(file, 'link', 'image').flatMap((one) => {
    const start = one.node.position?.start.offset ?? 0;
    if (isBegun(file.text.slice(Math.max(0, start - 3), start))) return [];
    const isLost = project.layout && isFileLost(one.node.url, file, project.layout);
    return {
      ...one,
      written: one.node.url,
      key: keyOf(one.node, file, project),
      ...(isLost !== undefined && { isLost }),
    };
  }),
);

/** What links are compared by. Pictures are no links, and the address of one on another site is compared as it is. */
function keyOf({ type, url }: Link | Image, { key }: ParsedFile, project: Project): string {
  if (type === 'link') return addressKey(url, key, project);
  const isFile = project.layout && isOfOtherSite(url) && /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(url);
  return `!${isFile ? url : addressKey(url, key, project)}`;
}

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
const emptyLinks = (file: ParsedFile): Finding[] =>
  nodesIn(file, 'link')
    .filter(({ node }) => textIn(node, { includeImageAlt: false }).trim() === '' && !holdsObject(node))
    .map(({ node }) => finding(file, placeOf(node), 'links', 'no-words', { address: node.url }));

/**
 * Pictures of the frontmatter of other layouts that are not where it says, `file: ../../assets/logo.png`, if all of those
 * of English are: others are made while the site is built.
 */
function lostPictures({ source, translation, project: { layout } }: Pair): Finding[] {
  if (!layout || !translation.body) return [];
  const lostIn = (file: ParsedFile) =>
    stringsIn(file.data?.value)
      .filter(({ value }) => /^\.{1,2}\/\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(value))
      .filter(({ value }) => isFileLost(value, file, layout));
  const lost = lostIn(translation);
  if (lost.length === 0 || lostIn(source).length > 0) return [];
  return lost.map(({ path, value }) => {
    const place = translation.data?.locate(path) ?? startOfFile;
    return finding(translation, place, 'links', 'lost', { address: value });
  });
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
 * The links that a translation has too few or too many, where it follows the current English text. One that leads
 * nowhere, or is none because of its brackets, is a finding already and stands for one that is missing; a right one may
 * stand for one that leads nowhere in English.
 */
export function linkDifferences(pair: Pair, context: CheckContext): Finding[] {
  const { source, translation, project } = pair;
  if (!source.body || !translation.body) return [];
  const { layout } = project;
  const { dead, deadInEnglish } = deadIn(pair, context);
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
    (one, other) =>
      one.node.type !== other.node.type || (layout && one.section !== other.section)
        ? 0
        : nameIn(one) === nameIn(other)
          ? 1.5
          : 1,
  );
  const told = brokenLinks(translation, project).length;
  // What a translation of another layout has besides, as pictures and links for its readers, is its own.
  if (layout) {
    const unlike = different.filter(([link, other]) => !mayDiffer(link, other, pair));
    const instead = unlike.filter(([link, other]) => link.isLost || isInPlaceOf(link, other, english, pair));
    const lacking = unlike.flatMap((pair) => (instead.includes(pair) ? [] : pair[1]));
    return [
      ...instead.map(([link, english]) => otherTarget(link, english, pair, context)),
      ...extra.filter(({ isLost }) => isLost).map((link) => lostFile(link, pair)),
      ...[...missing.slice(told), ...lacking]
        .filter((link) => isAsked(link, pair) && !own.some((other) => isSame(other, link)))
        .map((link) => missingLink(link, pair, context)),
    ];
  }
  const unknown = (links: readonly PageLink[]): number => links.filter((link) => !isKnown(link)).length;
  const better = Math.max(0, unknown(english) - unknown(own));
  const isAlive = (link: PageLink): boolean =>
    isAllowed(link) && dead.every(({ link: { node } }) => node !== link.node);
  return [
    ...different
      .filter(([link]) => isAlive(link))
      .map(([link, english]) => otherTarget(link, english, pair, context)),
    ...extra
      .filter(isAlive)
      .slice(better)
      .map((link) => extraLink(link, pair)),
    ...missing.slice(told).map((link) => missingLink(link, pair, context)),
  ];
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
 * Whether an address of another layout may be another one: of a page in a language, of a site under another ending, or in
 * place of a full one of the project itself, which is often wrong in English.
 */
function mayDiffer(link: PageLink, { node }: PageLink, { translation, project }: Pair): boolean {
  const [own, url] = [link.node.url, node.url];
  return (
    link.isLost === false ||
    isOfLanguage(own, translation.folder) ||
    (isOfLanguage(url, project.source) && !isOfLanguage(own, project.source)) ||
    (project.site !== undefined && url.startsWith(project.site)) ||
    (isOfOtherSite(url) && withoutEnding(url) === withoutEnding(own))
  );
}

/** An address without what its site ends in: `bun.sh/docs` and `bun.com/docs` are the same page. */
const withoutEnding = (url: string): string => url.replace(/^([a-z]+:\/\/[^/]+)\.[a-z]+(?=\/|$)/, '$1');

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
  if (link.isLost) return lostFile(link, pair, right);
  // Of a page whose address in the language nothing tells, that of English would lead to English.
  const isUnknown =
    project.layout &&
    !project.layout.linksInLanguage &&
    node.type === 'link' &&
    /^\/(?!.*\.\w+$)/.test(right) &&
    right === node.url;
  const data = {
    ...linked(link),
    expected: node.url,
    ...(!isUnknown && { right }),
    at: reference(source, placeOf(node)),
    ...(project.layout && { mayBeEnglish: true }),
  };
  const different = finding(translation, placeOf(link.node), 'links', 'different', data);
  // Other sites may have the page in the language at another address.
  const isElsewhere = isOfOtherSite(node.url) || isOfOtherSite(link.node.url);
  return project.layout && isElsewhere ? asWarning(different) : different;
}

const lostFile = ({ node }: PageLink, { translation }: Pair, right?: string): Finding =>
  finding(translation, placeOf(node), 'links', 'lost', { address: node.url, ...(right && { right }) });

const extraLink = (link: PageLink, { source, translation }: Pair): Finding =>
  finding(translation, placeOf(link.node), 'links', 'extra', { ...linked(link), english: source.path });

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
