import { isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import { type Located, locatedBy, placeAt, type Spot } from './located.ts';
import { type ParseProblem, parseProblem } from './problem.ts';
import { yamlProblems } from './yaml-problems.ts';

export type YamlResult = { ok: true; data: Located } | { ok: false; problems: ParseProblem[] };

/** Reads YAML that holds fields. */
export function readYaml(text: string, yaml: string, offset: number): YamlResult {
  const document = parseDocument(yaml, { uniqueKeys: false, prettyErrors: false, logLevel: 'error' });
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
  return { ok: true, data: locatedBy(document.toJS(), text, offset, () => spotsOf(root, [], offset)) };
}

/** The places of a node and of all that it holds. */
function spotsOf(node: unknown, path: Spot['path'], offset: number, key?: number): Spot[] {
  if (!isNode(node)) return [];
  const [from = 0, to = 0] = node.range ?? [];
  const isLeaf = isScalar(node) && node.value !== null;
  const own = {
    path,
    from: offset + from,
    to: offset + to,
    isLeaf,
    ...(key !== undefined && { key: offset + key }),
  };
  if (isSeq(node))
    return [own, ...node.items.flatMap((item, index) => spotsOf(item, [...path, index], offset))];
  if (!isMap(node)) return [own];
  const inner = node.items.flatMap((pair) =>
    isScalar(pair.key)
      ? spotsOf(pair.value, [...path, String(pair.key.value)], offset, pair.key.range?.[0] ?? from)
      : [],
  );
  return [own, ...inner];
}
