import type { Root } from 'mdast';
import { type ContentHeading, headingsOf } from './headings.ts';
import { sectionPairs } from './section-pairs.ts';

/** Gives headings without an id one: from their words, or that of the source heading that they certainly translate. */
export function nameHeadings(tree: Root, source: Root | undefined): void {
  const headings = headingsOf(tree);
  const slug = slugger(headings);
  const english = source ? headingsOf(source) : [];
  const pairs = source && sectionPairs(source, tree);
  for (const [index, heading] of headings.entries()) {
    if (heading.id) continue;
    const counterpart = english[pairs?.get(index) ?? -1]?.id;
    const id = counterpart ?? slug(source ? `${heading.text} (own)` : heading.text);
    heading.node.data = { ...heading.node.data, id };
  }
}

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
