import type { Root } from 'mdast';
import { certainIds, headingsOf, splitHeadingId } from './headings.ts';
import { sectionPairs } from './section-pairs.ts';

/**
 * Gives headings without an id one: from their words, or that of the source heading that they certainly translate. An
 * id that is certain of none of the source makes no difference to that.
 */
export function nameHeadings(tree: Root, source: Root | undefined): void {
  const headings = headingsOf(tree);
  const slug = slugger(headings.flatMap(({ id }) => id ?? []));
  const english = source ? headingsOf(source) : [];
  const known = certainIds(english);
  const pairs = source && sectionPairs(source, tree);
  for (const [index, heading] of headings.entries()) {
    const counterpart = english[pairs?.get(index) ?? -1];
    if (heading.id && (known.has(heading.id) || !counterpart || counterpart.written)) continue;
    const id = counterpart?.id ?? slug(source ? `${heading.text} (own)` : heading.text);
    heading.node.data = { ...heading.node.data, id };
  }
}

/** The ids that headings have on the site, each with the one it has in every language. */
export function shownIds(tree: Root, slugOf?: (text: string) => string): Map<string, string> {
  const slug = slugger([], slugOf);
  return new Map(
    headingsOf(tree).map(({ id = '', written, text }) => [
      written ?? splitHeadingId(text).id ?? slug(text),
      id,
    ]),
  );
}

/** The id that GitHub gives a heading, and most site generators. */
const slugOfGitHub = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Makes ids of words, each once. */
function slugger(ids: readonly string[], slugOf = slugOfGitHub): (text: string) => string {
  const taken = new Map(ids.map((id) => [id, 0]));
  return (text) => {
    const slug = slugOf(text);
    const known = taken.get(slug);
    taken.set(slug, (known ?? -1) + 1);
    return known === undefined ? slug : `${slug}-${known + 1}`;
  };
}
