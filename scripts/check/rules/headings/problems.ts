import { toString as textOf } from 'mdast-util-to-string';
import { headingsOf, splitValidId } from '../../core/mdx/headings.ts';
import { nodesIn } from '../../core/mdx/sections.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf } from '../../core/parsing/located.ts';
import { type Finding, finding } from '../../finding.ts';

type File = Pick<ParsedFile, 'path' | 'body'>;

/** Ids of the page around the content. */
const taken = ['top', 'root', 'content', 'menu', 'languages', 'start', 'announcer'];

/**
 * Rule `headings`, of a heading by itself: each has an id of its own, so that links to sections survive translation, and the
 * first level is left to the heading of the screen.
 */
export function headingProblems(file: File): Finding[] {
  if (!file.body) return [];
  const known = new Set(taken);
  return [
    ...brokenHeadings(file),
    ...headingsOf(file.body).flatMap(({ id, depth, text, node }) => {
      const place = placeOf(node);
      if (depth === 1) return finding(file, place, 'headings', 'first-level', { text });
      if (!id) return finding(file, place, 'headings', 'no-id', { heading: text });
      if (known.has(id)) return finding(file, place, 'headings', 'id-twice', { id });
      known.add(id);
      return [];
    }),
  ];
}

/** Signs of a heading without the space after them, or with another one, also as Chinese keyboards write them. */
const signs = /^([#＃]{1,6})[ \t\u00a0\u3000]*(?=[^\s#＃])/;

/** Paragraphs that were to be headings. */
export const brokenHeadings = (file: File): Finding[] =>
  nodesIn(file, 'paragraph').flatMap(({ node }) => {
    const text = textOf(node);
    const found = signs.exec(text)?.[1];
    if (found === undefined && splitValidId(text).id === undefined) return [];
    const right = `${'#'.repeat(found?.length ?? 2)} ${text.replace(signs, '').split('\n', 1)[0]}`;
    return finding(file, placeOf(node), 'headings', 'no-heading', { right });
  });
