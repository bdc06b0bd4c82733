import type { Image, Link } from 'mdast';
import { type InSection, nodesIn } from '../../core/mdx/sections.ts';
import { memoize } from '../../core/memoize.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import type { Project } from '../../core/project.ts';
import { endsWithLinkOpening } from './broken.ts';
import { addressKey, isExternal } from './link-target.ts';

export interface PageLink extends InSection {
  node: Link | Image;
  /** The key that it is compared by. */
  key: string;
}

/** Returns the links and pictures of a body, without the URLs of broken links, which are parsed as links. */
export const linksOf = memoize((file: ParsedFile, project: Project): readonly PageLink[] =>
  nodesIn(file, 'link', 'image').flatMap((one) => {
    const start = one.node.position?.start.offset ?? 0;
    // `@[code](…)` includes a file.
    if (endsWithLinkOpening(file.text.slice(Math.max(0, start - 3), start)) || file.text[start - 1] === '@')
      return [];
    return { ...one, written: one.node.url, key: keyOf(one.node, file, project) };
  }),
);

/** Returns the key of a link. Pictures differ from links (`!`); those on other sites are compared by the full URL. */
function keyOf({ type, url }: Link | Image, { key }: ParsedFile, project: Project): string {
  if (type === 'link') return addressKey(url, key, project);
  const isFile = isExternal(url) && /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(url);
  return `!${isFile ? url : addressKey(url, key, project)}`;
}
