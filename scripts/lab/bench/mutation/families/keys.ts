import {
  changeTo,
  type Family,
  gapAt,
  insert,
  lineAt,
  oneOf,
  piecesWhere,
  removeLines,
  replace,
} from '../mutation.ts';
import type { Piece } from '../pieces.ts';
import type { Specimen } from '../specimen.ts';

const both = ['json', 'mdx'] as const;

const isEntry = ({ name }: Piece) => /\.\d+$/.test(name);

/** The texts that stand under a key of their own. */
const keyed = (specimen: Specimen) =>
  piecesWhere(specimen, ['field'], (piece) => !isEntry(piece) && specimen.englishOf(piece) !== undefined);

const plurals = (specimen: Specimen) =>
  piecesWhere(specimen, ['field'], ({ name }) => /_(zero|one|two|few|many|other)$/.test(name));

/** The line of a piece as it is written. */
const lineOf = ({ text }: Specimen, { lineStart, lineEnd }: Piece) => text.slice(lineStart, lineEnd);

const indentOf = (specimen: Specimen, piece: Piece): number =>
  /^\s*/.exec(lineOf(specimen, piece))?.[0].length ?? 0;

/** Takes the line of a field away, and in JSON the comma that would be left over. */
function removeField(specimen: Specimen, piece: Piece) {
  const isLast = specimen.format === 'json' && !lineOf(specimen, piece).trimEnd().endsWith(',');
  if (!isLast) return removeLines(specimen, piece.lineStart, piece.lineEnd);
  const before = specimen.text.slice(0, piece.lineStart).replace(/,\n$/, '\n');
  // A group that would be empty then is another defect.
  if (before.trimEnd().endsWith('{')) return undefined;
  const text = before + specimen.text.slice(piece.lineEnd);
  return changeTo(specimen, text, gapAt(text, before.length, indentOf(specimen, piece)));
}

/** Writes the value of a field anew, quotation marks included. */
function writeValue(specimen: Specimen, piece: Piece, value: string) {
  const quote = piece.quoted ? 1 : 0;
  return replace(specimen, piece.start - quote, piece.end + quote, value);
}

const onField =
  (change: (specimen: Specimen, piece: Piece) => ReturnType<Family['mutate']>): Family['mutate'] =>
  (specimen, next) => {
    const piece = oneOf(keyed(specimen), next);
    return piece && change(specimen, piece);
  };

const keyOf = ({ name }: Piece) => name.slice(name.lastIndexOf('.') + 1);

/** Writes the key of a field anew. */
function renameKey(specimen: Specimen, piece: Piece, key: string) {
  const at = specimen.text.indexOf(keyOf(piece), piece.lineStart);
  return replace(specimen, at, at + keyOf(piece).length, key);
}

/** Another field beside a field. */
const besides = (specimen: Specimen, piece: Piece, key: string, value: string) => {
  const indent = /^\s*/.exec(lineOf(specimen, piece))?.[0] ?? '';
  const line =
    specimen.format === 'json' ? `${indent}"${key}": "${value}",\n` : `${indent}${key}: ${value}\n`;
  return insert(specimen, piece.lineStart, line);
};

export const keyFamilies: Family[] = [
  {
    name: 'missing key',
    rules: ['keys'],
    tier: 0,
    formats: both,
    mutate: onField((specimen, piece) =>
      plurals(specimen).includes(piece) ? undefined : removeField(specimen, piece),
    ),
  },
  {
    name: 'key that English does not have',
    rules: ['keys', 'frontmatter'],
    tier: 0,
    formats: both,
    mutate: onField((specimen, piece) => besides(specimen, piece, 'tooltip', 'Xxxx')),
  },
  {
    name: 'misspelt key',
    rules: ['keys', 'frontmatter'],
    tier: 0,
    formats: both,
    mutate: onField((specimen, piece) =>
      renameKey(specimen, piece, `${keyOf(piece).slice(0, -1)}${keyOf(piece).endsWith('r') ? 'n' : 'r'}`),
    ),
  },
  {
    name: 'translated key',
    rules: ['keys', 'frontmatter'],
    tier: 0,
    formats: both,
    mutate: onField((specimen, piece) => renameKey(specimen, piece, 'Schlussel')),
  },
  {
    name: 'number in the place of a text',
    rules: ['keys', 'frontmatter'],
    tier: 0,
    formats: both,
    mutate: onField((specimen, piece) => writeValue(specimen, piece, '15')),
  },
  {
    name: 'list in the place of a text',
    rules: ['keys', 'frontmatter'],
    tier: 0,
    formats: both,
    mutate: onField((specimen, piece) => writeValue(specimen, piece, '["Xxxx"]')),
  },
  {
    name: 'null in the place of a text',
    rules: ['keys', 'frontmatter'],
    tier: 0,
    formats: both,
    mutate: onField((specimen, piece) => writeValue(specimen, piece, 'null')),
  },
  {
    name: 'empty text',
    rules: ['keys', 'frontmatter'],
    tier: 0,
    formats: both,
    mutate: onField((specimen, piece) => writeValue(specimen, piece, '""')),
  },
  {
    name: 'spaces in the place of a text',
    rules: ['keys', 'frontmatter'],
    tier: 0,
    formats: both,
    mutate: onField((specimen, piece) => writeValue(specimen, piece, '"  "')),
  },
  {
    name: 'TODO in the place of a text',
    rules: ['keys', 'frontmatter', 'untranslated'],
    tier: 0,
    formats: both,
    mutate: (specimen, next) => {
      const piece = oneOf(keyed(specimen), next);
      const todo = oneOf(['TODO', 'TODO translate', 'FIXME', 'TBD', '???'], next);
      return piece && todo !== undefined ? writeValue(specimen, piece, `"${todo}"`) : undefined;
    },
  },
  {
    name: 'entry lost from a list',
    rules: ['keys'],
    tier: 0,
    formats: ['mdx'],
    mutate: (specimen, next) => {
      const entries = piecesWhere(specimen, ['field'], isEntry);
      const piece = oneOf(entries, next);
      return piece && removeLines(specimen, piece.lineStart, piece.lineEnd);
    },
  },
  {
    name: 'entry too many in a list',
    rules: ['keys'],
    tier: 0,
    formats: ['mdx'],
    mutate: (specimen, next) => {
      const piece = oneOf(piecesWhere(specimen, ['field'], isEntry), next);
      if (!piece) return undefined;
      const mutation = insert(specimen, piece.lineEnd, lineOf(specimen, piece));
      return {
        ...mutation,
        lines: [...mutation.lines, ...gapAt(specimen.text, piece.lineStart, indentOf(specimen, piece))],
      };
    },
  },
  {
    name: 'plural form missing',
    rules: ['keys'],
    tier: 0,
    formats: ['json'],
    languages: ['nl', 'fr', 'de', 'ar'],
    mutate: (specimen, next) => {
      const piece = oneOf(plurals(specimen), next);
      return piece && removeField(specimen, piece);
    },
  },
  {
    name: 'plural form that the language does not have',
    rules: ['keys'],
    tier: 0,
    formats: ['json'],
    languages: ['nl', 'fr', 'de', 'zh'],
    mutate: (specimen, next) => {
      const other = oneOf(
        plurals(specimen).filter(({ name }) => name.endsWith('_other')),
        next,
      );
      const form = oneOf(specimen.language === 'zh' ? ['one', 'few'] : ['few', 'two', 'zero'], next);
      return other && besides(specimen, other, keyOf(other).replace('other', String(form)), other.text);
    },
  },
  {
    name: 'plural written as one text',
    rules: ['keys'],
    tier: 0,
    formats: ['json'],
    mutate: (specimen, next) => {
      const other = oneOf(
        plurals(specimen).filter(({ name }) => name.endsWith('_other')),
        next,
      );
      return other && renameKey(specimen, other, keyOf(other).replace('_other', ''));
    },
  },
];

/** What only the frontmatter of a page can get wrong. */
export const frontmatterFamilies: Family[] = [
  {
    name: 'invariant in a translation',
    rules: ['frontmatter'],
    tier: 1,
    formats: ['mdx'],
    mutate: (specimen, next) => {
      // What English has and the translation has not is invariant.
      const invariants = [...specimen.english.matchAll(/^( *)(amount|min|max|percent|from|revised): .+\n/gm)];
      const invariant = oneOf(invariants, next);
      if (!invariant) return undefined;
      const beside = englishLineBefore(specimen, invariant.index, invariant[1] ?? '');
      return beside && insert(specimen, beside.lineEnd, invariant[0]);
    },
  },
  {
    name: 'text in the place of a list',
    rules: ['frontmatter'],
    tier: 1,
    formats: ['mdx'],
    mutate: (specimen, next) => {
      const first = oneOf(
        piecesWhere(specimen, ['field'], ({ name }) => name.endsWith('.0')),
        next,
      );
      if (!first) return undefined;
      const entries = /^(?: *- .*\n)+/.exec(specimen.text.slice(first.lineStart))?.[0] ?? '';
      const keyEnd = first.lineStart - 1;
      const text = `${specimen.text.slice(0, keyEnd)} Xxxx\n${specimen.text.slice(first.lineStart + entries.length)}`;
      return changeTo(specimen, text, [lineAt(text, keyEnd)]);
    },
  },
  {
    name: 'title or description that search results cut off',
    rules: ['frontmatter'],
    tier: 1,
    formats: ['mdx'],
    mutate: (specimen, next) => {
      const limited = piecesWhere(specimen, ['field'], ({ name }) => /^(?:title|description)$/.test(name));
      const piece = specimen.path.endsWith('/404.mdx') ? undefined : oneOf(limited, next);
      if (!piece) return undefined;
      const words = Array(Math.ceil(200 / piece.text.length)).fill(piece.text);
      return replace(specimen, piece.start, piece.end, words.join(', '));
    },
  },
];

/** The field of a translation that stands, in English, on the line before an offset, at the same depth. */
function englishLineBefore(specimen: Specimen, offset: number, indent: string): Piece | undefined {
  return specimen.pieces.find((piece) => {
    const original = specimen.englishOf(piece);
    return (
      original?.lineEnd === offset && /^\s*/.exec(lineOf(specimen, piece))?.[0] === indent && !isEntry(piece)
    );
  });
}
