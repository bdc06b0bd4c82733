import {
  betweenWords,
  changeTo,
  type Family,
  familiesOf,
  insert,
  lineAt,
  lines,
  matchesOf,
  oneOf,
  piecesWhere,
  prose,
  replace,
} from '../mutation.ts';
import { startOfBody } from '../pieces.ts';
import type { Specimen } from '../specimen.ts';

const paragraphs = (specimen: Specimen) => piecesWhere(specimen, ['paragraph', 'item']);

/** Writes something between two words of a paragraph. */
const intoParagraph =
  (written: string): Family['mutate'] =>
  (specimen, next) => {
    const piece = oneOf(paragraphs(specimen), next);
    return piece && insert(specimen, betweenWords(piece, next), written);
  };

/** Changes a field of the frontmatter that stands without quotation marks. */
const plainField = (specimen: Specimen) =>
  piecesWhere(specimen, ['field'], ({ quoted, text }) => !quoted && text.length > 8);

/** MDX that cannot be read (ethereum.org #18375, #18423, #18429). */
const mdx = familiesOf({ rules: ['parse'], tier: 0, formats: ['mdx'] }, [
  { name: 'component without an end', mutate: intoParagraph(' <Callout>') },
  { name: 'orphan closing tag', mutate: intoParagraph('</div>') },
  {
    name: 'dropped closing tag',
    mutate: (specimen, next) => {
      const piece = oneOf(paragraphs(specimen), next);
      return piece && replace(specimen, piece.start, piece.end, `<p>${piece.text}`);
    },
  },
  { name: 'raw < before a full-width bracket', mutate: intoParagraph('（<）') },
  { name: 'raw < before a number', mutate: intoParagraph(' <5') },
  { name: 'autolink', mutate: intoParagraph(' <https://example.org/guide>') },
  { name: 'open brace', mutate: intoParagraph(' {') },
  {
    name: 'empty {#} after a heading',
    mutate: (specimen, next) => {
      const piece = oneOf(piecesWhere(specimen, ['heading']), next);
      return piece && replace(specimen, piece.end, piece.lineEnd - 1, ' {#}');
    },
  },
  { name: 'HTML comment', mutate: intoParagraph(' <!-- vertaald -->') },
]);

const code: Family[] = [
  { name: 'import in the text', written: "\nimport Team from './team'\n" },
  { name: 'export in the text', written: '\nexport const prijs = 15\n' },
].map(
  ({ name, written }): Family => ({
    name,
    rules: ['parse', 'mdx-protected'],
    tier: 0,
    formats: ['mdx'],
    mutate: (specimen, next) => {
      const piece = oneOf(piecesWhere(specimen, ['paragraph']), next);
      return piece && insert(specimen, piece.lineEnd, written);
    },
  }),
);

/** YAML that cannot be read, or not as it is meant (ethereum.org #18868). */
const yaml = familiesOf({ rules: ['parse'], tier: 0, formats: ['mdx'] }, [
  {
    name: 'colon in unquoted YAML',
    mutate: (specimen, next) => {
      const piece = oneOf(
        plainField(specimen).filter(({ text }) => text.includes(' ')),
        next,
      );
      return piece && insert(specimen, piece.start + piece.text.indexOf(' '), ':');
    },
  },
  {
    name: 'quotation mark not closed in YAML',
    mutate: (specimen, next) => {
      const piece = oneOf(plainField(specimen), next);
      return piece && insert(specimen, piece.start, '"');
    },
  },
  {
    name: 'YAML text that goes on after its quotation marks',
    mutate: (specimen, next) => {
      const piece = oneOf(
        plainField(specimen).filter(({ text }) => text.includes(' ')),
        next,
      );
      if (!piece) return undefined;
      const [first = '', ...rest] = piece.text.split(' ');
      return replace(specimen, piece.start, piece.end, `"${first}" ${rest.join(' ')}`);
    },
  },
  {
    name: 'tab as indentation in YAML',
    mutate: (specimen, next) => {
      const piece = oneOf(
        piecesWhere(specimen, ['field'], ({ name }) => /^\w+\.\w+$/.test(name)),
        next,
      );
      return piece && replace(specimen, piece.lineStart, piece.lineStart + 2, '\t');
    },
  },
  {
    name: 'wrong indentation in YAML',
    mutate: (specimen, next) => {
      const nested = piecesWhere(specimen, ['field'], ({ name }) => /^\w+\.\w+$/.test(name));
      const piece = oneOf(
        nested.filter((_, index) => index > 0),
        next,
      );
      if (!piece) return undefined;
      const {
        lines: [line = 1],
        ...rest
      } = replace(specimen, piece.lineStart, piece.lineStart + 1, '');
      return { ...rest, lines: lines(line - 1, line + 1) };
    },
  },
  {
    name: 'at sign at the start of a YAML text',
    mutate: (specimen, next) => {
      const piece = oneOf(plainField(specimen), next);
      return piece && insert(specimen, piece.start, '@');
    },
  },
  {
    name: 'YAML key twice',
    mutate: (specimen, next) => {
      const piece = oneOf(
        piecesWhere(specimen, ['field'], ({ name }) => !/\.\d+$/.test(name)),
        next,
      );
      if (!piece) return undefined;
      const line = specimen.text.slice(piece.lineStart, piece.lineEnd);
      return withLineBefore(insert(specimen, piece.lineEnd, `${line.trimEnd()}\n`));
    },
  },
]);

const fences: Family[] = [
  {
    name: 'frontmatter without an end',
    rules: ['parse'],
    tier: 0,
    formats: ['mdx'],
    mutate: (specimen) => {
      const end = startOfBody(specimen.text);
      const text = specimen.text.slice(0, end).replace(/---\s*$/, '') + specimen.text.slice(end);
      return changeTo(specimen, text, [1, lineAt(text, end)]);
    },
  },
  {
    name: 'frontmatter that leaks into the text',
    rules: ['keys', 'frontmatter', 'parse'],
    tier: 0,
    formats: ['mdx'],
    mutate: (specimen, next) => {
      // The second `---` stands too early, so that the rest of the fields is text of the page.
      const fields = piecesWhere(specimen, ['field'], ({ name }) => !name.includes('.'));
      const piece = oneOf(fields.slice(1), next);
      if (!piece) return undefined;
      const end = startOfBody(specimen.text);
      const fields_ = specimen.text.slice(piece.lineEnd, end).replace(/---\s*$/, '');
      if (!fields_.trim()) return undefined;
      const text = `${specimen.text.slice(0, piece.lineEnd)}---\n\n${fields_}${specimen.text.slice(end)}`;
      return changeTo(specimen, text, lines(1, lineAt(text, piece.lineEnd) + 1));
    },
  },
  {
    name: 'frontmatter once more in the text',
    rules: ['headings', 'parse', 'mdx-protected'],
    tier: 0,
    formats: ['mdx'],
    mutate: (specimen) => {
      const [title] = piecesWhere(specimen, ['field'], ({ name }) => name === 'title');
      const end = startOfBody(specimen.text);
      return title && insert(specimen, end, `\ntitle: ${title.text.replaceAll('{', '')}\n---\n`);
    },
  },
];

/** A key that stands twice may be told at either of its places. */
const withLineBefore = <Found extends { lines: readonly number[] }>(mutation: Found): Found => ({
  ...mutation,
  lines: [(mutation.lines[0] ?? 1) - 1, ...mutation.lines],
});

const jsonField = (specimen: Specimen) => piecesWhere(specimen, ['field']);

/** JSON that cannot be read, or that loses a text. */
const json = familiesOf({ rules: ['parse'], tier: 0, formats: ['json'] }, [
  {
    name: 'JSON key twice',
    mutate: (specimen, next) => {
      const piece = oneOf(jsonField(specimen), next);
      if (!piece) return undefined;
      const line = specimen.text.slice(piece.lineStart, piece.lineEnd).trimEnd().replace(/,$/, '');
      return withLineBefore(insert(specimen, piece.lineStart, `${line},\n`));
    },
  },
  {
    name: 'comma lost in JSON',
    mutate: (specimen, next) => {
      const comma = oneOf(matchesOf(specimen.text, /(?<="),(?=\n)/g), next);
      if (!comma) return undefined;
      const mutation = replace(specimen, comma.index, comma.index + 1, '');
      return { ...mutation, lines: lines(mutation.lines[0] ?? 1, (mutation.lines[0] ?? 1) + 1) };
    },
  },
  {
    name: 'comma after the last entry in JSON',
    mutate: (specimen, next) => {
      const last = oneOf(matchesOf(specimen.text, /(?<=")(?=\n\s*\})/g), next);
      return last && insert(specimen, last.index, ',');
    },
  },
  {
    name: 'quotation marks inside a JSON text',
    mutate: (specimen, next) => {
      const piece = oneOf(
        jsonField(specimen).filter(({ text }) => text.length > 8),
        next,
      );
      if (!piece) return undefined;
      return replace(specimen, piece.start, piece.end, `${piece.text.slice(0, 4)}"${piece.text.slice(4)}"`);
    },
  },
  {
    name: 'curly quotation marks around a JSON key',
    mutate: (specimen, next) => {
      const key = oneOf(matchesOf(specimen.text, /"(\w+)"(?=:)/g), next);
      return key && replace(specimen, key.index, key.index + key[0].length, `“${key[1]}”`);
    },
  },
  {
    name: 'line break inside a JSON text',
    mutate: (specimen, next) => {
      const piece = oneOf(
        jsonField(specimen).filter(({ text }) => text.includes(' ')),
        next,
      );
      return piece && insert(specimen, piece.start + piece.text.indexOf(' '), '\n');
    },
  },
  {
    name: 'comment in JSON',
    mutate: (specimen, next) => {
      const piece = oneOf(jsonField(specimen), next);
      return piece && insert(specimen, piece.lineEnd - 1, ' // TODO');
    },
  },
  {
    name: 'JSON without its last bracket',
    mutate: (specimen) => {
      const text = specimen.text.replace(/\}\s*$/, '');
      const end = lineAt(text, text.trimEnd().length);
      return changeTo(specimen, text, lines(end, end + 1));
    },
  },
]);

/** Conflict markers of git, which are as bad for a parser as for a reader. */
const conflict: Family = {
  name: 'conflict markers',
  rules: ['chars', 'parse'],
  tier: 0,
  formats: ['json', 'mdx'],
  mutate: (specimen, next) => {
    const piece = oneOf(prose(specimen), next);
    if (!piece) return undefined;
    const line = specimen.text.slice(piece.lineStart, piece.lineEnd);
    return replace(
      specimen,
      piece.lineStart,
      piece.lineEnd,
      `<<<<<<< HEAD\n${line}=======\n${line}>>>>>>> translate\n`,
    );
  },
};

export const parseFamilies: Family[] = [...mdx, ...code, ...yaml, ...fences, ...json, conflict];
