import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { entries, group, invariant, plural, text, texts } from '../../../../../schema/fields.ts';
import { closest, explain } from '../../../../../scripts/check/core/explain.ts';
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

/** What is said about English content, as “key: message → fix”. */
const english = (changes: object, remove: string[] = []) => {
  const value = Object.fromEntries(
    Object.entries({ ...valid, ...changes }).filter(([key]) => !remove.includes(key)),
  );
  return explain(value, fileSchema(schema, 'en', value), schema).map(
    ({ message, fix }) => `${message} → ${fix}`,
  );
};

describe('closest', () => {
  const keys = ['title', 'description', 'hero', 'GLB', 'glTF'];

  test.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['tilte', 'title'],
    ['titles', 'title'],
    ['desription', 'description'],
    ['descrption', 'description'],
    ['heor', 'hero'],
    ['GBL', 'GLB'],
  ])('“%s” is meant to be “%s”', (name, expected) => {
    expect(closest(name, keys)).toBe(expected);
  });

  test.each(['subtitle-line', 'footer', 'x', '', 'GLXX'])('“%s” is near to none', (name) => {
    expect(closest(name, keys)).toBeUndefined();
  });

  test('the nearest wins, and none of none', () => {
    expect(closest('pages_tow', ['pages_one', 'pages_two', 'pages_other'])).toBe('pages_two');
    expect(closest('title', [])).toBeUndefined();
  });
});

describe('explain', () => {
  test('says nothing about content that fits', () => {
    expect(english({})).toEqual([]);
  });

  test.each([
    [
      'a number for a text',
      { title: 12 },
      '“title”: expected text, found the number 12. → put the value in double quotes: "12".',
    ],
    [
      'a list for a text',
      { title: ['a'] },
      '“title”: expected text, found a list. → write one text; one that starts with [ needs double quotes.',
    ],
    [
      'an empty text',
      { title: ' ' },
      '“title” is empty. It is: Title of the screen. → write a text for “title”.',
    ],
    ['nothing', { title: null }, '“title” is empty. It is: Title of the screen. → write a text for “title”.'],
    [
      'an empty list',
      { tools: [] },
      '“tools”: expected at least 1 entry, found an empty list. → write at least 1 entry.',
    ],
    [
      'a number in a list',
      { tools: ['a', 3] },
      'entry 2 of “tools”: expected text, found the number 3. → put the value in double quotes: "3".',
    ],
    ['a text for a number', { price: 'five' }, '“price”: expected a number, found “five”. → write a number.'],
    [
      'a number too small',
      { price: 0 },
      '“price”: expected more than 0, found the number 0. → write more than 0.',
    ],
    [
      'no date',
      { day: '31-12-2026' },
      '“day”: expected a date such as 2026-01-31, found “31-12-2026”. → write a date such as 2026-01-31.',
    ],
    [
      'none of the forms',
      { duration: 'long' },
      '“duration”: expected fields, each on a line of its own, or “varies”, found “long”. → write fields, each on a line of its own, or “varies”.',
    ],
    [
      'inside a form',
      { duration: { min: 1, unit: 'days' } },
      '“duration.unit”: expected “day” or “week”, found “days”. → write “day” or “week”.',
    ],
    [
      'a name that is none',
      { cards: { 'First Card': { name: 'x' } } },
      'the name “First Card” of an entry is not of lowercase words joined by hyphens. → rename it, for example to “first-card”.',
    ],
    [
      'an unknown key',
      { footer: 'x' },
      '“footer” is not a known key. → remove “footer”, or use a known key. Known here: title, tools, price, day, duration, pages_one, pages_other, cards.',
    ],
    [
      'a key beside the one meant',
      { titel: 'x' },
      '“titel” is not a known key; did you mean “title”? → remove “titel”: “title” is there already.',
    ],
  ])('%s', (_, changes, expected) => {
    expect(english(changes)).toEqual([expected]);
  });

  test('a misspelt key is not also a missing one', () => {
    expect(english({ titel: 'x' }, ['title'])).toEqual([
      '“titel” is not a known key; did you mean “title”? → rename “titel” to “title”.',
    ]);
    expect(english({}, ['title'])).toEqual([
      '“title” is missing. It is: Title of the screen. → add “title”.',
    ]);
  });

  test('plural forms', () => {
    expect(english({}, ['pages_one'])).toEqual([
      '“pages_one” is missing. It is: How many pages; {{count}} is the number. → add “pages_one”.',
    ]);
    expect(english({ pages: 'x' }, ['pages_one', 'pages_other'])).toEqual([
      '“pages” has no plural form; it is written once for each form of the language: pages_one, pages_other. → write “pages_one” and “pages_other” instead of “pages”.',
    ]);
    expect(english({ pages_few: 'x' })).toEqual([
      '“pages_few”: this language has no plural form “few”; it has: one, other. → remove “pages_few”.',
    ]);
    expect(english({ pages_few: 'x' }, ['pages_one'])).toEqual([
      '“pages_few”: this language has no plural form “few”; it has: one, other. → rename “pages_few” to “pages_one”.',
    ]);
  });

  test('keys that every object of JavaScript has are keys like others', () => {
    const value = JSON.parse('{"constructor": "x", "__proto__": {"title": "y"}, "toString": 1}');
    const messages = explain(value, fileSchema(schema, 'nl', valid), schema).map(({ message }) => message);
    expect(messages).toEqual([
      '“constructor” is not a known key.',
      '“__proto__” is not a known key.',
      '“toString” is not a known key.',
    ]);
  });

  test('the whole file has another form', () => {
    expect(explain([], schema)).toMatchObject([
      { path: [], message: expect.stringMatching(/^the file: expected fields/) },
    ]);
    expect(explain(null, schema)).toMatchObject([{ path: [], message: 'the file is empty.' }]);
  });

  test('unknown keys point at the key, everything else at the value', () => {
    const value = { ...valid, footer: 'x', title: 1 };
    expect(explain(value, fileSchema(schema, 'en', value), schema).map(({ path, at }) => [path, at])).toEqual(
      [
        [['title'], 'value'],
        [['footer'], 'key'],
      ],
    );
  });
});

describe('a translation', () => {
  const dutch = (value: unknown) =>
    explain(value, fileSchema(schema, 'nl', valid), schema).map(({ message, fix }) => `${message} → ${fix}`);

  test('may leave out anything', () => {
    expect(dutch({})).toEqual([]);
    expect(dutch({ title: 'Titel', cards: { 'first-card': { name: 'Eerste' } }, pages_other: 'x' })).toEqual(
      [],
    );
  });

  test('may not hold invariants or entries of its own', () => {
    expect(dutch({ price: 6 })).toEqual([
      '“price” is written in the English file only, and taken from there. → remove “price” from this file.',
    ]);
    expect(dutch({ cards: { tweede: { name: 'x' } } })).toEqual([
      '“cards.tweede” is not a known key; did you mean “first-card”? → rename “tweede” to “first-card”.',
    ]);
  });

  test('has the entries that the English file of its page has, whatever another page has', () => {
    for (const name of ['first-card', 'second-card', 'first-card']) {
      const allowed = fileSchema(schema, 'nl', { ...valid, cards: { [name]: { name: 'One' } } });
      expect(explain({ cards: { [name]: { name: 'Een' } } }, allowed, schema)).toEqual([]);
      expect(explain({ cards: { other: { name: 'Een' } } }, allowed, schema)).toMatchObject([
        { fix: `rename “other” to “${name}”.` },
      ]);
    }
  });

  test('is not blamed where English cannot be read', () => {
    const allowed = fileSchema(schema, 'nl', undefined);
    expect(explain({ cards: { tweede: { name: 'x' } } }, allowed, schema)).toEqual([]);
    expect(explain({ cards: { tweede: { nam: 'x' } } }, allowed, schema)).toMatchObject([
      { path: ['cards', 'tweede', 'nam'], meant: [['cards', 'tweede', 'name']] },
    ]);
  });
});
