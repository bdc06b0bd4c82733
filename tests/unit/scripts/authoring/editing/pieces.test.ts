import { expect, test } from 'vitest';
import { piecesOf } from '../../../../../scripts/authoring/editing/pieces.ts';
import type { Unit } from '../../../../../scripts/authoring/editing/unit.ts';

const paragraph = { kind: 'markdown', role: 'paragraph' } as const;

/** Returns the pieces of a text; those that are not text start with their type. */
const shown = (text: string, unit: Pick<Unit, 'kind' | 'role'> = paragraph) =>
  piecesOf(text, unit).map((piece) => (piece.type === 'text' ? piece.text : `${piece.type} ${piece.text}`));

test.each([
  ['See the [process](/process).', ['See the ', 'open link', 'process', 'close link', '.']],
  ['**Shape.** Of <Email />', ['open b', 'Shape.', 'close b', ' Of ', 'object Email']],
  ['A `code` and\nmore \\* {/* note */}', ['A ', 'object code', ' and more *', 'object note']],
  ['![A chair](/chair.png)', ['open image', 'A chair', 'close image']],
  ['Two\n\nparagraphs', ['Two paragraphs']],
])('separates words from codes in Markdown: %s', (text, pieces) => {
  expect(shown(text)).toEqual(pieces);
  expect(
    piecesOf(text, paragraph)
      .map(({ raw }) => raw)
      .join(''),
  ).toBe(text);
});

test('reads a heading, whatever it starts with', () => {
  expect(shown('1. Scope', { kind: 'markdown', role: 'heading' })).toEqual(['1. Scope']);
});

test('in a value, placeholders are codes, but Markdown is not', () => {
  expect(shown('{{count}} *pages* <1>more</1>', { kind: 'plain', role: 'value' })).toEqual([
    'object count',
    ' *pages* ',
    'open 1',
    'more',
    'close 1',
  ]);
});
