import { type Located, startOfFile } from './located.ts';
import { type ParseProblem, parseProblem } from './problem.ts';
import { readYaml } from './yaml.ts';

const fence = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

export type FrontmatterResult =
  | { ok: true; data: Located }
  | { ok: false; found: boolean; problems: ParseProblem[] };

/**
 * Reads the YAML between the `---` lines at the top of an MDX file.
 * @returns the data with its places, or the problems of the YAML; `found` tells whether there is YAML at all,
 *   since without its `---` lines it would be read as text of the page
 */
export function readFrontmatter(text: string): FrontmatterResult {
  const match = fence.exec(text);
  if (!match) return { ok: false, found: false, problems: [noFrontmatter(text)] };
  const offset = match[0].indexOf('\n') + 1;
  const read = readYaml(text, match[1] ?? '', offset);
  return read.ok ? read : { ok: false, found: true, problems: read.problems };
}

/** Offset of the second line of hyphens, under the last field; `undefined` without frontmatter. */
export function endOfFrontmatter(text: string): number | undefined {
  const [whole] = fence.exec(text) ?? [];
  return whole?.replace(/---[ \t]*(?:\r?\n)?$/, '').length;
}

function noFrontmatter(text: string): ParseProblem {
  if (text.trim() === '') return parseProblem({ place: startOfFile }, 'empty');
  const isOpen = /^---[ \t]*\r?\n/.test(text);
  return parseProblem({ place: startOfFile }, isOpen ? 'frontmatter-open' : 'frontmatter-missing');
}
