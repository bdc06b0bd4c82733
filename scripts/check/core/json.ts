import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Located, locatedBy, placeAt, type Spot, startOfFile } from './located.ts';
import { type ParseProblem, parseProblem } from './problem.ts';
import { repeated } from './repeated.ts';

export type JsonResult = { ok: true; data: Located } | { ok: false; problems: ParseProblem[] };

/**
 * Reads a JSON file strictly: no comments, no trailing commas, no key twice (which JSON.parse lets pass).
 * @returns the data with its places, or the problems of the file: the first error of its form, since what
 *   follows it is guesswork, or else every key that stands twice
 */
export function readJson(text: string): JsonResult {
  if (text.trim() === '') return { ok: false, problems: [parseProblem({ place: startOfFile }, 'empty')] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error || !root) return { ok: false, problems: [explainError(error, text)] };
  const duplicates = duplicateKeys(text, root);
  if (duplicates.length > 0) return { ok: false, problems: duplicates };
  return { ok: true, data: locatedBy(dataOf(root), text, root.offset, () => spotsOf(root, [])) };
}

function explainError(error: ParseError | undefined, text: string): ParseProblem {
  const offset = error?.offset ?? 0;
  const before = text.slice(0, offset).trimEnd();
  const sign = text.charAt(offset);
  if (before.endsWith(',') && /[}\]]/.test(sign))
    return parseProblem({ place: placeAt(text, before.length - 1) }, 'last-comma');
  const place = placeAt(text, offset);
  if (/[“”„«»‘’']/.test(sign)) return parseProblem({ place }, 'json-quote', { sign });
  const problem = error ? printParseErrorCode(error.error) : '';
  if (problem === 'CommaExpected' && /[}\]]/.test(sign))
    return parseProblem({ place }, 'other-bracket', { missing: sign === '}' ? ']' : '}', sign });
  return parseProblem({ place }, 'json', { problem });
}

function duplicateKeys(text: string, { type, children = [] }: Node): ParseProblem[] {
  const keys = (type === 'object' ? children : []).flatMap((property) => property.children?.[0] ?? []);
  const own = repeated(keys, ({ value }) => String(value)).map(({ offset, value }) =>
    parseProblem({ place: placeAt(text, offset) }, 'key-twice', { key: String(value) }),
  );
  return [...own, ...children.flatMap((child) => duplicateKeys(text, child))];
}

function dataOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(dataOf);
  if (node.type !== 'object') return node.value;
  const entries = (node.children ?? []).map(({ children }) => [children?.[0]?.value, children?.[1]] as const);
  return Object.fromEntries(entries.map(([key, value]) => [key, value && dataOf(value)]));
}

function spotsOf(node: Node, path: Spot['path'], key?: number): Spot[] {
  const { offset, length, children = [] } = node;
  const isLeaf = node.type !== 'object' && node.type !== 'array';
  const own = { path, from: offset, to: offset + length, isLeaf, ...(key !== undefined && { key }) };
  const inner = children.flatMap((child, index) => {
    if (node.type === 'array') return spotsOf(child, [...path, index]);
    const [name, value] = child.children ?? [];
    return name && value ? spotsOf(value, [...path, String(name.value)], name.offset) : [];
  });
  return [own, ...inner];
}
