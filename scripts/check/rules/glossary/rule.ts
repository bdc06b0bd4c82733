import { listed, quote } from '../../core/words.ts';
import { defineRule, type Texts } from '../rule.ts';

export const glossary = defineRule({
  title: 'Terms are translated as the glossary of the language says, and names stay unchanged.',
  why: 'Readers take two terms for two different things. They search for names and codes such as GLB.',
  fix: 'Use the term that the message suggests. If the glossary is wrong, change it there. Of the translations, only those under `avoid` are reported; all other word choices are left to translators.',
  level: 'error',
  examples: [
    ['wrong-term', 'Rendering of furniture', 'Wiedergabe von Möbeln', 'Rendering von Möbeln', 'field', 'de'],
    ['lost-name', 'Files as glTF', 'Dateien als Gltf', 'Dateien als glTF', 'field', 'de'],
  ],
  messages: {
    'wrong-term': (
      data: Texts<'unit' | 'found' | 'term' | 'use' | 'language' | 'path'> & { note?: string },
    ) => [
      `“${data.found}” is not the ${data.language} term for “${data.term}”.${data.note ? ` The glossary says: ${data.note}` : ''}`,
      `write ${listed(
        data.use.split(' / ').map((term) => quote(term)),
        'or',
      )}, or change ${data.path}.`,
    ],
    'lost-name': ({ name, expected, at }: Texts<'unit' | 'name' | 'expected' | 'at'>) => [
      `the name “${expected}”, which is the same in every language, is missing in ${name}.`,
      `write “${expected}” as in ${at}.`,
    ],
  },
});
