import { fieldNamed } from '../../core/explain.ts';
import type { ParsedFile } from '../../core/graph.ts';
import type { Project } from '../../core/project.ts';
import { isTodo } from '../../core/todo.ts';
import { asContent } from '../../core/translation.ts';
import { type Finding, finding } from '../../finding.ts';

/** How wide a text is in Latin characters: one of Chinese is as wide as two, and marks on letters take nothing. */
export const widthOf = (text: string): number =>
  [...text.replace(/[\p{M}\u00ad]/gu, '')].reduce(
    (sum, letter) => sum + (/[\p{sc=Han}\u3000-\u303F\uFF00-\uFF60]/u.test(letter) ? 2 : 1),
    0,
  );

/** Rule `keys`: the title and the description of a page are of a length that search results can show. */
export function searchResults(
  { data, key, extension, ...file }: ParsedFile,
  { files, rules }: Project,
): Finding[] {
  // Nobody searches for a page without an address.
  if (!data || extension !== '.mdx' || files.unaddressed.includes(key)) return [];
  const { locate } = data;
  const content = asContent(data.value);
  return Object.entries(rules.widths ?? {}).flatMap(([field, { least, most }]) => {
    const text = content[field];
    // An empty text is a finding already, and English stands in for one that is still to be translated.
    if (typeof text !== 'string' || text.trim() === '' || isTodo(text)) return [];
    const width = widthOf(text.trim());
    if (width >= least && width <= most) return [];
    const data = { ...fieldNamed([field]), width, hasWide: width !== text.trim().length };
    const place = locate([field]);
    return width > most
      ? [finding(file, place, 'keys', 'too-wide', { ...data, most })]
      : [finding(file, place, 'keys', 'too-narrow', { ...data, least })];
  });
}
