import { orInEnglish } from '../../core/words.ts';
import { defineRule, type Texts } from '../rule.ts';

const listed = (numbers: readonly string[]): string =>
  numbers.length > 12 ? `${numbers.slice(0, 12).join(', ')} …` : numbers.join(', ');

export const numbers = defineRule({
  title: 'Each field and section has the same numbers as in English, formatted for the language.',
  why: 'Only readers of both languages notice a number that changed in translation.',
  fix: 'Write the number as in English; if English is wrong, correct it there. Numbers may be written in digits or in words, and those in words may be omitted; `--fix` corrects separators. Names (3D, H264), numbers in `{{…}}`, code and addresses are not checked.',
  level: 'error',
  levelWithLayout: 'warning',
  examples: [
    ['different', 'Since 1998', 'Sinds 1989', 'Sinds 1998', 'field'],
    ['different', 'Up to 70 percent', '最多百分之十七', '最多百分之七十', 'field', 'zh'],
    ['different', 'In four steps', 'In vijf stappen', 'In vier stappen', 'field'],
    ['notation', '1,500 dollars', '1,500 dollar', '1.500 dollar', 'field'],
  ],
  messages: {
    different: (data: {
      unit: string;
      name: string;
      at?: string;
      /** All numbers of the source and the translation, which identify the finding. */
      expected: readonly string[];
      found: readonly string[];
      /** The missing numbers of the source, as the translation would write them. */
      add: readonly string[];
      /** The numbers that the source does not have. */
      drop: readonly string[];
      /** The source has a missing number as a word, so the translation may use digits or its own word. */
      isWord: boolean;
    }) => {
      const [add, drop] = [listed(data.add), listed(data.drop)];
      const english = `English${data.at ? ` (${data.at})` : ''}`;
      const [what, fix] =
        data.add.length === 0
          ? [`${drop} is not in the English text`, `delete ${drop}, or add it to the English text`]
          : data.drop.length === 0
            ? [`${add} is missing, which ${english} has`, `add ${add}`]
            : [`found ${drop} where ${english} has ${add}`, `write ${add} instead of ${drop}`];
      const alternatives =
        data.add.length === 0 ? '' : `${data.isWord ? ', in digits or as a word' : ''}${orInEnglish}`;
      return [`${data.name}: ${what}.`, `${fix}${alternatives}.`];
    },
    currency: ({ text, currency, expected, at }: Texts<'unit' | 'text' | 'currency' | 'expected' | 'at'>) => [
      `${text} has the currency ${currency}, but ${expected} in English (${at}).`,
      `write ${expected}: prices are not converted.`,
    ],
    notation: (data: Texts<'unit' | 'found' | 'right' | 'english' | 'at' | 'language'>) => [
      `“${data.found}” is in English notation; in ${data.language}, it is a different number. English (${data.at}): “${data.english}”.`,
      `write “${data.right}”.`,
    ],
  },
});
