import { notFoundKey } from '../../../schema/page-key.ts';
import { searchResult, widthOf } from '../../../schema/search-result.ts';
import type { ParsedFile } from '../../content/graph.ts';
import { nameOf } from '../core/explain.ts';
import type { Finding } from '../core/finding.ts';
import { findingAt } from '../core/finding-at.ts';
import { isTodo } from '../core/todo.ts';
import { asContent } from '../core/translation.ts';

/** Rule `frontmatter`: the title and the description of a page are of a length that search results can show. */
export function searchResults({ data, key, extension, ...file }: ParsedFile): Finding[] {
  // Nobody searches for the screen of wrong addresses.
  if (!data || extension !== '.mdx' || key === notFoundKey) return [];
  const content = asContent(data.value);
  return Object.entries(searchResult).flatMap(([field, { least, most }]) => {
    const text = content[field];
    // An empty text is a finding already, and English stands in for one that is still to be translated.
    if (typeof text !== 'string' || text.trim() === '' || isTodo(text)) return [];
    const width = widthOf(text.trim());
    if (width >= least && width <= most) return [];
    const asLatin = width === text.trim().length ? '' : ', a Chinese one counted as two';
    const limits = width > most ? `at most ${most}` : `at least ${least}`;
    const why =
      width > most ? 'search results cut off what is more' : 'search results show another text instead';
    const message = `${nameOf([field])} has ${width} characters${asLatin}; ${why}.`;
    return [findingAt(file, data.locate([field]), 'frontmatter', message, `write ${limits} characters.`)];
  });
}
