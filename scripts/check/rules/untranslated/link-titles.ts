import type { Link } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import type { CheckContext } from '../../context.ts';
import { headingsOf } from '../../core/mdx/headings.ts';
import { nodesIn } from '../../core/mdx/sections.ts';
import { oncePerObject } from '../../core/once-per-object.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { asContent } from '../../core/translation.ts';
import { offsetsOf } from '../../text/prose.ts';
import { filesAt, isOfOtherSite } from '../links/link-target.ts';

/**
 * Tells whether a character of a translation, by its offset, is in a link whose words are a title or a heading of the
 * page it leads to: where that has it in English, the link has it so, too. Of another site, they are if English has the
 * same link.
 */
export const inLinkTitle = oncePerObject(
  ({ source, translation }: Pair, context: CheckContext): ((offset: number) => boolean) => {
    const linkOf = ({ node }: { node: Link }): string => `${node.url} ${textIn(node)}`;
    const english = new Set(nodesIn(source, 'link').map(linkOf));
    const ranges = nodesIn(translation, 'link')
      .filter(
        (link) =>
          (isOfOtherSite(link.node.url) && english.has(linkOf(link))) ||
          filesAt(link.node.url, translation, context).some((page) =>
            titlesOf(page).has(textIn(link.node).trim()),
          ),
      )
      .map(({ node }) => offsetsOf(node));
    return (offset) => ranges.some(([start, end]) => start <= offset && offset < end);
  },
);

const titlesOf = oncePerObject(
  ({ data, body }: ParsedFile) =>
    new Set([asContent(data?.value).title, ...(body ? headingsOf(body) : []).map(({ text }) => text)]),
);
