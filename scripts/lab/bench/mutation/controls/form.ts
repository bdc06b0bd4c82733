import {
  type Control,
  changeTo,
  type Mutation,
  matchesOf,
  oneOf,
  piecesWhere,
  prose,
  replace,
} from '../mutation.ts';
import { type Piece, startOfBody } from '../pieces.ts';
import type { Specimen } from '../specimen.ts';

/** The same text, written in another way that JSON, YAML or Markdown allows. */

const both = ['json', 'mdx'] as const;

/** The whole text anew, where that changes anything. */
const whole = (specimen: Specimen, text: string): Mutation | undefined =>
  text === specimen.text ? undefined : changeTo(specimen, text, []);

const control = (name: string, formats: Control['formats'], mutate: Control['mutate']): Control => ({
  name,
  formats,
  mutate,
});

/** A field that stands without quotation marks, on a line of its own. */
const plainField = (specimen: Specimen) =>
  piecesWhere(specimen, ['field'], ({ quoted, text }) => !quoted && text.length > 12);

const yaml = (name: string, write: (text: string, piece: Piece, specimen: Specimen) => string): Control =>
  control(name, ['mdx'], (specimen, next) => {
    const piece = oneOf(plainField(specimen), next);
    return piece && replace(specimen, piece.start, piece.end, write(piece.text, piece, specimen));
  });

const indentOf = ({ text }: Specimen, { lineStart }: Piece): string =>
  /^ */.exec(text.slice(lineStart, lineStart + 40))?.[0] ?? '';

const body = (name: string, change: (body: string) => string, languages?: Control['languages']): Control => ({
  ...control(name, ['mdx'], (specimen) => {
    const start = startOfBody(specimen.text);
    return whole(specimen, specimen.text.slice(0, start) + change(specimen.text.slice(start)));
  }),
  ...(languages && { languages }),
});

const json = (name: string, change: (data: object, text: string) => string): Control =>
  control(name, ['json'], (specimen) => whole(specimen, change(JSON.parse(specimen.text), specimen.text)));

const reversed = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? Object.fromEntries(
        Object.entries(data)
          .reverse()
          .map(([key, value]) => [key, reversed(value)]),
      )
    : data;

const escaped = (text: string): string =>
  text.replace(/[^\n -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const formControls: Control[] = [
  control('lines that end with CR LF', both, (specimen) =>
    whole(specimen, specimen.text.replaceAll('\n', '\r\n')),
  ),
  control('byte order mark at the start of the file', both, (specimen) =>
    whole(specimen, `\ufeff${specimen.text}`),
  ),
  control('no line break at the end of the file', both, (specimen) =>
    whole(specimen, specimen.text.trimEnd()),
  ),
  control('empty lines at the end of the file', both, (specimen) => whole(specimen, `${specimen.text}\n\n`)),
  json('JSON with four spaces', (data) => `${JSON.stringify(data, null, 4)}\n`),
  json('JSON with tabs', (data) => `${JSON.stringify(data, null, '\t')}\n`),
  json('JSON on one line', (data) => JSON.stringify(data)),
  json('JSON with its keys in another order', (data) => `${JSON.stringify(reversed(data), null, 2)}\n`),
  json('JSON with letters as escapes', (_, text) => escaped(text)),
  yaml('double quotation marks in YAML', (text) => JSON.stringify(text)),
  yaml('single quotation marks in YAML', (text) => `'${text.replaceAll("'", "''")}'`),
  yaml(
    'YAML text on a line of its own',
    (text, piece, specimen) => `>-\n${indentOf(specimen, piece)}    ${text}`,
  ),
  yaml(
    'literal YAML text on a line of its own',
    (text, piece, specimen) => `|-\n${indentOf(specimen, piece)}    ${text}`,
  ),
  yaml('comment after a YAML text', (text) => `${text} # nagekeken`),
  control('comment line in YAML', ['mdx'], (specimen) =>
    whole(specimen, specimen.text.replace(/^---\n/, '---\n# nagekeken in november\n')),
  ),
  control('YAML fields in another order', ['mdx'], (specimen) =>
    whole(specimen, specimen.text.replace(/^(label: .*\n)(title: .*\n)/m, '$2$1')),
  ),
  control('empty line in the frontmatter', ['mdx'], (specimen) =>
    whole(specimen, specimen.text.replace(/^hero:/m, '\nhero:')),
  ),
  body(
    'paragraphs with a line break in them',
    (text) =>
      text.replace(/^(?![#<|-]).{90,}$/gm, (line) => line.replace(/(.{30,}?) (?=[^[\]()<>*]*$)/, '$1\n')),
    ['nl', 'fr', 'de', 'ar'],
  ),
  body('emphasis with underscores', (text) =>
    text.replace(/(?<=^- |[ (])\*\*([^*\n]+)\*\*(?=[ .,:)])/gm, '__$1__'),
  ),
  body('list with asterisks', (text) => text.replace(/^- /gm, '* ')),
  body('list with plus signs', (text) => text.replace(/^- /gm, '+ ')),
  body('list with wider indentation', (text) => text.replace(/^- /gm, '-   ')),
  body('list with empty lines between its items', (text) => text.replace(/^(- .*)\n(?=- )/gm, '$1\n\n')),
  body('wide cells in a table', (text) => text.replace(/^\| (?!-)/gm, '|    ')),
  body('table with its columns aligned', (text) => text.replace(/\| --- \|/g, '| :--- |')),
  body('table without outer pipes', (text) => text.replace(/^\| (.*) \|$/gm, '$1')),
  body('more empty lines', (text) => text.replace(/\n\n/g, '\n\n\n')),
  body('spaces at the end of a line', (text) => text.replace(/^(## .*)$/gm, '$1 ')),
  body('component with more spaces', (text) => text.replace(/ \/>/g, '  />')),
  body('component without a space', (text) => text.replace(/<(\w+) \/>/g, '<$1/>')),
  body('attribute in single quotation marks', (text) => text.replace(/of="(\w+)"/g, "of='$1'")),
  body('component with a closing tag', (text) => text.replace(/^<(\w+) \/>$/gm, '<$1></$1>')),
  body('address of a link in angle brackets', (text) => text.replace(/\]\((\/[\w/-]+)\)/, '](<$1>)')),
  control('soft hyphen in a long word', both, (specimen, next) => {
    const words = prose(specimen).flatMap((piece) =>
      matchesOf(
        piece.text.replace(/\{\{.*?\}\}|\]\([^)]*\)|<[^>]*>|\\u\w{4}/g, (gap) => ' '.repeat(gap.length)),
        /(?<![\p{L}-])\p{Ll}{12,}(?![\p{L}-])/gu,
      ).map(({ index }) => piece.start + index + 5),
    );
    const at = oneOf(words, next);
    return at === undefined ? undefined : replace(specimen, at, at, '\u00ad');
  }),
];
