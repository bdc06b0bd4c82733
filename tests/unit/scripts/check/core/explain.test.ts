import { expect, test } from 'vitest';
import { z } from 'zod';
import { entries, group, invariant, plural, text, texts } from '../../../../../schema/fields.ts';
import { closest, type Explanation, explain } from '../../../../../scripts/check/core/explain.ts';
import { fileSchema } from '../../../../../scripts/check/core/translation.ts';

const schema = z.strictObject({
  title: text('Title of the screen.'),
  tools: texts('The tools.'),
  price: invariant(z.number().positive(), 'The price.'),
  day: invariant(z.iso.date(), 'The day.').optional(),
  duration: invariant(
    z.union([z.strictObject({ min: z.number(), unit: z.enum(['day', 'week']) }), z.literal('varies')]),
    'How long.',
  ).optional(),
  pages: plural('How many pages; {{count}} is the number.'),
  cards: entries('The cards.', group('a card', { name: text('Name of the card.') })),
});

const valid = {
  title: 'Title',
  tools: ['a'],
  price: 5,
  pages_one: '{{count}} page',
  pages_other: '{{count}} pages',
  cards: { 'first-card': { name: 'First' } },
};

/** Formats what is wrong with content: the code, the field, and what was found or meant. */
const short = ({ code, data }: Explanation) => {
  const { where, found, meant } = data as { [name: string]: unknown };
  return [code, where, found ?? meant].filter(Boolean).join(' ');
};

const english = (changes: object) => {
  const value = JSON.parse(JSON.stringify({ ...valid, ...changes }));
  return explain(value, fileSchema(schema, 'en', value), schema).map(short);
};

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['desription', 'description'],
  ['GBL', 'GLB'],
  ['pages_tow', 'pages_two'],
  ...['subtitle-line', 'x', '', 'GLXX'].map((name) => [name, undefined]),
])('“%s” is closest to “%s”', (name, expected) => {
  const keys = ['title', 'description', 'hero', 'GLB', 'glTF', 'pages_one', 'pages_two', 'pages_other'];
  expect(closest(name ?? '', keys)).toBe(expected);
});

test.each([
  ['a group for a string', { title: { toString: 'a', valueOf: 'b' } }, 'wrong-kind title a group of fields'],
  ['a value of no union member', { duration: 'long' }, 'wrong-kind duration “long”'],
  ['a value in a union member', { duration: { min: 1, unit: 'days' } }, 'wrong-kind duration.unit “days”'],
  ['an invalid name', { cards: { 'First Card': { name: 'x' } } }, 'bad-name First Card'],
  ['a misspelled key, but not as missing too', { title: undefined, titel: 'x' }, 'unknown titel title'],
  ['an unknown plural form', { pages_few: 'x' }, 'unknown pages_few'],
])('explains %s', (_, changes, expected) => {
  expect(english(changes)).toEqual([expected]);
});

test('explains a file of another type', () => {
  expect(explain([], schema)).toMatchObject([{ path: [], code: 'wrong-kind' }]);
  expect(explain(null, schema)).toMatchObject([{ path: [], code: 'empty' }]);
});

const dutch = (value: unknown) => explain(value, fileSchema(schema, 'nl', valid), schema).map(short);

test('rejects invariants and extra entries in a translation', () => {
  expect(dutch({ price: 6 })).toEqual(['invariant price']);
  expect(dutch({ cards: { tweede: { name: 'x' } } })).toEqual(['unknown cards.tweede first-card']);
});
