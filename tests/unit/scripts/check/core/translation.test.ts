import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { entries, group, invariant, plural, text, texts } from '../../../../../schema/fields.ts';
import { fieldAt, kindOf } from '../../../../../scripts/check/core/translation.ts';

const card = group('a card', { name: text('Name.'), order: invariant(z.number(), 'Order.') });

const schema = z.strictObject({
  title: text('Title.'),
  tools: texts('Tools.').optional(),
  price: invariant(z.number(), 'Price.'),
  hero: group('Hero.', { heading: text('Heading.'), lead: text('Lead.') }),
  cards: entries('Cards.', card),
  pages: plural('Pages.'),
});

describe('fields by path', () => {
  test.each([
    [['title'], 'text'],
    [['tools', 0], 'text'],
    [['price'], 'invariant'],
    [['cards', 'whatever', 'order'], 'invariant'],
    [['pages'], 'plural'],
  ] as const)('%j is %s', (path, kind) => {
    const field = fieldAt(schema, path);
    expect(field && kindOf(field)).toBe(kind);
  });

  test.each([[['nothing']], [['constructor']], [['hero', '__proto__']], [['title', 'x']]])(
    '%j is none',
    (path) => {
      expect(fieldAt(schema, path)).toBeUndefined();
    },
  );
});
