import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { type Located, placeAt } from './located.ts';
import { type ParseProblem, parseProblem } from './parse-problem.ts';
import { yamlProblems } from './yaml-problems.ts';

export type YamlResult = { ok: true; data: Located } | { ok: false; problems: ParseProblem[] };

/**
 * Reads YAML that holds fields.
 * @param text the whole file
 * @param yaml the part of it that is YAML
 * @param offset where that part starts
 * @returns the data with its places in the file, or the problems of the YAML
 */
export function readYaml(text: string, yaml: string, offset: number): YamlResult {
  const document = parseDocument(yaml, { uniqueKeys: true, prettyErrors: false, logLevel: 'error' });
  const problems = yamlProblems(document, yaml);
  if (problems.length > 0) {
    return {
      ok: false,
      problems: problems.map(({ at, ...problem }) => ({ place: placeAt(text, offset + at), ...problem })),
    };
  }
  const root = document.contents;
  if (!isMap(root))
    return { ok: false, problems: [parseProblem({ place: placeAt(text, offset) }, 'no-fields')] };
  return {
    ok: true,
    data: {
      value: document.toJS(),
      locate: (path, at = 'value') => placeAt(text, offset + offsetOf(root, path, at)),
      rangeOf: (path) => {
        const range = (document.getIn(path, true) as Node | undefined)?.range;
        return range ? [offset + range[0], offset + range[1]] : undefined;
      },
    },
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
