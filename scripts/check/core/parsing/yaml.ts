import { isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import { locatedBy, placeAt, type Spot } from './located.ts';
import { type ParseResult, parseProblem } from './problem.ts';
import { yamlProblems } from './yaml-problems.ts';

/** Reads YAML that contains fields and starts at an offset in the text of a file. */
export function readYaml(text: string, yaml: string, offset: number): ParseResult {
  const parse = (yaml: string) =>
    parseDocument(yaml, { uniqueKeys: false, prettyErrors: false, logLevel: 'error' });
  const strict = parse(yaml);
  const document = strict.errors.length > 0 ? parse(inOneLine(yaml)) : strict;
  const problems = yamlProblems(document, yaml).map(({ at, ...problem }) => ({
    place: placeAt(text, offset + at),
    ...problem,
  }));
  if (problems.length > 0) return { data: undefined, problems };
  const root = document.contents;
  if (isMap(root))
    return { data: locatedBy(document.toJS(), text, offset, () => spotsOf(root, [], offset)), problems };
  return { data: undefined, problems: [parseProblem({ place: placeAt(text, offset) }, 'no-fields')] };
}

/**
 * Replaces line breaks in quoted strings with spaces: most site generators also accept strings whose further lines are
 * not indented.
 */
const inOneLine = (yaml: string): string => yaml.replace(quoted, (text) => text.replace(/[\r\n]/g, ' '));

const quoted =
  /^[ \t]*[\w-]+:[ \t]+(?:"(?:[^"\\\n]|\\.|\n(?![ \t]*[\w-]+:))*"|'(?:[^'\n]|\n(?![ \t]*[\w-]+:))*')(?=[ \t]*\r?$)/gm;

function spotsOf(node: unknown, path: Spot['path'], offset: number, key?: number): Spot[] {
  if (!isNode(node)) return [];
  const [from = 0, to = 0] = node.range ?? [];
  const isLeaf = isScalar(node) && node.value !== null;
  const own = { path, key, from: offset + from, to: offset + to, isLeaf };
  if (isSeq(node))
    return [own, ...node.items.flatMap((item, index) => spotsOf(item, [...path, index], offset))];
  if (!isMap(node)) return [own];
  const inner = node.items.flatMap((pair) =>
    isScalar(pair.key)
      ? spotsOf(pair.value, [...path, String(pair.key.value)], offset, offset + (pair.key.range?.[0] ?? from))
      : [],
  );
  return [own, ...inner];
}
