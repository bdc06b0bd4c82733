import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckContext } from '../../context.ts';
import type { Layout } from '../../core/layout.ts';
import { siteHeadingIds } from '../../core/mdx/heading-ids.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import type { Locale, Project } from '../../core/project.ts';

/** Returns the address of a page by its key. */
export const pathOf = (key: string): string => (key === 'index' ? '/' : `/${key}`);

type LinkTarget =
  | { kind: 'page'; key: string; anchor: string | undefined }
  | { kind: 'file'; path: string }
  | { kind: 'other'; url: string };

/** Resolves an address on a page. A language prefix counts as part of the page, since the site adds it on its own. */
export function targetOf(url: string, page: string): LinkTarget {
  if (/^https?:/i.test(url)) return { kind: 'other', url: siteOf(url) };
  // The subject and the body of an email are translated.
  if (/^mailto:/i.test(url)) return { kind: 'other', url: url.replace(/\?.*$/, '').toLowerCase() };
  if (!/^[/#]/.test(url)) return { kind: 'other', url };
  const [before, anchor] = splitAnchor(url);
  const path = decoded(before.replace(/\?.*$/, ''));
  if (path === '') return { kind: 'page', key: page, anchor };
  if (/\.[a-z0-9]+$/i.test(path)) return { kind: 'file', path };
  return { kind: 'page', key: path.replace(/^\/+|\/+$/g, '') || 'index', anchor };
}

/** Returns what an address is compared by across languages: without the page that it is on and the site's own URL. */
export function addressKey(url: string, page: string, { site, layout }: Project): string {
  const home = site && secure(site).replace(/\/+$/, '');
  const whole = secure(url);
  const isOwn = home !== undefined && `${whole}/`.startsWith(`${home}/`);
  const below = isOwn ? whole.slice(home.length) || '/' : url;
  const inLayout = layout?.address?.(below, page);
  if (inLayout !== undefined) return inLayout;
  const target = targetOf(below, page);
  if (target.kind === 'file') return target.path;
  if (target.kind === 'other') return target.url;
  const place = target.anchor === undefined ? '' : `#${target.anchor}`;
  return target.key === page && place ? place : pathOf(target.key) + place;
}

const secure = (address: string): string => address.replace(/^http:/, 'https:');

/** Returns the site of an external page, the end of its host: in other languages, the page may have another address. */
export function siteOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).host : '';
  return `https://${host.split('.').slice(-2).join('.')}`;
}

/** Whether an address has a scheme, such as https:, mailto: or one of a site generator, or begins with `//`. */
export const isExternal = (url: string): boolean => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url);

/** Whether a file or another site has a language or region in its address: amazon.fr, guide_fr.pdf, /fr/chair.png. */
export function isLocalizedUrl(url: string, locale: Locale): boolean {
  const { language, region } = new Intl.Locale(locale).maximize();
  const pattern = `[/.=](?:${language}|${region})(?![a-z])|[_-]${language}(?:[_-][a-z]+)?(?=\\.\\w+$)`;
  return (isExternal(url) || isFile(url)) && new RegExp(pattern, 'i').test(url);
}

const isFile = (path: string): boolean => /\.(?!mdx?$|html?$)(?:[a-z][a-z\d]*|[A-Z][A-Z\d]*)$/.test(path);

/** Whether the file that an address leads to does not exist; `undefined` for pages and other sites. */
export function isMissingFile(
  url: string,
  { absolute, relative }: Pick<ParsedFile, 'absolute' | 'relative'>,
  { publicFolder }: Layout,
): boolean | undefined {
  const path = decoded(url.replace(/[?#].*$/, ''));
  if (isExternal(url) || !isFile(path) || !/^(?:\.{0,2}\/|\w)/.test(path)) return undefined;
  const root = absolute.slice(0, -relative.length);
  if (!path.startsWith('/')) return !existsSync(join(dirname(absolute), path));
  if (publicFolder === undefined) return undefined;
  return !existsSync(join(root, publicFolder, path));
}

/** Whether a relative path leads to a Markdown file that does not exist, not even in another language. */
export function isMissingPage(
  url: string,
  { absolute, key }: Pick<ParsedFile, 'absolute' | 'key'>,
  { pagesAt }: CheckContext,
): boolean {
  const path = decoded(url.replace(/[?#].*$/, ''));
  const isPage = !isExternal(url) && /^[^/].*\.mdx?$/.test(path);
  return isPage && pagesAt(url, key).length === 0 && !existsSync(join(dirname(absolute), path));
}

/** Returns the name of a page's language in addresses, which is that of its folder. */
const languageName = ({ relative }: ParsedFile): string =>
  /^(?:(?:[^/]+\/)?i18n\/)?([^/]*)/.exec(relative)?.[1] ?? '';

/** Splits an address into its page and its anchor, if it has one. */
export function splitAnchor(url: string): [page: string, anchor?: string] {
  const [, page = url, anchor] = /^([^#]*)#(.+)$/.exec(url) ?? [];
  return anchor === undefined ? [page] : [page, decoded(anchor)];
}

/**
 * With a `layout`, returns the files that a link on a page may lead to: in the language of the page if the link leads
 * there and the file exists, otherwise in the source language; both if it is unknown which.
 */
export function filesAt(url: string, file: ParsedFile, context: CheckContext): ParsedFile[] {
  const { source, layout } = context.project;
  const { key, folder } = file;
  const isNamed = new RegExp(`(?:^|/)${languageName(file)}(?=[/#?]|$)`, 'i').test(url);
  const isOwn = isNamed || (url.startsWith('/') ? layout?.linksInLanguage : !isExternal(url));
  return context.pagesAt(url, key).flatMap(({ files }) => {
    const [own, ofSource] = [files.get(folder), files.get(source)];
    const named = isOwn ? [own ?? ofSource] : [...(isOwn === undefined ? [own] : []), ofSource];
    return named.filter((one) => one !== undefined);
  });
}

/** Maps the ids on pages that links can lead to, to ids that are the same in every language. */
export const anchorIdsIn = (
  files: readonly ParsedFile[],
  { anchorIdsOf }: CheckContext,
): Map<string, string> => new Map(files.flatMap((file) => [...anchorIdsOf(file)]));

/** Returns the id, the same in every language, of the place that an anchor leads to; `undefined` if unknown. */
export function idOfAnchor(anchor: string, files: readonly ParsedFile[], context: CheckContext) {
  const { slug } = context.project.layout ?? {};
  const ids = anchorIdsIn(files, context);
  return ids.get(anchor) ?? (slug && ids.get(slug(anchor)));
}

/** Returns the ids on one page that links can lead to, each with the id that the place has in every language. */
export function anchorIdsOf(file: ParsedFile, layout: Layout | undefined): ReadonlyMap<string, string> {
  const ids = new Map(file.body && siteHeadingIds(file.body, layout?.slug));
  for (const [id] of file.text.matchAll(/(?<=\b(?:id|name)=["'{]*)[^"'{}\s>]+/g)) ids.set(id, id);
  return ids;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
