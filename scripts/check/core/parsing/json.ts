import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { repeated } from '../grouped.ts';
import { locatedBy, placeAt, type Spot, startOfFile } from './located.ts';
import { type ParseProblem, type ParseResult, parseProblem } from './problem.ts';

/** Reads JSON strictly, without duplicate keys. Only the first syntax error is reported: later ones are guesswork. */
export function readJson(text: string): ParseResult {
  const failed = (...problems: ParseProblem[]): ParseResult => ({ data: undefined, problems });
  if (text.trim() === '') return failed(parseProblem({ place: startOfFile }, 'empty'));
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true }) as Node;
  const [error] = errors;
  if (error) {
    const problem = printParseErrorCode(error.error);
    // A comma is missing after the entry above, not before the next one.
    const at = problem === 'CommaExpected' ? text.slice(0, error.offset).trimEnd().length : error.offset;
    return failed(parseProblem({ place: placeAt(text, at) }, 'json', { problem }));
  }
  const problems = duplicateKeys(text, root);
  if (problems.length > 0) return failed(...problems);
  return { data: locatedBy(getNodeValue(root), text, root.offset, () => spotsOf(root, [])), problems };
}

function duplicateKeys(text: string, { type, children = [] }: Node): ParseProblem[] {
  const keys = (type === 'object' ? children : []).flatMap((property) => property.children?.[0] ?? []);
  const firstOf = new Map(keys.toReversed().map(({ value, offset }) => [value, offset]));
  const own = repeated(keys, ({ value }) => String(value)).map(({ offset, value }) => {
    const first = placeAt(text, firstOf.get(value) ?? 0).line;
    return parseProblem({ place: placeAt(text, offset) }, 'key-twice', { key: String(value), first });
  });
  return [...own, ...children.flatMap((child) => duplicateKeys(text, child))];
}

function spotsOf(node: Node, path: Spot['path'], key?: number): Spot[] {
  const { offset, length, children = [] } = node;
  const isLeaf = node.type !== 'object' && node.type !== 'array';
  const own = { path, key, from: offset, to: offset + length, isLeaf };
  const inner = children.flatMap((child, index) => {
    if (node.type === 'array') return spotsOf(child, [...path, index]);
    const [name, value] = child.children ?? [];
    return name && value ? spotsOf(value, [...path, String(name.value)], name.offset) : [];
  });
  return [own, ...inner];
}
