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
  ({ name, near, right }: Mark): Sentences => [`${name}: ${what}, in “${near}”.`, `write “${right}”.`];

export const typography = defineRule({
  title: 'Punctuation, spaces and quotation marks are those of the language.',
  why: 'Readers notice foreign punctuation before they notice a wrong word: `?` right after a French word or Latin commas in Arabic read like a machine’s work.',
  fix: 'Write what the message says; its no-break spaces can be copied. `--fix` corrects most of it. A name with a mark of its own (`Yahoo!`) goes under `keep` in the English glossary, if there is one. Code, addresses, file names and `{{…}}` are not checked. Sources: CLDR; Imprimerie nationale (French); Duden (German); GB/T 15834 (Chinese).',
  level: 'warning',
  examples: [
    ['high-mark', 'What does it cost?', 'Combien ça coûte?', 'Combien ça coûte\u202f?', 'field', 'fr'],
    ['curly-quotes', 'A “model”', 'Un “modèle”', 'Un «\u00a0modèle\u00a0»', 'field', 'fr'],
    ['straight-quotes', 'A “model”', 'Ein "Modell"', 'Ein „Modell“', 'field', 'de'],
    ['straight-apostrophe', 'Our photos', "Onze foto's", 'Onze foto’s', 'field'],
    ['latin-mark', 'A model?', 'هل هذا نموذج?', 'هل هذا نموذج؟', 'field', 'ar'],
    ['half-width-mark', 'Models, pictures.', '模型,图片。', '模型，图片。', 'field', 'zh'],
    ['no-space-around-latin', '3D models', '3D模型', '3D 模型', 'field', 'zh'],
    ['two-marks', 'Loading, please wait.', 'Laden ,even geduld..', 'Laden, even geduld.', 'field'],
  ],
  messages: {
    'two-spaces': mark('two spaces stand where one belongs'),
    'two-marks': mark('several marks stand where one belongs'),
    'three-dots': mark('three full stops stand for an ellipsis'),
    'space-before-mark': mark('a space stands before a mark that joins the word before it'),
    'space-after-bracket': mark('a space stands after an opening bracket'),
    'other-script': mark('a punctuation mark of another script stands in this text'),
    'straight-apostrophe': mark('a straight apostrophe stands for ’'),
    'high-mark': mark('French sets ; ! ? off by a narrow no-break space (U+202F)'),
    colon: mark('French sets a colon off by a no-break space (U+00A0)'),
    guillemet: mark('French has a no-break space (U+00A0) inside of « and »'),
    'curly-quotes': mark('French quotes with « »; curly quotation marks stand inside those only'),
    'english-quotes': mark('German quotes with „…“'),
    'closing-quote': mark('German closes a quote with “ (U+201C)'),
    hyphen: mark('a hyphen stands for a dash'),
    'long-dash': mark('German writes a dash as – with spaces'),
    'latin-mark': mark('a Latin punctuation mark stands in Arabic text'),
    'no-space-after-mark': mark('a space is missing after this mark'),
    tatweel: mark('a tatweel (U+0640) stretches a word, which then is not found by a search'),
    'half-width-mark': mark('a half-width mark stands beside a Chinese character'),
    'half-width-brackets': mark('half-width brackets stand in Chinese text'),
    'straight-quotes': mark('straight quotation marks stand for those of the language'),
    hyphens: mark('hyphens stand for a Chinese dash'),
    ellipsis: mark('a Chinese ellipsis has six dots (……)'),
    'space-in-chinese': mark('a space stands between Chinese characters'),
    'space-beside-mark': mark('a space stands beside a full-width mark'),
    'no-space-around-latin': mark('a space is missing between a Chinese character and a letter or number'),
  },
});
