import {
  type Change,
  type Changes,
  edited,
  inJson,
  inMdx,
  inPages,
  type Replacement,
  replaced,
  sourceOf,
} from './specimen.ts';
import { bodyStart } from './texts.ts';

type Write = (text: string) => string;

/** Rewrites a file without changing its meaning. */
const file =
  (write: Write): Change =>
  (specimen) =>
    edited(specimen, 0, specimen.text.length, write(specimen.text));

const json = (write: (data: unknown, text: string) => string): Change =>
  inJson(file((text) => write(JSON.parse(text), text)));

const frontmatter = (write: Write): Change =>
  inPages((specimen) => {
    const end = bodyStart(specimen.text);
    return edited(specimen, 0, end, write(specimen.text.slice(0, end)));
  });

const body = (write: Write): Change =>
  inPages((specimen) => {
    const start = bodyStart(specimen.text);
    // Code is skipped: any change in its spelling changes its meaning.
    const parts = specimen.text.slice(start).split(/(^```[\s\S]*?^```$|`[^`\n]+`)/m);
    const written = parts.map((part, index) => (index % 2 ? part : write(part)));
    return edited(specimen, start, specimen.text.length, written.join(''));
  });

/** Replaces one match in running text without code or links. Untranslated text is skipped: it stays a finding. */
const words = (pattern: RegExp, written: Replacement): Change =>
  replaced(
    pattern,
    written,
    ['paragraph', 'field'],
    (text, specimen) =>
      !/[{<\\`]|\]\(|https?:/.test(text.text) && text.text !== sourceOf(text, specimen)?.text,
  );

const reversed = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? Object.fromEntries(
        Object.entries(data)
          .reverse()
          .map(([key, value]) => [key, reversed(value)]),
      )
    : data;

/** Two adjacent sentences, each with its period. */
const twoSentences = /(?<=^|\. )(\p{Lu}[^.!?:;“”«»„()[\]\d]+\.) (\p{Lu}[^.!?:;“”«»„()[\]\d]+\.)(?= |$)/gu;

/** Correct changes, none of which the check may report. */
export const correctChanges: Changes = {
  'CRLF line endings': file((text) => text.replaceAll('\n', '\r\n')),
  'byte order mark': file((text) => `\ufeff${text}`),
  'no newline at the end': file((text) => text.trimEnd()),
  'empty lines at the end': file((text) => `${text}\n\n`),
  'JSON indented by four spaces': json((data) => `${JSON.stringify(data, null, 4)}\n`),
  'JSON on one line': json((data) => JSON.stringify(data)),
  'JSON with its keys in a different order': json((data) => `${JSON.stringify(reversed(data), null, 2)}\n`),
  'JSON with escaped letters': json((_, text) =>
    text.replace(/[^\n -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ),
  'quotation marks in YAML': frontmatter((text) =>
    text.replace(/^(title: )([^"'\n]+)$/m, "$1'$2'").replace(/(?<=')(.*)'(.*)(?='$)/m, "$1''$2"),
  ),
  'folded text in YAML': frontmatter((text) => text.replace(/^(title: )([^"'\n]+)$/m, '$1>-\n  $2')),
  'comment in YAML': frontmatter((text) => text.replace(/^---\n/, '---\n# checked in November\n')),
  'comment for translators': inMdx(
    file((text) => `${text.trimEnd()}\n\n{/* checked by a native speaker */}\n`),
  ),
  // `^` would also match after inline code, in the middle of a table row.
  'wrapped paragraphs': body((text) =>
    text.replace(/(?<=\n)(?![#<|>\-*{:]|\d+\.|import|export).{90,}$/gm, (line) =>
      line.replace(/^(.{40,}?\p{L}) (?=\p{L}[^[\]()<>*]*$)/u, '$1\n'),
    ),
  ),
  'list with asterisks': body((text) => text.replace(/^- /gm, '* ')),
  // Indented lines below would no longer belong to the entry.
  'list with extra spaces': body((text) => text.replace(/^- (?=\S.*\n(?![ \t]))/gm, '-   ')),
  'bold with underscores': body((text) =>
    text.replace(/(?<=^- |[ (])\*\*([^*\n]+)\*\*(?=[ .,:)])/gm, '__$1__'),
  ),
  'table cells with extra spaces': body((text) => text.replace(/^\| (?!-)/gm, '|    ')),
  'extra empty lines': body((text) => text.replace(/\n\n/g, '\n\n\n')),
  'trailing spaces': body((text) => text.replace(/^(## .*)\n/gm, '$1 \n')),
  'component with extra spaces': body((text) => text.replace(/ \/>/g, '  />')),
  'attribute in single quotation marks': body((text) =>
    text.replace(/(?<=<[A-Z][^>\n]*)="([^"'\n]+)"(?=[^>\n]*>)/g, "='$1'"),
  ),
  'imports in a different order': body((text) =>
    text.replace(/^(import [^\n]+\n)(import [^\n]+\n)/m, '$2$1'),
  ),
  'two sentences in a different order': words(twoSentences, '$2 $1'),
  'two sentences merged into one': words(
    twoSentences,
    ([, first = '', second = '']) =>
      `${first.slice(0, -1)}, ${second.charAt(0).toLowerCase()}${second.slice(1)}`,
  ),
  'a sentence split in two': words(/(?<=\p{L}); (\p{L})/gu, ([, letter = '']) => `. ${letter.toUpperCase()}`),
  'no-break space': words(/(?<=\p{Ll}) (?=\p{Ll})/gu, '\u00a0'),
  'soft hyphen': words(/(?<![\p{L}#/-])(\p{Ll}{6})(\p{Ll}{6,})(?![\p{L}-])/gu, '$1\u00ad$2'),
};
