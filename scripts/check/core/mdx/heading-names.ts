import { diffArrays } from 'diff';
import type { Root } from 'mdast';
import { type ContentHeading, headingsOf } from './headings.ts';

/**
 * Gives headings without a written id one, so that sections can be told apart: in a source file the one that sites make
 * of its words, in a translation that of the source heading at the same place.
 * @param source the body of the source file; absent for a source file itself
 */
export function nameHeadings(tree: Root, source: Root | undefined): void {
  const headings = headingsOf(tree);
  const slug = slugger(headings);
  const counterparts = source ? aligned(headingsOf(source), headings) : new Map<ContentHeading, string>();
  for (const heading of headings) {
    if (heading.id) continue;
    const id = counterparts.get(heading) ?? slug(source ? `${heading.text} (own)` : heading.text);
    heading.node.data = { ...heading.node.data, id };
  }
}

/** The ids of the source headings that have the headings of a translation at the same place, level by level. */
function aligned(
  source: readonly ContentHeading[],
  own: readonly ContentHeading[],
): Map<ContentHeading, string> {
  const ids = new Map<ContentHeading, string>();
  let [from, to] = [0, 0];
  const isSame = (a: ContentHeading, b: ContentHeading): boolean =>
    a.depth === b.depth && (!isWritten(a) || !isWritten(b) || a.id === b.id);
  for (const { added, removed, count = 0 } of diffArrays([...source], [...own], { comparator: isSame })) {
    for (let index = 0; index < count; index++) {
      const [english, heading] = [
        removed || !added ? source[from++] : undefined,
        removed ? undefined : own[to++],
      ];
      if (english?.id && heading) ids.set(heading, english.id);
    }
  }
  return ids;
}

/** Whether an id is in the file, and was not given by `nameHeadings()`. */
const isWritten = ({ id, node }: ContentHeading): boolean => id !== undefined && node.data?.id === undefined;

/** Makes ids of words as GitHub does, each once. */
function slugger(headings: readonly ContentHeading[]): (text: string) => string {
  const taken = new Map<string, number>(headings.flatMap(({ id }) => (id ? [[id, 0]] : [])));
  return (text) => {
    const slug = text
      .toLowerCase()
      .trim()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const known = taken.get(slug);
    taken.set(slug, (known ?? -1) + 1);
    return known === undefined ? slug : `${slug}-${known + 1}`;
  };
}
