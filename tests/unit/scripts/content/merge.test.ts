import { expect, test } from 'vitest';
import { z } from 'zod';
import { entries, group, invariant, plural, text, texts } from '../../../../schema/fields.ts';
import { mergeTranslation } from '../../../../scripts/content/merge.ts';

const card = group('a card', { name: text('Name.'), order: invariant(z.number(), 'Order.') });

const schema = z.strictObject({
  title: text('Title.'),
  tools: texts('Tools.').optional(),
  price: invariant(z.number(), 'Price.'),
  hero: group('Hero.', { heading: text('Heading.'), lead: text('Lead.') }),
  cards: entries('Cards.', card),
  pages: plural('Pages.'),
});

const source = {
  title: 'Title',
  tools: ['hammer', 'saw'],
  price: 15,
  hero: { heading: 'Heading', lead: 'Lead' },
  cards: { first: { name: 'First', order: 1 }, second: { name: 'Second', order: 2 } },
  pages_one: '{{count}} page',
  pages_other: '{{count}} pages',
};

const translation = {
  title: 'Titel',
  tools: ['hamer', 'zaag'],
  hero: { heading: 'Kop', lead: 'Inleiding' },
  cards: { first: { name: 'Eerste' }, second: { name: 'Tweede' } },
  pages_one: '{{count}} pagina',
  pages_other: '{{count}} pagina’s',
};

const merge = (translation: object) => mergeTranslation(schema, source, translation as never);

test('a complete translation has no fallback, and takes invariants from English', () => {
  const { content, fallbacks } = merge(translation);
  expect(fallbacks).toEqual([]);
  expect(content).toMatchObject({
    ...translation,
    price: 15,
    cards: { first: { name: 'Eerste', order: 1 }, second: { name: 'Tweede', order: 2 } },
  });
});

test('an empty translation falls back to English throughout', () => {
  expect(merge({}).content).toMatchObject(source);
  expect(merge({}).fallbacks).toEqual([
    ...['title', 'tools', 'hero.heading', 'hero.lead'],
    ...['cards.first.name', 'cards.second.name', 'pages'],
  ]);
});

test('missing and untranslated text falls back to English, lists and plurals as a whole', () => {
  const { content, fallbacks } = merge({
    ...translation,
    title: 'TODO: Title',
    tools: ['hamer', 'TODO: saw'],
    hero: { lead: 'Inleiding' },
    pages_other: 'TODO: {{count}} pages',
  });
  const { title, tools, pages_one } = source;
  expect(content).toMatchObject({ title, tools, pages_one, hero: { heading: 'Heading', lead: 'Inleiding' } });
  expect(fallbacks).toEqual(['title', 'tools', 'hero.heading', 'pages']);
});

test('a translation cannot change an invariant, or add or reorder entries', () => {
  const { content } = merge({
    price: 1,
    cards: {
      third: { name: 'Derde' },
      second: { name: 'Tweede', order: 9 },
      first: { name: 'Eerste', order: 9 },
    },
  });
  expect(content.price).toBe(15);
  expect(Object.entries(content.cards as object)).toEqual([
    ['first', { name: 'Eerste', order: 1 }],
    ['second', { name: 'Tweede', order: 2 }],
  ]);
});

test('an optional field that English omits stays omitted', () => {
  const { tools: _, ...rest } = source;
  const { content, fallbacks } = mergeTranslation(schema, rest, { tools: ['hamer'] });
  expect(content).not.toHaveProperty('tools');
  expect(fallbacks).not.toContain('tools');
});

test('an entry named like a property of all objects falls back like any other', () => {
  const odd = { ...source, cards: { constructor: { name: 'Constructor', order: 1 } } };
  const { content, fallbacks } = mergeTranslation(schema, odd, { cards: {} });
  expect(content.cards).toEqual({ constructor: { name: 'Constructor', order: 1 } });
  expect(fallbacks).toContain('cards.constructor.name');
});

test('plural forms all come from one language, with “other” for those that it does not have', () => {
  expect(merge({ pages_two: 'صفحتان', pages_other: '{{count}} صفحة' }).content).toMatchObject({
    pages_one: '{{count}} صفحة',
    pages_two: 'صفحتان',
    pages_many: '{{count}} صفحة',
  });
  expect(merge({ pages_two: 'صفحتان' }).content).toMatchObject({
    pages_one: '{{count}} page',
    pages_two: '{{count}} pages',
    pages_many: '{{count}} pages',
  });
});
