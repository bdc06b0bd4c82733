import { type Family, matchesOf, oneOf, piecesWhere, type Random, replace } from '../mutation.ts';
import type { Piece } from '../pieces.ts';
import { appended } from '../planting.ts';
import type { Specimen } from '../specimen.ts';

const both = ['json', 'mdx'] as const;

const holding = (specimen: Specimen, pattern: RegExp) =>
  piecesWhere(specimen, ['field'], (piece) => pattern.test(piece.text) && !mayDropCount(piece));

/** “No pages”, “one page”, “two pages” may do without the number. */
const mayDropCount = ({ name }: Piece) => /_(zero|one|two)$/.test(name);

/** Changes one placeholder of a text. */
const onPlaceholder =
  (change: (written: string, name: string, next: Random) => string): Family['mutate'] =>
  (specimen, next) => {
    const piece = oneOf(holding(specimen, /\{\{\w+\}\}/), next);
    const placeholder = piece && oneOf(matchesOf(piece.text, /\{\{(\w+)\}\}/g), next);
    if (!placeholder) return undefined;
    const start = piece.start + placeholder.index;
    const written = change(placeholder[0], placeholder[1] ?? '', next);
    return replace(specimen, start, start + placeholder[0].length, written);
  };

/** Changes what was planted at the end of a text. */
const onPlanted =
  (planted: RegExp, replacement: string): Family['mutate'] =>
  (specimen) => {
    const found = planted.exec(specimen.text);
    return found ? replace(specimen, found.index, found.index + found[0].length, replacement) : undefined;
  };

const translated = { nl: 'datum', fr: 'nombre', de: 'anzahl', ar: 'العدد', zh: '数量' } as const;

const changes: Omit<Family, 'rules' | 'tier' | 'formats'>[] = [
  { name: 'placeholder dropped', mutate: onPlaceholder(() => '') },
  { name: 'placeholder misspelt', mutate: onPlaceholder((_, name) => `{{${name.slice(0, -1)}}}`) },
  {
    name: 'placeholder translated',
    mutate: (specimen, next) => onPlaceholder(() => `{{${translated[specimen.language]}}}`)(specimen, next),
  },
  { name: 'placeholder doubled', mutate: onPlaceholder((written) => `${written} ${written}`) },
  { name: 'placeholder in single braces', mutate: onPlaceholder((_, name) => `{${name}}`) },
  { name: 'placeholder with a brace lost', mutate: onPlaceholder((_, name) => `{{${name}}`) },
  {
    name: 'placeholder with a capital',
    mutate: onPlaceholder((_, name) => `{{${name[0]?.toUpperCase()}${name.slice(1)}}}`),
  },
  { name: 'placeholder in full-width braces', mutate: onPlaceholder((_, name) => `｛｛${name}｝｝`) },
  {
    name: 'placeholder as in another library',
    mutate: onPlaceholder((_, name, next) => oneOf([`%{${name}}`, `\${${name}}`, `:${name}`], next) ?? ''),
  },
  {
    name: 'placeholder that English does not have',
    mutate: (specimen, next) => {
      const piece = oneOf(
        piecesWhere(
          specimen,
          ['field'],
          ({ text, quoted, name }) => quoted && !text.includes('{') && !name.includes('_'),
        ),
        next,
      );
      return piece && replace(specimen, piece.end, piece.end, ' {{email}}');
    },
  },
];

export const placeholderFamilies: Family[] = [
  ...changes.map((change): Family => ({ ...change, rules: ['placeholders'], tier: 0, formats: both })),
  {
    name: 'wrong placeholder in a plural form that only Arabic has',
    rules: ['placeholders'],
    tier: 0,
    formats: ['json'],
    languages: ['ar'],
    mutate: (specimen, next) => {
      const piece = oneOf(
        piecesWhere(specimen, ['field'], ({ name }) => /_(two|few|many|zero)$/.test(name)),
        next,
      );
      const name = oneOf(['cnt', 'number', 'total'], next);
      if (!piece) return undefined;
      const text = piece.text.includes('{{count}}')
        ? piece.text.replace('{{count}}', `{{${name}}}`)
        : `{{${name}}} ${piece.text}`;
      return replace(specimen, piece.start, piece.end, text);
    },
  },
  {
    name: 'format of a placeholder lost',
    rules: ['placeholders'],
    tier: 0,
    formats: ['json'],
    plant: appended('{{company, uppercase}}'),
    mutate: onPlanted(/\{\{company, uppercase\}\}/, '{{company}}'),
  },
  {
    name: 'tag of a text dropped',
    rules: ['placeholders'],
    tier: 0,
    formats: ['json'],
    plant: appended('<1>Hulma</1>'),
    mutate: onPlanted(/<1>Hulma<\/1>/, 'Hulma'),
  },
  {
    name: 'tag of a text not closed',
    rules: ['placeholders'],
    tier: 0,
    formats: ['json'],
    plant: appended('<strong>Hulma</strong>'),
    mutate: onPlanted(/<\/strong>/, ''),
  },
  {
    name: 'tag of a text changed',
    rules: ['placeholders'],
    tier: 0,
    formats: ['json'],
    plant: appended('<1>Hulma</1>'),
    mutate: onPlanted(/<1>Hulma<\/1>/, '<2>Hulma</2>'),
  },
];
