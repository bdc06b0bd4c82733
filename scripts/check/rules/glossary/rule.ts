import { defineRule } from '../rule.ts';

export const glossary = defineRule({
  title: 'Terms are translated as the glossary of the language says, and names stay as they are.',
  why: 'Two words for one thing read as two things. People search for names and codes such as GLB.',
  fix: 'Write the word that the message proposes. If the glossary is wrong, change it there. Only the words under `avoid` are reported; which word is best elsewhere is for people to judge.',
  level: 'error',
  examples: [
    {
      code: 'wrong-term',
      as: 'field',
      language: 'de',
      english: 'Rendering of furniture',
      wrong: 'Wiedergabe von Möbeln',
      right: 'Rendering von Möbeln',
    },
    {
      code: 'lost-name',
      as: 'field',
      language: 'de',
      english: 'Files as glTF',
      wrong: 'Dateien als Gltf',
      right: 'Dateien als glTF',
    },
  ],
  messages: {
    'wrong-term': (data: {
      unit: string;
      found: string;
      term: string;
      use: string;
      language: string;
      path: string;
    }) => [
      `“${data.found}” is not the ${data.language} word for “${data.term}”.`,
      `write “${data.use}”, or change ${data.path}.`,
    ],
    'lost-name': ({ name, expected, at }: { unit: string; name: string; expected: string; at: string }) => [
      `${name} lacks the name “${expected}”, which stays as it is in every language.`,
      `write “${expected}” as in ${at}.`,
    ],
  },
});
