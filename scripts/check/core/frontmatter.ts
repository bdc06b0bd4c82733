import { type Located, type ParseProblem, startOfFile } from './located.ts';
import { readYaml } from './yaml.ts';

const fence = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

export type FrontmatterResult =
  | { ok: true; data: Located }
  | { ok: false; found: boolean; problems: ParseProblem[] };

/**
 * Reads the YAML between the `---` lines at the top of an MDX file.
 * @param text the whole file
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
  if (text.trim() === '') {
    return {
      place: startOfFile,
      message: 'the file is empty.',
      fix: 'copy the English file and translate it.',
    };
  }
  if (/^---[ \t]*\r?\n/.test(text)) {
    return {
      place: startOfFile,
      message:
        'the frontmatter that starts here has no end: a second line of three hyphens (---) is missing.',
      fix: 'write --- on a line of its own under the last field.',
    };
  }
  return {
    place: startOfFile,
    message:
      'the file does not start with frontmatter: the fields of the screen between two lines of three hyphens (---).',
    fix: 'start the file with the frontmatter, as the English file does.',
  };
}
