import { startOfFile } from './located.ts';
import { type ParseProblem, type ParseResult, parseProblem } from './problem.ts';
import { readYaml } from './yaml.ts';

const fence = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Reads the YAML between the `---` lines at the top of an MDX file. */
export function readFrontmatter(text: string): ParseResult {
  const match = fence.exec(text);
  if (!match) return { data: undefined, problems: [noFrontmatter(text)] };
  return readYaml(text, match[1] ?? '', match[0].indexOf('\n') + 1);
}

/** Returns the offset of the closing `---`, below the last field; `undefined` without frontmatter. */
export function endOfFrontmatter(text: string): number | undefined {
  const [whole] = fence.exec(text) ?? [];
  return whole?.replace(/---[ \t]*(?:\r?\n)?$/, '').length;
}

/** Whether there is text above the frontmatter, such as a translation tool's prompt, so that its fields become text. */
export function hasTextAbove(text: string): boolean {
  const [above = ''] = /^(?:(?!---)[^\n]*\n){1,10}(?=---[ \t]*\r?\n)/.exec(text) ?? [];
  const rest = text.slice(above.length);
  return above.trim() !== '' && /^(?:title|id):[ \t]/m.test(fence.exec(rest)?.[1] ?? '');
}

/** Whether the line above the first of some fields is missing, or broken as in `---title: Oak`. */
export function lacksOpening(text: string, fields: readonly string[]): boolean {
  const [, name = ''] = /^(?:-+[ \t]*)?([\w-]+):[ \t][\s\S]*?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  return fields.includes(name);
}

function noFrontmatter(text: string): ParseProblem {
  if (text.trim() === '') return parseProblem({ place: startOfFile }, 'empty');
  const isOpen = /^---[ \t]*\r?\n/.test(text);
  return parseProblem({ place: startOfFile }, isOpen ? 'frontmatter-open' : 'frontmatter-missing');
}
