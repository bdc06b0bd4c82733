import {
  betweenWords,
  changeTo,
  type Family,
  gapAt,
  insert,
  lineAt,
  lines,
  type Mutation,
  matchesOf,
  oneOf,
  piecesWhere,
  removeLines,
  replace,
} from '../mutation.ts';
import { type Piece, startOfBody } from '../pieces.ts';
import { addedBlock } from '../planting.ts';
import type { Specimen } from '../specimen.ts';
import { sentences } from '../words.ts';

const protectedFamily = (name: string, mutate: Family['mutate'], plant?: Family['plant']): Family => ({
  name,
  rules: ['mdx-protected'],
  tier: 0,
  formats: ['mdx'],
  mutate,
  ...(plant && { plant }),
});

const components = (specimen: Specimen) => piecesWhere(specimen, ['component']);

/**
 * Takes a block away. What is missing may be told beside the gap, at the start of its section, or at the
 * next of its kind, before which it belongs; after the last one, at the end of the file.
 */
function dropBlock(specimen: Specimen, { lineStart, lineEnd }: Piece): Mutation {
  const rest = specimen.text.slice(lineEnd).replace(/^\n/, '');
  const text = specimen.text.slice(0, lineStart) + rest;
  const next = rest.search(/<[A-Z]/);
  const following = next < 0 ? text.trimEnd().length : lineStart + next;
  return changeTo(specimen, text, [...gapAt(text, lineStart), lineAt(text, following)]);
}

const onComponent =
  (
    change: (specimen: Specimen, piece: Piece, all: Piece[]) => Mutation | undefined,
    test = (_: Piece) => true,
  ): Family['mutate'] =>
  (specimen, next) => {
    const piece = oneOf(components(specimen).filter(test), next);
    return piece && change(specimen, piece, components(specimen));
  };

const withAttribute = ({ text }: Piece) => text.includes('="');

const inline = (specimen: Specimen) =>
  matchesOf(specimen.text, /<(?:Email|Phone|Company) \/>/g, startOfBody(specimen.text)).filter(
    ({ index, 0: written }) =>
      specimen.text[index - 1] !== '\n' || specimen.text[index + written.length] !== '\n',
  );

const componentFamilies: Family[] = [
  protectedFamily(
    'component dropped',
    onComponent((specimen, piece) => dropBlock(specimen, piece)),
  ),
  protectedFamily(
    'components in another order',
    onComponent((specimen, piece, all) => {
      const other = all[all.indexOf(piece) + 1];
      if (!other || other.text === piece.text) return undefined;
      const text =
        specimen.text.slice(0, piece.start) +
        other.text +
        specimen.text.slice(piece.end, other.start) +
        piece.text +
        specimen.text.slice(other.end);
      return changeTo(specimen, text, [lineAt(text, piece.start), lineAt(text, other.start)]);
    }),
  ),
  protectedFamily(
    'component twice',
    onComponent((specimen, piece) => insert(specimen, piece.lineEnd, `\n${piece.text}\n`)),
  ),
  protectedFamily(
    'component renamed',
    onComponent((specimen, piece) =>
      replace(specimen, piece.start, piece.end, piece.text.replace(/<\w+/, '<Bloc')),
    ),
  ),
  protectedFamily(
    'component in lowercase',
    onComponent((specimen, piece) => replace(specimen, piece.start, piece.end, piece.text.toLowerCase())),
  ),
  protectedFamily(
    'another component of the site',
    onComponent((specimen, piece) =>
      replace(specimen, piece.start, piece.end, piece.text.startsWith('<Hero') ? '<Team />' : '<Hero />'),
    ),
  ),
  protectedFamily(
    'attribute changed',
    onComponent((specimen, piece, all) => {
      const names = all.filter(withAttribute).map(({ text }) => /="(\w+)"/.exec(text)?.[1]);
      const own = /="(\w+)"/.exec(piece.text)?.[1];
      const other = names.find((name) => name !== own);
      return (
        (other && replace(specimen, piece.start, piece.end, piece.text.replace(`"${own}"`, `"${other}"`))) ||
        undefined
      );
    }, withAttribute),
  ),
  protectedFamily(
    'attribute translated',
    onComponent(
      (specimen, piece) =>
        replace(specimen, piece.start, piece.end, piece.text.replace(/="\w+"/, '="voordelen"')),
      withAttribute,
    ),
  ),
  protectedFamily(
    'name of an attribute translated',
    onComponent(
      (specimen, piece) => replace(specimen, piece.start, piece.end, piece.text.replace(/ \w+=/, ' von=')),
      withAttribute,
    ),
  ),
  protectedFamily(
    'attribute dropped',
    onComponent(
      (specimen, piece) => replace(specimen, piece.start, piece.end, piece.text.replace(/ \w+="\w+"/, '')),
      withAttribute,
    ),
  ),
  protectedFamily(
    'flag dropped',
    onComponent(
      (specimen, piece) => replace(specimen, piece.start, piece.end, piece.text.replace(' numbered', '')),
      ({ text }) => text.includes(' numbered'),
    ),
  ),
  protectedFamily('component of a sentence dropped', (specimen, next) => {
    const found = oneOf(inline(specimen), next);
    if (!found) return undefined;
    const mutation = replace(specimen, found.index, found.index + found[0].length, 'X');
    return { ...mutation, lines: [...mutation.lines, ...afterwards(mutation)] };
  }),
  protectedFamily('component of a sentence replaced', (specimen, next) => {
    const found = oneOf(inline(specimen), next);
    const other = found?.[0] === '<Email />' ? '<Phone />' : '<Email />';
    return found && replace(specimen, found.index, found.index + found[0].length, other);
  }),
  protectedFamily('HTML in the text', (specimen, next) => {
    const piece = oneOf(piecesWhere(specimen, ['paragraph', 'item']), next);
    const tag = oneOf(['<br />', '<b>!</b>', '<span>…</span>'], next);
    return piece && tag ? insert(specimen, betweenWords(piece, next), tag) : undefined;
  }),
  protectedFamily('expression in the text', (specimen, next) => {
    const piece = oneOf(piecesWhere(specimen, ['paragraph', 'item']), next);
    const expression = oneOf(['{props.name}', '{{email}}', '{1 + 1}'], next);
    return piece && expression ? insert(specimen, betweenWords(piece, next), expression) : undefined;
  }),
];

/** The next component after a change, the end of the file, and the start of its section: where a lost one is missed. */
function afterwards({ changes, path, lines: [line = 1] }: Mutation): number[] {
  const text = String(changes[path]);
  const all = text.split('\n');
  const next = all.findIndex((content, index) => index >= line && /<[A-Z]\w*[^>]*\/>/.test(content));
  const section = all.slice(0, line).findLastIndex((content) => /^#{2,6} /.test(content));
  const body = all.findIndex((content, index) => index > all.indexOf('---', 1) && content.trim() !== '');
  return [Math.max(section, body) + 1, next < 0 ? all.length : next + 1, text.trimEnd().split('\n').length];
}

const planted = addedBlock(sentences.code);

const fence = '```json\n{\n  "max-faces": 50000, // limit\n  "up_axis": "Y"\n}\n```';

/** Text follows the block, so that it matters where it ends. */
const plantedFence = addedBlock({
  en: `${fence}\n\n${sentences.external.en}`,
  nl: `${fence}\n\n${sentences.external.nl}`,
  fr: `${fence}\n\n${sentences.external.fr}`,
  de: `${fence}\n\n${sentences.external.de}`,
  ar: `${fence}\n\n${sentences.external.ar}`,
  zh: `${fence}\n\n${sentences.external.zh}`,
});

/** Changes what was planted. */
const onPlanted =
  (pattern: RegExp, replacement: string): Family['mutate'] =>
  (specimen) => {
    const found = pattern.exec(specimen.text);
    if (!found) return undefined;
    const mutation = replace(specimen, found.index, found.index + found[0].length, replacement);
    return { ...mutation, lines: [...mutation.lines, ...gapAt(textOf(mutation), found.index)] };
  };

/** The text of the translation after a change. */
const textOf = ({ changes, path }: Mutation): string => String(changes[path]);

/** A defect of a planted block of code, which may be told at any of its lines. */
const onFence =
  (pattern: RegExp, replacement: string): Family['mutate'] =>
  (specimen, next) => {
    const mutation = onPlanted(pattern, replacement)(specimen, next);
    if (!mutation) return undefined;
    const [first = 1, last = first] = [specimen.text.indexOf('```json'), specimen.text.lastIndexOf('```')];
    const block = lines(lineAt(specimen.text, first), lineAt(specimen.text, last));
    return { ...mutation, lines: [...mutation.lines, ...block] };
  };

const codeFamilies: Family[] = [
  protectedFamily('inline code changed', onPlanted(/`chair_01\.glb`/, '`stuhl_01.glb`'), planted),
  protectedFamily('inline code without its signs', onPlanted(/`chair_01\.glb`/, 'chair_01.glb'), planted),
  protectedFamily('hyphen in an identifier of a code block', onFence(/up_axis/, 'up-axis'), plantedFence),
  protectedFamily('value of a code block changed', onFence(/50000/, '5000'), plantedFence),
  protectedFamily('line of a code block lost', onFence(/ {2}"up_axis": "Y"\n/, ''), plantedFence),
  protectedFamily('code block lost', onFence(/```json[\s\S]*?```\n\n/, ''), plantedFence),
  protectedFamily('code block not closed', onFence(/\}\n```\n/, '}\n'), plantedFence),
];

const rows = (specimen: Specimen) => piecesWhere(specimen, ['row']);

const structure = (name: string, mutate: Family['mutate'], plant?: Family['plant']): Family => ({
  ...protectedFamily(name, mutate, plant),
  rules: ['mdx-protected', 'headings'],
});

/** Lists and tables (ethereum.org #18439, langgenius/dify-docs #1042). */
const blockFamilies: Family[] = [
  structure('row of a table lost', (specimen, next) => {
    const all = rows(specimen);
    const row = oneOf(
      all.filter((piece, index) => index > 1 && !/^\|[- |]*\|$/.test(piece.text)),
      next,
    );
    if (!row) return undefined;
    const text = specimen.text.slice(0, row.lineStart) + specimen.text.slice(row.lineEnd);
    const first = all.find(({ name }) => name.split(' ')[0] === row.name.split(' ')[0]);
    return changeTo(specimen, text, [
      ...gapAt(text, row.lineStart),
      ...lines(lineAt(text, first?.lineStart ?? 0), lineAt(text, row.lineStart)),
    ]);
  }),
  structure('cell of a table lost', (specimen, next) => {
    const row = oneOf(
      rows(specimen).filter(({ text }) => !/^\|[- |]*\|$/.test(text)),
      next,
    );
    if (!row) return undefined;
    const mutation = replace(specimen, row.start, row.end, row.text.replace(/\|[^|]*\|$/, '|'));
    return { ...mutation, lines: lines((mutation.lines[0] ?? 1) - 8, mutation.lines[0] ?? 1) };
  }),
  structure('table without its line of hyphens', (specimen, next) => {
    const row = oneOf(
      rows(specimen).filter(({ text }) => /^\|[- |]*\|$/.test(text)),
      next,
    );
    if (!row) return undefined;
    const text = specimen.text.slice(0, row.lineStart) + specimen.text.slice(row.lineEnd);
    return changeTo(specimen, text, gapAt(text, row.lineStart));
  }),
  structure('list item lost', (specimen, next) => {
    const item = oneOf(piecesWhere(specimen, ['item']), next);
    if (!item) return undefined;
    const text = specimen.text.slice(0, item.lineStart) + specimen.text.slice(item.lineEnd);
    return changeTo(specimen, text, listLines(text, item.lineStart));
  }),
  {
    // A section that has nothing else is one without text.
    ...structure('list lost', (specimen, next) => {
      const list = oneOf(
        matchesOf(specimen.text, /(?<=\n\n)(?:- .*\n)+\n?/g, startOfBody(specimen.text)),
        next,
      );
      return list && removeLines(specimen, list.index, list.index + list[0].length);
    }),
    rules: ['mdx-protected', 'untranslated'],
  },
  structure('table more than in English', (specimen, next) => {
    const paragraph = oneOf(piecesWhere(specimen, ['paragraph']), next);
    return paragraph && insert(specimen, paragraph.lineEnd, '\n| 1 | 2 |\n| --- | --- |\n| 3 | 4 |\n\n');
  }),
  structure('end of a list lost', (specimen, next) => {
    // Without the empty line, the paragraph belongs to the last item.
    const end = oneOf(matchesOf(specimen.text, /(?<=\n- .*\n)\n(?=[^\s<#|-])/g), next);
    if (!end) return undefined;
    const text = specimen.text.slice(0, end.index) + specimen.text.slice(end.index + 1);
    return changeTo(specimen, text, listLines(text, end.index));
  }),
];

/** The lines of the list at an offset, and its section. */
function listLines(text: string, offset: number): number[] {
  const all = text.split('\n');
  let first = lineAt(text, offset);
  while (/^- /.test(all[first - 2] ?? '')) first--;
  return [...gapAt(text, offset), ...lines(first, lineAt(text, offset) + 1)];
}

export const protectedFamilies: Family[] = [...componentFamilies, ...codeFamilies, ...blockFamilies];
