import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import {
  type ContentHeading,
  headingsOf,
  markdownOf,
  splitHeadingId,
  splitValidId,
} from '../../core/mdx/headings.ts';
import { nodesIn } from '../../core/mdx/sections.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf } from '../../core/place.ts';
import { type Finding, finding } from '../../finding.ts';

type File = Pick<ParsedFile, 'path' | 'body'>;

/** Ids of the page around the content. */
const taken = new Set(['top', 'root', 'content', 'menu', 'languages', 'start', 'announcer']);

/**
 * Rule `headings`, of a heading by itself: each has an id of its own, so that links to sections survive translation, and the first level is
 * left to the heading of the screen.
 */
export function headingProblems(file: File): Finding[] {
  if (!file.body) return [];
  const seen = new Set<string>();
  return [
    ...brokenHeadings(file),
    ...headingsOf(file.body).flatMap((heading) => {
      const { id, depth, text, node } = heading;
      if (isUnderlined(node) && (depth === 1 || !id))
        return [finding(file, placeOf(node), 'headings', 'underlined', { sign: depth === 1 ? '=' : '-' })];
      if (depth === 1) return [finding(file, placeOf(node), 'headings', 'first-level', { text })];
      if (!id) return [missingId(heading, file)];
      if (taken.has(id)) return [finding(file, placeOf(node), 'headings', 'taken-id', { id })];
      if (seen.has(id)) return [finding(file, placeOf(node), 'headings', 'id-twice', { id })];
      seen.add(id);
      return [];
    }),
  ];
}

/** Whether a heading is one by the line under it, which is mostly left over or was to be something else. */
const isUnderlined = ({ position }: Heading): boolean => position?.start.line !== position?.end.line;

/** Signs of a heading without the space after them, also as Chinese keyboards write them. */
const signs = /^([#＃]{1,6})[ \t\u3000]*(?=[^\s#＃])/;

/** Paragraphs that were to be headings. */
const brokenHeadings = (file: File): Finding[] =>
  nodesIn(file, 'paragraph').flatMap(({ node }) => {
    const text = textOf(node);
    const found = signs.exec(text)?.[1];
    if (found === undefined && splitValidId(text).id === undefined) return [];
    const right = `${'#'.repeat(found?.length ?? 2)} ${text.replace(signs, '').split('\n', 1)[0]}`;
    return [finding(file, placeOf(node), 'headings', 'no-heading', { right, ...(found && { sign: found }) })];
  });

/** The id in brackets of another kind. */
const otherBrackets = /[【［（(]#([a-z0-9-]+)[】］）)][ \t]*$/;

function missingId({ text, depth, node }: ContentHeading, file: File): Finding {
  const place = placeOf(node);
  const { id } = splitHeadingId(text);
  if (id !== undefined && splitValidId(text).id === id)
    return finding(file, place, 'headings', 'id-in-emphasis', { id });
  const [found, other = ''] = otherBrackets.exec(text) ?? [];
  if (found !== undefined)
    return finding(file, place, 'headings', 'other-brackets', { found: found.trim(), id: other });
  if (id !== undefined) return finding(file, place, 'headings', 'bad-id', { id });
  return finding(file, place, 'headings', 'no-id', { heading: markdownOf({ depth, text }) });
}
