import { didYouMean, listed, quote } from '../../core/words.ts';
import { defineRule } from '../rule.ts';

const named = (placeholders: readonly string[]): string =>
  placeholders.length === 0 ? 'no placeholder' : listed(placeholders);

export const placeholders = defineRule({
  title: 'A translation has the placeholders of the English text.',
  why: 'The site fills in what is between double braces. A misspelled placeholder shows as it is, and a missing one leaves out a phone number or a price.',
  fix: 'Copy the placeholder from the English text, letter by letter; it may move within the sentence. In the plural forms `_zero`, `_one` and `_two`, `{{count}}` may be left out.',
  level: 'error',
  tier: 0,
  examples: [
    {
      code: 'different',
      as: 'field',
      english: 'Call {{phone}}.',
      wrong: 'Bel {{telefoon}}.',
      right: 'Bel {{phone}}.',
    },
    {
      code: 'different',
      as: 'field',
      english: 'Call {{phone}}.',
      wrong: 'Bel {phone}.',
      right: 'Bel {{phone}}.',
    },
    {
      code: 'different',
      as: 'field',
      english: 'Call {{phone}}.',
      wrong: 'Bel ons.',
      right: 'Bel {{phone}}.',
    },
    { code: 'nested', as: 'field', english: 'Skip', wrong: '$t(common:skip)', right: 'Overslaan' },
  ],
  messages: {
    unknown: ({
      name,
      found,
      meant,
      allowed,
    }: {
      where: string;
      name: string;
      found: string;
      meant?: string;
      allowed: readonly string[];
    }) => [
      `${name}: nothing fills in ${found}${didYouMean(meant)}`,
      meant ? `write ${meant}.` : `delete it; this text can have ${named(allowed)}.`,
    ],
    different: ({
      name,
      expected,
      found,
      english,
      at,
    }: {
      where: string;
      name: string;
      expected: readonly string[];
      found: readonly string[];
      english: string;
      at: string;
    }) => {
      const todo =
        expected.length > 0
          ? `write ${named(expected)} exactly as in the English text`
          : 'delete what is in braces, as in the English text';
      return [
        `${name}: expected ${named(expected)} as in English, found ${named(found)}.`,
        `${todo} (${at}): ${quote(english)}.`,
      ];
    },
    nested: ({ name }: { where: string; name: string }) => [
      `${name}: “$t(…)” stands for another text, which content cannot have.`,
      'write the words themselves.',
    ],
  },
});
