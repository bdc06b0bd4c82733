import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isScalar,
  Scalar,
  visit,
  type YAMLParseError,
} from 'yaml';
import { repeated } from '../grouped.ts';
import { type ParseProblem, parseProblem } from './problem.ts';

type YamlProblem = Omit<ParseProblem, 'place'> & { at: number };

/** Returns why YAML cannot be read: duplicate keys, and the first other problem, after which parsing is unreliable. */
export function yamlProblems(document: Document.Parsed, yaml: string): YamlProblem[] {
  const errors = [...document.errors, ...document.warnings] as YAMLParseError[];
  const [error] = errors.sort((a, b) => a.pos[0] - b.pos[0]);
  const others = [...(error ? [explainYaml(error, document, yaml)] : []), ...misreadTexts(document, yaml)];
  const first = others.sort((a, b) => a.at - b.at).slice(0, 1);
  return [...duplicateKeys(document), ...first];
}

const lineFrom = (yaml: string, at: number): string => yaml.slice(at).split(/\r?\n/, 1)[0] ?? '';

function duplicateKeys(document: Document.Parsed): YamlProblem[] {
  const problems: YamlProblem[] = [];
  visit(document, {
    Map(_, { items }) {
      const keys = items.flatMap(({ key }) => (isScalar(key) ? key : []));
      for (const { range, value } of repeated(keys, ({ value }) => String(value)))
        problems.push(parseProblem({ at: range?.[0] ?? 0 }, 'key-twice', { key: String(value) }));
    },
  });
  return problems;
}

/** Finds text that YAML misreads: text that starts with * or &, or that is cut off by “ #1”, which is a comment. */
function misreadTexts(document: Document.Parsed, yaml: string): YamlProblem[] {
  const problems: YamlProblem[] = [];
  visit(document, (role, node) => {
    if (!isNode(node)) return;
    const [from = 0, end = 0] = node.range ?? [];
    if (isAlias(node)) problems.push(reserved(from, yaml));
    else if (node.anchor !== undefined) problems.push(reserved(yaml.lastIndexOf('&', from), yaml));
    if (!isScalar(node) || node.type !== Scalar.PLAIN || role === 'key' || typeof node.value !== 'string')
      return;
    if (/^[ \t]+#\S/.test(lineFrom(yaml, end)))
      problems.push(parseProblem({ at: yaml.indexOf('#', end) }, 'comment'));
  });
  return problems;
}

function explainYaml(error: YAMLParseError, document: Document.Parsed, yaml: string): YamlProblem {
  const { code, message } = error;
  const [at] = error.pos;
  const line = lineFrom(yaml, at);
  const start = yaml.lastIndexOf('\n', at - 1) + 1;
  // The cause is this line or the one above; other lines may contain tabs as text.
  const above = yaml.lastIndexOf('\n', start - 2) + 1;
  const indented = oddIndent.exec(yaml.slice(above, at + line.length));
  if (indented)
    return parseProblem({ at: above + indented.index }, 'indented-by', {
      sign: indented[1] === '\t' ? 'tab' : 'space',
    });
  const unclosed = unclosedBefore(error, document, yaml);
  if (unclosed !== undefined) {
    const sign = yaml[unclosed] ?? '';
    return sign === '[' || sign === '{'
      ? reserved(unclosed, yaml)
      : parseProblem({ at: unclosed }, 'unclosed-quote', { sign });
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    const [sign = ''] = line;
    if (/["']/.test(sign)) return parseProblem({ at }, 'after-quote');
    if (/[“”„«‘’]/.test(sign)) return parseProblem({ at }, 'other-quote', { sign });
    return /:(?:\s|$)/.test(line)
      ? parseProblem({ at }, 'colon')
      : parseProblem({ at: yaml.indexOf('\n', at) + 1 }, 'other-indent');
  }
  if (code === 'BAD_INDENT' && /^ *-[^\s-]/.test(line))
    return parseProblem({ at: yaml.indexOf('-', at) }, 'no-space');
  // A value that starts with a bracket or a hyphen, and continues as text.
  const [key, sign] = /^[ -]*[\w-]+:[ \t]+([{[-])/.exec(lineFrom(yaml, start)) ?? [];
  if (code === 'UNEXPECTED_TOKEN' && key && sign) return reserved(start + key.length - 1, yaml);
  if (code === 'BAD_SCALAR_START' || code === 'TAG_RESOLVE_FAILED') return reserved(at, yaml);
  const known = codes[code];
  if (known) return parseProblem({ at }, known);
  return parseProblem({ at }, 'yaml', { reason: message.replace(/\s+/g, ' ').replace(/\.?$/, '.') });
}

/** Indentation with a tab, or with a space that looks like one, but is not (U+00A0). */
const oddIndent = /^ *([\t\u00a0\u2007\u202f\u3000])[ \t\u00a0\u2007\u202f\u3000]*\S/m;

const codes: { readonly [Code in YAMLParseError['code']]?: 'no-key' | 'other-indent' | 'after-quote' } = {
  MULTILINE_IMPLICIT_KEY: 'no-key',
  BAD_INDENT: 'other-indent',
  UNEXPECTED_TOKEN: 'after-quote',
};

const reserved = (at: number, yaml: string): YamlProblem =>
  parseProblem({ at }, 'reserved', { sign: yaml[at] ?? '' });

/** Returns where an unclosed quote or bracket around an error starts: it swallows lines, so the cause is far away. */
function unclosedBefore(
  { message, pos: [at] }: YAMLParseError,
  document: Document.Parsed,
  yaml: string,
): number | undefined {
  const isEnd = message.startsWith('Missing closing');
  let start: number | undefined;
  visit(document, (_, node) => {
    if (!isNode(node)) return;
    const [from = 0, to = 0] = node.range ?? [];
    const isQuoted =
      isScalar(node) && (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE);
    const isOpen = isQuoted
      ? at <= to + 1 && (isEnd || yaml.slice(from, at).includes('\n'))
      : isCollection(node) && node.flow && message.startsWith('Flow ');
    if (from <= at && isOpen) start = from;
  });
  return start;
}
