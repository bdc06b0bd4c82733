import { defineRule } from '../rule.ts';

export const typography = defineRule({
  title: 'Punctuation, spaces and quotation marks are those of the language.',
  why: 'Readers notice foreign punctuation before they notice a wrong word: `?` right after a French word or Latin commas in Arabic read like a machine’s work.',
  fix: 'Write what the message says; its no-break spaces can be copied. `--fix` corrects most of it. A name with a mark of its own (`Yahoo!`) goes under `keep` in the English glossary. Code, addresses, file names and `{{…}}` are not looked at. Sources: CLDR; Imprimerie nationale (French); Duden (German); GB/T 15834 (Chinese).',
  level: 'warning',
  tier: 2,
  examples: [
    {
      code: 'mark',
      as: 'field',
      language: 'fr',
      english: 'What does it cost?',
      wrong: 'Combien ça coûte?',
      right: 'Combien ça coûte\u202f?',
    },
    {
      code: 'mark',
      as: 'field',
      language: 'fr',
      english: 'A “model”',
      wrong: 'Un “modèle”',
      right: 'Un «\u00a0modèle\u00a0»',
    },
    {
      code: 'mark',
      as: 'field',
      language: 'de',
      english: 'A “model”',
      wrong: 'Ein "Modell"',
      right: 'Ein „Modell“',
    },
    { code: 'mark', as: 'field', english: 'Our photos', wrong: "Onze foto's", right: 'Onze foto’s' },
    {
      code: 'mark',
      as: 'field',
      language: 'ar',
      english: 'A model?',
      wrong: 'هل هذا نموذج?',
      right: 'هل هذا نموذج؟',
    },
    {
      code: 'mark',
      as: 'field',
      language: 'zh',
      english: 'Models, pictures.',
      wrong: '模型,图片。',
      right: '模型，图片。',
    },
    { code: 'mark', as: 'field', language: 'zh', english: '3D models', wrong: '3D模型', right: '3D 模型' },
    {
      code: 'mark',
      as: 'field',
      english: 'Loading, please wait.',
      wrong: 'Laden ,even geduld..',
      right: 'Laden, even geduld.',
    },
  ],
  messages: {
    mark: ({
      name,
      what,
      near,
      right,
    }: {
      unit: string;
      name: string;
      what: string;
      found: string;
      near: string;
      right: string;
    }) => [`${name}: ${what}, in “${near}”.`, `write “${right}”.`],
  },
});
