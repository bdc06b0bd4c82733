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
import { repeated } from '../repeated.ts';
import { type ParseProblem, parseProblem } from './problem.ts';

/** A problem at an offset of the YAML text. */
type YamlProblem = Omit<ParseProblem, 'place'> & { at: number };

/** Why YAML cannot be read: of errors after which the parser is unreliable, only the first. */
export function yamlProblems(document: Document.Parsed, yaml: string): YamlProblem[] {
  const errors = [...document.errors, ...document.warnings] as YAMLParseError[];
  const [first, ...others] = errors.sort((a, b) => a.pos[0] - b.pos[0]);
  const [lost] = lostTexts(document, yaml).sort((a, b) => a.at - b.at);
  if (lost && !(first && first.pos[0] < lost.at)) return [...duplicateKeys(document), lost];
  if (!first) return duplicateKeys(document);
  const stop = isColon(first, yaml) ? others.findIndex((other) => !isColon(other, yaml)) : 0;
  const told = [first, ...others.slice(0, stop < 0 ? undefined : stop)];
  return [...duplicateKeys(document), ...told.map((error) => explainYaml(error, document, yaml))];
}

/** Whether an error is about a colon inside a text, which does not affect the rest of the file. */
const isColon = ({ code, pos }: YAMLParseError, yaml: string): boolean =>
  code === 'BLOCK_AS_IMPLICIT_KEY' && /:(\s|$)/.test(lineFrom(yaml, pos[0]));

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

/** Texts that YAML reads other than they are meant: that begin with * or &, or that “ #1” cuts off. */
function lostTexts(document: Document.Parsed, yaml: string): YamlProblem[] {
  const problems: YamlProblem[] = [];
  visit(document, (role, node) => {
    if (!isNode(node)) return;
    const [from = 0, end = 0] = node.range ?? [];
    if (isAlias(node)) problems.push(reserved(from, yaml));
    else if (node.anchor !== undefined) problems.push(reserved(yaml.lastIndexOf('&', from), yaml));
    if (!isScalar(node) || node.type !== Scalar.PLAIN || role === 'key' || node.value === null) return;
    if (/^[ \t]+#\S/.test(lineFrom(yaml, end)))
      problems.push(parseProblem({ at: yaml.indexOf('#', end) }, 'comment'));
  });
  return problems;
}

/** What errors of the parser mean that need no other words. */
const meanings: { readonly [code: string]: 'no-key' | 'tab' | 'other-indent' | 'backslash' } = {
  MULTILINE_IMPLICIT_KEY: 'no-key',
  TAB_AS_INDENT: 'tab',
  BAD_INDENT: 'other-indent',
  BAD_DQ_ESCAPE: 'backslash',
};

function explainYaml(error: YAMLParseError, document: Document.Parsed, yaml: string): YamlProblem {
  const { code, message } = error;
  const at = error.pos[0];
  const unclosed = unclosedBefore(error, document, yaml);
  if (unclosed !== undefined) {
    const sign = yaml[unclosed] ?? '';
    return sign === '[' || sign === '{'
      ? reserved(unclosed, yaml)
      : parseProblem({ at: unclosed }, 'unclosed-quote', { sign });
  }
  if (isColon(error, yaml)) return parseProblem({ at }, 'colon');
  const meaning = meanings[code];
  if (meaning) return parseProblem({ at }, meaning);
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return tooFarIn(at, yaml);
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
      return reserved(at, yaml);
    case 'UNEXPECTED_TOKEN': {
      // A `>` or `|` before a text on its line opens a text on the lines below.
      const block = /(?<=:[ \t]+)[>|][-+\d]*[ \t]*$/.exec(lineUpTo(yaml, at));
      return block ? reserved(at - block[0].length, yaml) : parseProblem({ at }, 'after-quote');
    }
    default:
      return parseProblem({ at }, 'yaml', { reason: message.replace(/\s+/g, ' ').replace(/\.?$/, '.') });
  }
}

const reserved = (at: number, yaml: string): YamlProblem =>
  parseProblem({ at }, 'reserved', { sign: yaml[at] ?? '' });

/** A field indented deeper than the one above it, which has a text and so cannot contain fields. */
function tooFarIn(above: number, yaml: string): YamlProblem {
  const [between = ''] = /^[^\n]*\n[ \t]*/.exec(yaml.slice(above)) ?? [];
  const at = above + between.length;
  const key = lineFrom(yaml, at).split(':', 1)[0] ?? '';
  const indent = (offset: number): number => lineUpTo(yaml, offset).search(/[^ ]|$/);
  return parseProblem({ at }, 'indent', { key, own: indent(at), above: indent(above) });
}

const lineUpTo = (yaml: string, at: number): string => yaml.slice(yaml.lastIndexOf('\n', at - 1) + 1, at);

/** Where a quoted text or a bracket begins that an error is in: it swallows lines, so the cause is far away. */
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
