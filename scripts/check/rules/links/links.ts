import type { CheckContext } from '../../context.ts';
import { compareUnordered, placeOfSection, wordsOfSection } from '../../core/mdx/sections.ts';
import { memoize } from '../../core/memoize.ts';
import type { Pair, SourceFile } from '../../core/pairs.ts';
import { placeOf, reference } from '../../core/parsing/located.ts';
import type { Project } from '../../core/project.ts';
import { type Finding, finding } from '../../finding.ts';
import { literal } from '../../text/masked.ts';
import { brokenLinks } from './broken.ts';
import { deadLinks, missingTarget } from './dead.ts';
import { isExternal, isLocalizedUrl, isMissingFile, siteOf } from './link-target.ts';
import { linksOf, type PageLink } from './page-links.ts';

/** Rule `links`, for the source: every link of the site works. With a `layout`, addresses of pages are unknown. */
export const sourceLinks = ({ source, project }: SourceFile, context: CheckContext): Finding[] => [
  ...brokenLinks(source, project),
  ...(project.layout ? [] : deadLinks(source, context).values()),
];

/**
 * Rule `links`: every link of a translation works. A link that is dead in the source, too, is reported there, and not
 * again in each translation that has it; with a `layout`, it may lead to a file that the build generates.
 */
export function links(pair: Pair, context: CheckContext): Finding[] {
  const { translation, project } = pair;
  const { dead, different } = comparedLinks(pair, context);
  const named = [...dead].map(([{ node }, one]) => {
    const [, english] = different.find(([link]) => link.node === node) ?? [];
    // Unless the address looks like another one, that of the English link is meant.
    const isOther = english && !project.layout && one.code === 'lost' && !one.data.meant;
    return isOther ? missingTarget(node, translation, english.node.url) : one;
  });
  return [...brokenLinks(translation, project), ...named];
}

/** Returns the last segment of an address, which pages and pictures keep when they move. */
const lastPartOf = (url: string): string | undefined => url.split(/[#?]/, 1)[0]?.split('/').at(-1);

const nameIn = ({ node }: PageLink): string | undefined => lastPartOf(node.url);

/**
 * Reports links with a different target and missing links, where a translation follows the current source. Extra links
 * are allowed. For each malformed link, one missing link is not reported: it is probably the same link.
 */
export function linkDifferences(pair: Pair, context: CheckContext): Finding[] {
  const { source, translation, project } = pair;
  const translated = linksOf(translation, project);
  const inEnglish = new Set(linksOf(source, project).map(({ key }) => key));
  const { different, missing } = comparedLinks(pair, context);
  const pageOf = ({ node }: PageLink) => context.pagesAt(node.url, source.key)[0] ?? node;
  const unlike = different.filter(
    ([link, other]) =>
      link.key !== deadKey && !mayDiffer(link, other, pair) && pageOf(link) !== pageOf(other),
  );
  // A link that the source has, too, does not replace another one.
  const isReplacement = ([link]: [PageLink, PageLink]) =>
    isExternal(link.node.url) || !inEnglish.has(link.key);
  const lacking = unlike.flatMap((two) => (isReplacement(two) ? [] : two[1]));
  return [
    ...unlike.filter(isReplacement).map(([link, english]) => otherTarget(link, english, pair)),
    ...[...missing.slice(brokenLinks(translation, project).length), ...lacking]
      .filter((link) => isRequired(link, pair) && !translated.some((other) => isSame(other, link)))
      .map((link) => missingLink(link, pair)),
  ];
}

const deadKey = '';

/**
 * Returns how the links of a translation differ from those of the source, and which are `dead`. Links that are dead in
 * the source are left out. A link replaces only a link in the same section.
 */
const comparedLinks = memoize(({ source, translation, project }: Pair, context: CheckContext) => {
  const deadInEnglish = deadLinks(source, context);
  const keys = new Set([...deadInEnglish.keys()].map(({ key }) => key));
  const translated = linksOf(translation, project).filter(({ key }) => !keys.has(key));
  const dead = new Map([...deadLinks(translation, context)].filter(([{ key }]) => !keys.has(key)));
  const compared = compareUnordered(
    linksOf(source, project).filter((link) => !deadInEnglish.has(link)),
    translated.map((link) => (dead.has(link) ? { ...link, key: deadKey } : link)),
    (one, other) => {
      if (one.node.type !== other.node.type || one.section !== other.section) return 0;
      return nameIn(one) === nameIn(other) ? 1.5 : 1;
    },
  );
  return { ...compared, dead };
});

/** Whether two links of a section lead to the same place: one may replace two of the source. */
const isSame = (one: PageLink, other: PageLink): boolean =>
  one.key === other.key &&
  one.section === other.section &&
  (!one.key.startsWith('#') || one.node.url === other.node.url);

/**
 * Whether an address may rightly differ: it leads to an existing file, to a picture on another site, to a page in a
 * language or a different site for its readers, has more parameters, or is a full URL in place of a path.
 */
function mayDiffer(link: PageLink, { node }: PageLink, { translation, project }: Pair): boolean {
  const [translated, url] = [link.node.url, node.url];
  const isLocalized =
    isLocalizedUrl(translated, translation.folder) ||
    (isLocalizedUrl(url, project.source) && !isLocalizedUrl(translated, project.source));
  if (isLocalized || !project.layout) return isLocalized;
  const [isFull, isFullInEnglish] = [isFullUrl(translated), isFullUrl(url)];
  return (
    isMissingFile(translated, translation, project.layout) === false ||
    (isFull && isFullInEnglish && (node.type === 'image' || siteOf(translated) !== siteOf(url))) ||
    (isFull !== isFullInEnglish &&
      lastPartOf(withoutEnding(translated)) === lastPartOf(withoutEnding(url))) ||
    (translated.startsWith(url) && /^[&?]/.test(translated.slice(url.length)))
  );
}

/** Removes what addresses of one page may end with: `/guide/`, `/guide/index.md`, `/guide.html`. */
const withoutEnding = (url: string): string =>
  url.replace(/(?:\/|(?:\/index)?\.(?:mdx?|html))(?=[#?]|$)/, '');

const isFullUrl = (url: string): boolean => /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?![^/?#:])/.test(url);

/** Whether a missing link is required: not if its address is shown as text, or is that of the page in this language. */
function isRequired(link: PageLink, pair: Pair): boolean {
  const { translation } = pair;
  const words = wordsOfSection(translation, link.section);
  const { url } = link.node;
  const isWritten = words.split(/\s/).includes(url) || isShown(link, pair);
  return words !== '' && !isWritten && !isLocalizedUrl(url, translation.folder);
}

/**
 * Whether a page has a link as HTML or by reference, or a picture as often as the source in a different notation:
 * `<img src={require("./chair.png").default} />`.
 */
function isShown(link: PageLink, { source, translation }: Pair): boolean {
  const name = nameIn(link) ?? '';
  if (link.node.type !== 'image') {
    const end = name.replace(/\.mdx?$/, '') || link.node.url.replace(/^https?:\/\/|\/$/g, '');
    const inTag = `<a\\s[^<>]{0,300}${literal(end)}[^<>]{0,300}>`;
    return new RegExp(`${inTag}|\\]:[ \\t]?<?${literal(link.node.url)}[>\\s]`).test(translation.text);
  }
  if (!name.includes('.')) return false;
  const [english = 0, own = 0] = [source, translation].map(({ text }) => text.split(name).length);
  return own >= english;
}

const linked = ({ node }: PageLink, { layout }: Project) => ({
  kind: node.type === 'image' ? 'picture' : 'link',
  address: node.url,
  inLanguage: layout !== undefined,
});

export function otherTarget(
  link: PageLink,
  { node }: PageLink,
  { source, translation, project }: Pair,
): Finding {
  const data = { ...linked(link, project), expected: node.url, at: reference(source, placeOf(node)) };
  return finding(translation, placeOf(link.node), 'links', 'different', data);
}

function missingLink(link: PageLink, { source, translation, project }: Pair): Finding {
  const data = { ...linked(link, project), at: reference(source, placeOf(link.node)) };
  return finding(translation, placeOfSection(translation, link.section), 'links', 'missing', data);
}
