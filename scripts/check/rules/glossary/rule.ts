import { defineRule, type Texts } from '../rule.ts';

export const glossary = defineRule({
  title: 'Terms are translated as the glossary of the language says, and names stay as they are.',
  why: 'Two words for one thing read as two things. People search for names and codes such as GLB.',
  fix: 'Write the word that the message proposes. If the glossary is wrong, change it there. Only the words under `avoid` are reported; which word is best elsewhere is for people to judge.',
  level: 'error',
  examples: [
    ['wrong-term', 'Rendering of furniture', 'Wiedergabe von Möbeln', 'Rendering von Möbeln', 'field', 'de'],
    ['lost-name', 'Files as glTF', 'Dateien als Gltf', 'Dateien als glTF', 'field', 'de'],
  ],
  messages: {
    'wrong-term': (
      data: Texts<'unit' | 'found' | 'term' | 'use' | 'language' | 'path'> & { note?: string },
    ) => [
      `“${data.found}” is not the ${data.language} word for “${data.term}”.${data.note ? ` The glossary says: ${data.note}` : ''}`,
      `write “${data.use}”, or change ${data.path}.`,
    ],
    'lost-name': ({ name, expected, at }: Texts<'unit' | 'name' | 'expected' | 'at'>) => [
      `${name} lacks the name “${expected}”, which stays as it is in every language.`,
      `write “${expected}” as in ${at}.`,
    ],
  },
});
