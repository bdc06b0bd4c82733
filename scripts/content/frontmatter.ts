import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { type Located, type ParseProblem, placeAt, startOfFile } from './located.ts';
import { yamlProblems } from './yaml-problems.ts';

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
  const yaml = match[1] ?? '';
  const document = parseDocument(yaml, { uniqueKeys: true, prettyErrors: false, logLevel: 'error' });
  const problems = yamlProblems(document, yaml);
  if (problems.length > 0) {
    const placed = problems.map(({ at, ...words }) => ({ place: placeAt(text, offset + at), ...words }));
    return { ok: false, found: true, problems: placed };
  }
  const root = document.contents;
  if (!isMap(root)) {
    const message = 'the frontmatter holds no fields; expected lines such as “title: …”.';
    return {
      ok: false,
      found: true,
      problems: [{ place: startOfFile, message, fix: 'write the fields of the screen.' }],
    };
  }
  return {
    ok: true,
    data: {
      value: document.toJS(),
      locate: (path, at = 'value') => placeAt(text, offset + offsetOf(root, path, at)),
    },
  };
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

/** Offset of a key or value in the YAML text, or of its nearest parent. */
function offsetOf(root: Node, path: readonly (string | number)[], at: 'key' | 'value'): number {
  let node: Node | null = root;
  let offset = 0;
  for (const [depth, key] of path.entries()) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!pair) return offset;
      const keyNode = pair.key as Node;
      next = pair.value;
      const wantsKey = depth === path.length - 1 && at === 'key';
      offset = wantsKey || !isLeaf(next) ? startOf(keyNode, offset) : startOf(next as Node, offset);
    } else if (isSeq(node)) {
      next = node.items[Number(key)];
      if (!next) return offset;
      offset = startOf(next as Node, offset);
    } else return offset;
    node = next as Node | null;
  }
  return offset;
}

const isLeaf = (node: unknown): boolean => isScalar(node) && node.value !== null;

const startOf = (node: Node, otherwise: number): number => node.range?.[0] ?? otherwise;
