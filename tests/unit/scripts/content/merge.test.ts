import { describe, expect, test } from 'vitest';
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

const merge = (translation: object) => mergeTranslation(schema, source, translation as never);

describe('merging', () => {
  test('a complete translation has no fallback', () => {
    const { content, fallbacks } = merge({
      title: 'Titel',
      tools: ['hamer', 'zaag'],
      hero: { heading: 'Kop', lead: 'Inleiding' },
      cards: { second: { name: 'Tweede' }, first: { name: 'Eerste' } },
      pages_one: '{{count}} pagina',
      pages_other: '{{count}} pagina’s',
    });
    expect(fallbacks).toEqual([]);
    expect(content).toMatchObject({
      title: 'Titel',
      tools: ['hamer', 'zaag'],
      price: 15,
      hero: { heading: 'Kop', lead: 'Inleiding' },
      cards: { first: { name: 'Eerste', order: 1 }, second: { name: 'Tweede', order: 2 } },
    });
  });

  test('a text that is still to be translated counts as missing, in lists and plurals as a whole', () => {
    const { content, fallbacks } = merge({
      title: 'TODO: Title',
      tools: ['hamer', 'TODO: saw'],
      hero: { heading: 'Kop', lead: 'Inleiding' },
      cards: { first: { name: 'TODO: First' }, second: { name: 'Tweede' } },
      pages_one: '{{count}} pagina',
      pages_other: 'TODO: {{count}} pages',
    });
    expect(content).toMatchObject({
      title: 'Title',
      tools: ['hammer', 'saw'],
      cards: { first: { name: 'First' }, second: { name: 'Tweede' } },
      pages_one: '{{count}} page',
    });
    expect(fallbacks).toEqual(['title', 'tools', 'cards.first.name', 'pages']);
  });

  test('a missing text is replaced by English, and its path is listed', () => {
    const { content, fallbacks } = merge({
      hero: { lead: 'Inleiding' },
      cards: { second: { name: 'Tweede' } },
    });
    expect(content).toMatchObject({
      title: 'Title',
      tools: ['hammer', 'saw'],
      hero: { heading: 'Heading', lead: 'Inleiding' },
      cards: { first: { name: 'First', order: 1 }, second: { name: 'Tweede', order: 2 } },
    });
    expect(fallbacks).toEqual(['title', 'tools', 'hero.heading', 'cards.first.name', 'pages']);
  });

  test('an empty translation is English throughout', () => {
    expect(merge({}).content).toMatchObject(source);
  });

  test('a translation cannot change an invariant or add an entry, and the order is that of English', () => {
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

  test('an optional field that English leaves out stays out', () => {
    const { tools: _, ...rest } = source;
    const { content, fallbacks } = mergeTranslation(schema, rest, { tools: ['hamer'] });
    expect(content).not.toHaveProperty('tools');
    expect(fallbacks).not.toContain('tools');
  });

  test('an entry named like a property of every object falls back like any other', () => {
    const odd = { ...source, cards: { constructor: { name: 'Constructor', order: 1 } } };
    const { content, fallbacks } = mergeTranslation(schema, odd, { cards: {} });
    expect(content.cards).toEqual({ constructor: { name: 'Constructor', order: 1 } });
    expect(fallbacks).toContain('cards.constructor.name');
  });
});

describe('plural forms', () => {
  const formsOf = (translation: object) => {
    const { content, fallbacks } = merge(translation);
    const forms = Object.fromEntries(Object.entries(content).filter(([key]) => key.startsWith('pages')));
    return { forms, fallsBack: fallbacks.includes('pages') };
  };

  test('come from one language as a whole; those it does not have read like “other”', () => {
    expect(formsOf({ pages_two: 'صفحتان', pages_other: '{{count}} صفحة' })).toEqual({
      forms: {
        pages_zero: '{{count}} صفحة',
        pages_one: '{{count}} صفحة',
        pages_two: 'صفحتان',
        pages_few: '{{count}} صفحة',
        pages_many: '{{count}} صفحة',
        pages_other: '{{count}} صفحة',
      },
      fallsBack: false,
    });
  });

  test('without “other” they are English in every form the language may ask for', () => {
    expect(formsOf({ pages_two: 'صفحتان' })).toEqual({
      forms: {
        pages_zero: '{{count}} pages',
        pages_one: '{{count}} page',
        pages_two: '{{count}} pages',
        pages_few: '{{count}} pages',
        pages_many: '{{count}} pages',
        pages_other: '{{count}} pages',
      },
      fallsBack: true,
    });
  });
});
