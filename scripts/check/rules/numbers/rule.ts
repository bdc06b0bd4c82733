import { defineRule } from '../rule.ts';

const listed = (numbers: readonly string[]): string =>
  numbers.length === 0
    ? 'none'
    : numbers.length > 12
      ? `${numbers.slice(0, 12).join(', ')} …`
      : numbers.join(', ');

export const numbers = defineRule({
  title: 'Each field and section has the same numbers as in English, formatted as in the language.',
  why: 'A price, year or percentage that changed in translation is a wrong promise, which only readers of both languages notice.',
  fix: 'Write the number as in English; if English is wrong, correct it there. A number may be written in digits or in words, and words may be left out; `--fix` corrects separators. Names (3D, H264), numbers in `{{…}}`, code and addresses do not count.',
  level: 'error',
  examples: [
    { code: 'different', as: 'field', english: 'Since 1998', wrong: 'Sinds 1989', right: 'Sinds 1998' },
    { code: 'different', as: 'field', english: 'Up to 70 percent', wrong: 'Tot 17 %', right: 'Tot 70 %' },
    {
      code: 'different',
      as: 'field',
      language: 'zh',
      english: 'Up to 70 percent',
      wrong: '最多百分之十七',
      right: '最多百分之七十',
    },
    {
      code: 'different',
      as: 'field',
      english: 'In four steps',
      wrong: 'In vijf stappen',
      right: 'In vier stappen',
    },
    { code: 'notation', as: 'field', english: '1,500 dollars', wrong: '1,500 dollar', right: '1.500 dollar' },
  ],
  messages: {
    different: (data: {
      unit: string;
      name: string;
      at?: string;
      expected: readonly string[];
      found: readonly string[];
      /** Those of English that are missing, as the translation would write them. */
      add: readonly string[];
      /** Those that English does not have. */
      drop: readonly string[];
      /** English writes a missing one as a word, for which another language has another. */
      isWord: boolean;
    }) => {
      const asWord = data.isWord ? ', in digits or as a word' : '';
      const fix =
        data.add.length === 0
          ? `delete ${data.drop.join(', ')}, or add it to the English text.`
          : data.drop.length === 0
            ? `add ${data.add.join(', ')}${asWord}.`
            : `write ${data.add.join(', ')}${asWord && `${asWord},`} instead of ${data.drop.join(', ')}.`;
      return [
        `${data.name}: expected the numbers of English${data.at ? ` (${data.at})` : ''}, ${listed(data.expected)}; found ${listed(data.found)}.`,
        fix,
      ];
    },
    notation: (data: {
      unit: string;
      found: string;
      right: string;
      english: string;
      at: string;
      language: string;
    }) => [
      `“${data.found}” is written the English way; in ${data.language} it is another number. English (${data.at}): “${data.english}”.`,
      `write “${data.right}”.`,
    ],
  },
});
