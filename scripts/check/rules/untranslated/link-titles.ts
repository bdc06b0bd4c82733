import { toString as textIn } from 'mdast-util-to-string';
import type { CheckContext } from '../../context.ts';
import type { ParsedFile } from '../../core/graph.ts';
import { headingsOf } from '../../core/mdx/headings.ts';
import { nodesIn } from '../../core/mdx/sections.ts';
import { oncePerObject } from '../../core/once-per-object.ts';
import { asContent } from '../../core/translation.ts';
import { offsetsOf } from '../../text/prose.ts';
import { filesAt } from '../links/link-target.ts';

/**
 * Tells whether a character of a file, by its offset, is in a link whose words are a title or a heading of the page it
 * leads to: where that has it in English, the link has it so, too.
 */
export function inLinkTitle(file: ParsedFile, context: CheckContext): (offset: number) => boolean {
  const ranges = nodesIn(file, 'link')
    .filter(({ node }) =>
      filesAt(node.url, file, context).some((page) => titlesOf(page).has(textIn(node).trim())),
    )
    .map(({ node }) => offsetsOf(node));
  return (offset) => ranges.some(([start, end]) => start <= offset && offset < end);
}

const titlesOf = oncePerObject(
  ({ data, body }: ParsedFile) =>
    new Set([asContent(data?.value).title, ...(body ? headingsOf(body) : []).map(({ text }) => text)]),
);
