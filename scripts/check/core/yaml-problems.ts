import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLParseError,
} from 'yaml';
import { type ParseProblem, parseProblem } from './problem.ts';
import { repeated } from './repeated.ts';

/** A problem at an offset of the YAML text. */
type YamlProblem = Omit<ParseProblem, 'place'> & { at: number };

/** Why YAML cannot be read: of errors after which the parser is unreliable, only the first. */
export function yamlProblems(document: Document.Parsed, yaml: string): YamlProblem[] {
  const errors = [...document.errors, ...document.warnings] as YAMLParseError[];
  const others = errors.sort((a, b) => a.pos[0] - b.pos[0]);
  const [error] = others;
  const { duplicates, lost } = unnoticed(document, yaml);
  const [reference] = lost.sort((a, b) => a.at - b.at);
  if (reference && !(error && error.pos[0] < reference.at)) return [...duplicates, reference];
  if (!error) return duplicates;
  const stop = others.findIndex((other) => !isColon(other, yaml));
  const told = stop === 0 ? [error] : others.slice(0, stop < 0 ? undefined : stop);
  return [...duplicates, ...told.map((one) => explainYaml(one, document, yaml))];
}

/** Whether an error is about a colon inside a text, which does not affect the rest of the file. */
const isColon = ({ code, pos }: YAMLParseError, yaml: string): boolean =>
  code === 'BLOCK_AS_IMPLICIT_KEY' && /:(\s|$)/.test(lineFrom(yaml, pos[0]));

const lineFrom = (yaml: string, at: number): string => yaml.slice(at).split(/\r?\n/, 1)[0] ?? '';

/** What YAML reads other than it is meant: duplicate keys, texts that begin with * or &, or that “ #1” cuts off. */
function unnoticed(
  document: Document.Parsed,
  yaml: string,
): { duplicates: YamlProblem[]; lost: YamlProblem[] } {
  const duplicates: YamlProblem[] = [];
  const lost: YamlProblem[] = [];
  visit(document, (role, node) => {
    if (isMap(node)) duplicates.push(...duplicateKeys(node));
    if (!isNode(node)) return;
    const [from = 0, end = 0] = node.range ?? [];
    if (isAlias(node)) lost.push(reserved(from, yaml));
    else if (node.anchor !== undefined) lost.push(reserved(yaml.lastIndexOf('&', from), yaml));
    if (!isScalar(node) || node.type !== Scalar.PLAIN || role === 'key' || node.value === null) return;
    if (/^[ \t]+#\S/.test(lineFrom(yaml, end)))
      lost.push(parseProblem({ at: yaml.indexOf('#', end) }, 'comment'));
  });
  return { duplicates, lost };
}

const duplicateKeys = ({ items }: YAMLMap): YamlProblem[] =>
  repeated(
    items.flatMap(({ key }) => (isScalar(key) ? key : [])),
    ({ value }) => String(value),
  ).map(({ range, value }) => parseProblem({ at: range?.[0] ?? 0 }, 'key-twice', { key: String(value) }));

function explainYaml(error: YAMLParseError, document: Document.Parsed, yaml: string): YamlProblem {
  const { code, message } = error;
  const at = error.pos[0];
  const unclosed = unclosedQuote(document, yaml, message, at) ?? unclosedBracket(document, message, at);
  if (unclosed !== undefined) {
    const sign = yaml[unclosed] ?? '';
    return sign === '[' || sign === '{'
      ? reserved(unclosed, yaml)
      : parseProblem({ at: unclosed }, 'unclosed-quote', { sign });
  }
  if (isColon(error, yaml)) return parseProblem({ at }, 'colon');
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return tooFarIn(nextLine(yaml, at), at, yaml);
    case 'MULTILINE_IMPLICIT_KEY':
      return parseProblem({ at }, 'no-key');
    case 'TAB_AS_INDENT':
      return parseProblem({ at }, 'tab');
    case 'BAD_INDENT':
      return parseProblem({ at }, 'other-indent');
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
      return reserved(at, yaml);
    case 'BAD_DQ_ESCAPE':
      return parseProblem({ at }, 'backslash');
    case 'UNEXPECTED_TOKEN': {
      const block = blockSign(at, yaml);
      return block === undefined ? parseProblem({ at }, 'after-quote') : reserved(block, yaml);
    }
    default:
      return parseProblem({ at }, 'yaml', { reason: message.replace(/\s+/g, ' ').replace(/\.?$/, '.') });
  }
}

const reserved = (at: number, yaml: string): YamlProblem =>
  parseProblem({ at }, 'reserved', { sign: yaml[at] ?? '' });

/** A field indented deeper than the one above it, which has a text and so cannot contain fields. */
function tooFarIn(at: number, above: number, yaml: string): YamlProblem {
  const key = lineFrom(yaml, at).split(':', 1)[0] ?? '';
  return parseProblem({ at }, 'indent', { key, own: indentOf(at, yaml), above: indentOf(above, yaml) });
}

/** How many spaces the line of an offset begins with. */
function indentOf(at: number, yaml: string): number {
  const start = yaml.lastIndexOf('\n', at - 1) + 1;
  return /^ */.exec(yaml.slice(start))?.[0].length ?? 0;
}

/** Where a `>` or `|` is before a text on its line: it opens a text on the lines below. */
function blockSign(at: number, yaml: string): number | undefined {
  const start = yaml.lastIndexOf('\n', at - 1) + 1;
  const found = /(?<=:[ \t]+)[>|][-+\d]*[ \t]*$/.exec(yaml.slice(start, at));
  return found ? start + found.index : undefined;
}

/** Where the quoted text begins that was being read at an error: it swallows lines, so the cause is far away. */
function unclosedQuote(
  document: Document.Parsed,
  yaml: string,
  message: string,
  at: number,
): number | undefined {
  const isOpen = message.startsWith('Missing closing');
  let start: number | undefined;
  visit(document, {
    Scalar(_, node) {
      const quoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
      const [from = 0, to = 0] = node.range ?? [];
      const reaches = isOpen || yaml.slice(from, at).includes('\n');
      if (quoted && from <= at && at <= to + 1 && reaches) start = from;
    },
  });
  return start;
}

/** The place of an unclosed bracket, which swallows the following lines like a quotation mark. */
function unclosedBracket(document: Document.Parsed, message: string, at: number): number | undefined {
  if (!message.startsWith('Flow ')) return undefined;
  let start: number | undefined;
  visit(document, {
    Collection(_, node) {
      const from = node.range?.[0] ?? 0;
      if (node.flow && from <= at) start = from;
    },
  });
  return start;
}

/** Offset of the first character of the line after an offset. */
function nextLine(yaml: string, at: number): number {
  const end = yaml.indexOf('\n', at);
  return end < 0 ? at : end + 1 + (/^[ \t]*/.exec(yaml.slice(end + 1))?.[0].length ?? 0);
}
