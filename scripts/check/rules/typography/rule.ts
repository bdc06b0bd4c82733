import { quote } from '../../core/words.ts';
import { defineRule, type Sentences } from '../rule.ts';

export interface Mark {
  unit: string;
  name: string;
  found: string;
  near: string;
  right: string;
}

const mark =
  (what: string) =>
  ({ name, near, right }: Mark): Sentences => [
    `${name}: ${what}, in ${quote(near, 120)}.`,
    `write ${quote(right, 120)}.`,
  ];

export const typography = defineRule({
  title: 'Punctuation, spaces and quotation marks are those of the language.',
  why: 'Readers notice foreign punctuation before they notice a wrong word: `?` right after a French word or Latin commas in Arabic read like a machine’s work.',
  fix: 'Write what the message says; its no-break spaces can be copied. `--fix` corrects most of it. A name with a mark of its own (`Yahoo!`) goes under `keep` in the English glossary, if there is one. Code, addresses, file names and `{{…}}` are not checked. Sources: CLDR; Imprimerie nationale (French); Duden (German); GB/T 15834 (Chinese).',
  level: 'warning',
  examples: [
    ['french-space', 'What does it cost?', 'Combien ça coûte?', 'Combien ça coûte\u202f?', 'field', 'fr'],
    ['quotes', 'A “model”', 'Un “modèle”', 'Un «\u00a0modèle\u00a0»', 'field', 'fr'],
    ['quotes', 'A “model”', 'Ein "Modell"', 'Ein „Modell“', 'field', 'de'],
    ['quotes', 'Our photos', "Onze foto's", 'Onze foto’s', 'field'],
    ['mark', 'A model?', 'هل هذا نموذج?', 'هل هذا نموذج؟', 'field', 'ar'],
    ['mark', 'Models, pictures.', '模型,图片。', '模型，图片。', 'field', 'zh'],
    ['space', '3D models', '3D模型', '3D 模型', 'field', 'zh'],
    ['space', 'Loading, please wait.', 'Laden , even geduld.', 'Laden, even geduld.', 'field'],
  ],
  messages: {
    space: mark('a space is missing, or there is one too many'),
    'french-space': mark(
      'French has a no-break space before : and inside of « » (U+00A0), and a narrow one before ; ! ? (U+202F)',
    ),
    mark: mark('a punctuation mark is not that of the language'),
    quotes: mark('quotation marks or an apostrophe are not those of the language'),
  },
});
