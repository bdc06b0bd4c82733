import { type Document, isAlias, isCollection, isScalar, Scalar, visit, type YAMLParseError } from 'yaml';

/** A problem at an offset of the YAML text. */
export interface YamlProblem {
  at: number;
  message: string;
  fix: string;
}

/**
 * What keeps YAML from being read, in words for somebody who writes text.
 *
 * Every key that stands twice, every text with a colon, or else the first problem of any other kind: after such
 * a one the reader has lost its way, and what it says about the rest is about nothing.
 */
export function yamlProblems(document: Document.Parsed, yaml: string): YamlProblem[] {
  const errors = [...document.errors, ...document.warnings] as YAMLParseError[];
  const isDuplicate = ({ code }: YAMLParseError) => code === 'DUPLICATE_KEY';
  const duplicates = errors.filter(isDuplicate).map(({ pos }) => duplicateKey(pos[0], yaml));
  const others = errors.filter((error) => !isDuplicate(error)).sort((a, b) => a.pos[0] - b.pos[0]);
  const [error] = others;
  const [reference] = [...references(document, yaml), ...comments(document, yaml)].sort(
    (a, b) => a.at - b.at,
  );
  if (reference && !(error && error.pos[0] < reference.at)) return [...duplicates, reference];
  if (!error) return duplicates;
  const stop = others.findIndex((other) => !isColon(other, yaml));
  const told = stop === 0 ? [error] : others.slice(0, stop < 0 ? undefined : stop);
  return [...duplicates, ...told.map((one) => explainYaml(one, document, yaml))];
}

/** Whether an error is about a colon inside a text, after which the rest is read as if nothing had been. */
const isColon = ({ code, pos }: YAMLParseError, yaml: string): boolean =>
  code === 'BLOCK_AS_IMPLICIT_KEY' && /:(\s|$)/.test(lineFrom(yaml, pos[0]));

const lineFrom = (yaml: string, at: number): string => yaml.slice(at).split(/\r?\n/, 1)[0] ?? '';

function duplicateKey(at: number, yaml: string): YamlProblem {
  const key = yaml.slice(at).split(':', 1)[0];
  return {
    at,
    message: `the key “${key}” stands twice; only the last would count.`,
    fix: 'remove one of the two.',
  };
}

function explainYaml(error: YAMLParseError, document: Document.Parsed, yaml: string): YamlProblem {
  const { code, message } = error;
  const at = error.pos[0];
  const unclosed = unclosedQuote(document, yaml, message, at) ?? unclosedBracket(document, message, at);
  if (unclosed !== undefined) return explainUnclosed(unclosed, yaml);
  if (isColon(error, yaml)) {
    return { at, message: 'the text contains a colon, which would make it a key.', fix: inQuotes };
  }
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return tooFarIn(nextLine(yaml, at), at, yaml);
    case 'MULTILINE_IMPLICIT_KEY':
      return {
        at,
        message: 'this line is not of the form “key: text”.',
        fix: 'write the key, a colon and a space before the text; indent a line that continues the text above it.',
      };
    case 'TAB_AS_INDENT':
      return { at, message: 'the line is indented with a tab.', fix: 'indent with spaces instead of tabs.' };
    case 'BAD_INDENT':
      return {
        at,
        message: 'the line is not indented like the lines it belongs to.',
        fix: 'indent fields of one group alike, as in the English file.',
      };
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
      return reserved(at, yaml);
    case 'BAD_DQ_ESCAPE':
      return {
        at,
        message: 'there is a backslash in a text in double quotes.',
        fix: 'write two backslashes where one belongs to the text.',
      };
    case 'UNEXPECTED_TOKEN': {
      const block = blockSign(at, yaml);
      if (block !== undefined) return reserved(block, yaml);
      return {
        at,
        message: 'the text goes on after the quotation mark or bracket that ends it.',
        fix: 'put the whole text in double quotes, and write \\" for a double quotation mark inside it.',
      };
    }
    default: {
      const reason = message.replace(/\s+/g, ' ').replace(/\.?$/, '.');
      return {
        at,
        message: `the frontmatter is not valid YAML: ${reason}`,
        fix: 'compare the line with the English file.',
      };
    }
  }
}

const inQuotes = 'put the whole text in double quotes.';

const reserved = (at: number, yaml: string): YamlProblem => ({
  at,
  message: `a text cannot start with ${yaml[at]} here.`,
  fix: inQuotes,
});

function explainUnclosed(at: number, yaml: string): YamlProblem {
  const sign = yaml[at];
  if (sign === '[' || sign === '{') return reserved(at, yaml);
  return {
    at,
    message: `the quotation mark ${sign} that opens this text is not closed on the same line.`,
    fix: `close it at the end of the text; inside, write ${sign === '"' ? '\\"' : "''"} for a quotation mark that belongs to the text.`,
  };
}

/** A field with more spaces before it than the one above, which has a text and so holds no fields. */
function tooFarIn(at: number, above: number, yaml: string): YamlProblem {
  const [own, other] = [indentOf(at, yaml), indentOf(above, yaml)];
  const name = `“${lineFrom(yaml, at).split(':', 1)[0]}”`;
  return {
    at,
    message: `${name} has ${spaces(own)} before it, and the field above it, which has its text already, has ${spaces(other)}.`,
    fix: `write ${name} with ${spaces(other)} before it, if the two belong to one group; compare with the English file.`,
  };
}

/** How many spaces stand before the first sign of the line of an offset. */
function indentOf(at: number, yaml: string): number {
  const start = yaml.lastIndexOf('\n', at - 1) + 1;
  return /^ */.exec(yaml.slice(start))?.[0].length ?? 0;
}

const spaces = (count: number): string =>
  count === 0 ? 'no space' : count === 1 ? '1 space' : `${count} spaces`;

/** Where a `>` or `|` stands before a text on its line: it opens a text on the lines below. */
function blockSign(at: number, yaml: string): number | undefined {
  const start = yaml.lastIndexOf('\n', at - 1) + 1;
  const found = /(?<=:[ \t]+)[>|][-+\d]*[ \t]*$/.exec(yaml.slice(start, at));
  return found ? start + found.index : undefined;
}

/**
 * Where the quoted text starts that was being read at an error. A quotation mark that is not closed swallows the
 * lines after it, so that the error is noticed far from its cause.
 */
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

/** Where the bracket stands that an error found not closed; like a quotation mark it swallows the lines after it. */
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

/** Texts that a “#1” cuts off, since “#” begins a comment after a space; who means one writes a space behind it. */
function comments(document: Document.Parsed, yaml: string): YamlProblem[] {
  const problems: YamlProblem[] = [];
  visit(document, {
    Scalar(key, node) {
      const [, end = 0] = node.range ?? [];
      const isCut = node.type === Scalar.PLAIN && /^[ \t]+#\S/.test(lineFrom(yaml, end));
      if (!isCut || key === 'key' || node.value === null) return;
      const at = yaml.indexOf('#', end);
      problems.push({ at, message: 'the text ends before this #, which begins a comment.', fix: inQuotes });
    },
  });
  return problems;
}

/**
 * Texts that begin with * or &: to YAML they are references, which no content needs, and which would make a
 * text disappear without an error.
 */
function references(document: Document.Parsed, yaml: string): YamlProblem[] {
  const problems: YamlProblem[] = [];
  visit(document, {
    Node(_, node) {
      const at = node.range?.[0] ?? 0;
      if (isAlias(node)) problems.push(reserved(at, yaml));
      else if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined) {
        problems.push(reserved(yaml.lastIndexOf('&', at), yaml));
      }
    },
  });
  return problems;
}
