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
  (what: (mark: Mark) => string) =>
  (mark: Mark): Sentences => [
    `${mark.name}: ${what(mark)} in ${quote(mark.near, 120)}.`,
    `write ${quote(mark.right, 120)}.`,
  ];

export const typography = defineRule({
  title: 'Punctuation, spaces and quotation marks follow the conventions of the language.',
  why: 'Readers notice foreign punctuation before they notice a wrong word: `?` right after a French word or Latin commas in Arabic look like the work of a machine.',
  fix: 'Write what the message says; its no-break spaces can be copied. `--fix` corrects most of these findings. A name with its own punctuation (`Yahoo!`) belongs under `keep` in the English glossary, if there is one. Code, addresses, file names and `{{…}}` are not checked. Sources: CLDR; Imprimerie nationale (French); Duden (German); GB/T 15834 (Chinese).',
  level: 'warning',
  levelWithLayout: 'off',
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
    space: mark(({ near, right }) =>
      right.length > near.length ? 'a space is missing' : 'a space too many',
    ),
    'french-space': mark(
      () =>
        'French needs a no-break space (U+00A0) before : and inside « », and a narrow one (U+202F) before ; ! ?,',
    ),
    mark: mark(() => 'a punctuation mark of another language'),
    quotes: mark(({ found }) =>
      found.length > 1 ? 'quotation marks of another language' : 'a straight apostrophe',
    ),
  },
});
