import type { Root } from 'mdast';
import type { Layout } from '../layout.ts';
import { certainIds, headingsOf, splitHeadingId } from './headings.ts';
import { sectionPairs } from './section-pairs.ts';

/**
 * Gives headings without an id one: that of the source heading that they certainly translate, or else one from their
 * words. An id that no source heading certainly has is replaced by that of the heading's counterpart.
 */
export function assignHeadingIds(tree: Root, source: Root | undefined): void {
  const headings = headingsOf(tree);
  const slug = slugger(headings.flatMap(({ id }) => id ?? []));
  const english = source ? headingsOf(source) : [];
  const known = certainIds(english);
  const pairs = source && sectionPairs(source, tree);
  for (const [index, heading] of headings.entries()) {
    const counterpart = english[pairs?.get(index) ?? -1];
    if (heading.id && (known.has(heading.id) || !counterpart || counterpart.explicitId)) continue;
    const id = counterpart?.id ?? slug(source ? `${heading.text} (own)` : heading.text);
    heading.node.data = { ...heading.node.data, id };
  }
}

/** Maps the ids that headings have on the site to their ids across languages. */
export function siteHeadingIds(tree: Root, slugOf: Layout['slug']): Map<string, string> {
  const slug = slugger([], slugOf);
  return new Map(
    headingsOf(tree).map(({ id = '', explicitId, text }) => [
      explicitId ?? splitHeadingId(text).id ?? slug(text),
      id,
    ]),
  );
}

/** Returns the id that GitHub and most site generators give a heading. */
const slugOfGitHub = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Returns a function that makes unique ids from words. */
function slugger(ids: readonly string[], slugOf = slugOfGitHub): (text: string) => string {
  const taken = new Map(ids.map((id) => [id, 0]));
  return (text) => {
    const slug = slugOf(text);
    const known = taken.get(slug);
    taken.set(slug, (known ?? -1) + 1);
    return known === undefined ? slug : `${slug}-${known + 1}`;
  };
}
