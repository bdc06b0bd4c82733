import { without } from '../../core/grouped.ts';
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
  title: 'A translation has the same placeholders as the English text.',
  why: 'A program replaces them with numbers, names or links. A misspelled one is shown literally, and a missing one leaves something out.',
  fix: 'Copy the placeholder from the English text, letter by letter; it may move within the sentence. The plural forms `_zero`, `_one` and `_two` may omit `{{count}}`. Missing formatting, such as `<b>`, is only a warning, and scripts without italics need no `<i>` or `<em>`.',
  level: 'error',
  breaks: true,
  examples: [
    ['different', 'Call {{phone}}.', 'Bel {{telefoon}}.', 'Bel {{phone}}.', 'field'],
    ['different', 'Call {{phone}}.', 'Bel {phone}.', 'Bel {{phone}}.', 'field'],
  ],
  messages: {
    unknown: (data: Texts<'where' | 'name' | 'found'> & { meant?: string; allowed: readonly string[] }) => [
      `${data.name}: ${data.found} is not a known placeholder${didYouMean(data.meant)}`,
      data.meant ? `write ${data.meant}.` : `delete it; this text can use ${named(data.allowed)}.`,
    ],
    different: (data: Texts<'where' | 'name' | 'english' | 'at'> & Named) => {
      const extra = without(data.found, data.expected);
      const hasAll = data.found.length - extra.length === data.expected.length;
      const todo = hasAll
        ? `delete ${named(extra)}${orInEnglish}`
        : `write ${named(data.expected)} exactly as in the English text`;
      return [
        `${data.name}: expected ${named(data.expected)} as in English, found ${named(data.found)}.`,
        `${todo} (${data.at}): ${quote(data.english)}.`,
      ];
    },
    unreadable: ({ name, at, english }: Texts<'where' | 'name' | 'at' | 'english'>) => [
      `${name} is not a valid ICU message: a brace, an apostrophe before one, or a keyword such as “plural” or “other” is wrong or missing.`,
      `copy what is in braces from English (${at}), and only translate the words that are shown: ${quote(english, 100)}.`,
    ],
  },
});
