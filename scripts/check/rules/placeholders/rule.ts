import { didYouMean, listed, orInEnglish, quote } from '../../core/words.ts';
import { defineRule, type Texts } from '../rule.ts';

const named = (placeholders: readonly string[]): string =>
  placeholders.length === 0 ? 'no placeholder' : listed(placeholders);

/** The placeholders of two texts. */
export interface Named {
  expected: readonly string[];
  found: readonly string[];
}

export const placeholders = defineRule({
  title: 'A translation has the placeholders of the English text.',
  why: 'A program puts numbers, names or links in place of them. A misspelled one is shown literally, and a missing one leaves something out.',
  fix: 'Copy the placeholder from the English text, letter by letter; it may move within the sentence. In the plural forms `_zero`, `_one` and `_two`, `{{count}}` may be left out.',
  level: 'error',
  breaks: true,
  examples: [
    ['different', 'Call {{phone}}.', 'Bel {{telefoon}}.', 'Bel {{phone}}.', 'field'],
    ['different', 'Call {{phone}}.', 'Bel {phone}.', 'Bel {{phone}}.', 'field'],
  ],
  messages: {
    unknown: (data: Texts<'where' | 'name' | 'found'> & { meant?: string; allowed: readonly string[] }) => [
      `${data.name}: nothing fills in ${data.found}${didYouMean(data.meant)}`,
      data.meant ? `write ${data.meant}.` : `delete it; this text can have ${named(data.allowed)}.`,
    ],
    different: (data: Texts<'where' | 'name' | 'english' | 'at'> & Named & { mayBeEnglish?: boolean }) => {
      const todo =
        data.expected.length > 0
          ? `write ${named(data.expected)} exactly as in the English text`
          : `delete ${named(data.found)}${orInEnglish(data.mayBeEnglish)}`;
      return [
        `${data.name}: expected ${named(data.expected)} as in English, found ${named(data.found)}.`,
        `${todo} (${data.at}): ${quote(data.english)}.`,
      ];
    },
    unreadable: ({ name, at, english }: Texts<'where' | 'name' | 'at' | 'english'>) => [
      `${name} cannot be read by programs: a brace, or a word as “plural” and “other”, is not right.`,
      `write what is in braces as in English (${at}), but for the words to be shown: ${quote(english, 100)}.`,
    ],
  },
});
