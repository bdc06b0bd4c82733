import { quoted } from '../../core/words.ts';
import { defineRule } from '../rule.ts';

export const headings = defineRule({
  title:
    'A translated page has the same headings as English, with the same levels and ids, in the same order.',
  why: 'Links from other pages lead to the ids. A missing section is never seen by visitors in one language.',
  fix: 'The check names the first difference; once it is fixed, most of what follows is usually right.',
  level: 'error',
  examples: [
    ['missing', '## Plans [#plans]', '## Plannen [#plannen]', '## Plannen [#plans]'],
    ['no-id', '## Plans [#plans]', '## Plannen', '## Plannen [#plans]'],
    ['missing', '## Plans [#plans]', '##Plannen [#plans]', '## Plannen [#plans]'],
    ['no-id', '## **Plans** [#plans]', '## **Plannen [#plans]**', '## **Plannen** [#plans]'],
    ['extra', 'Text.', 'Tekst.\n\n## Plannen [#plans]', 'Tekst.'],
  ],
  messages: {
    missing: (data: {
      heading: string;
      id?: string;
      at: string;
      isBefore: boolean;
      /** The other headings that are missing. */
      also?: readonly string[];
    }) => [
      `the heading “${data.heading}” (${data.at}) is missing ${data.isBefore ? 'above this line' : 'at the end'}.${data.also ? ` Also missing: ${quoted(data.also)}.` : ''}`,
      `translate the heading and its section${data.id ? '; its level and id stay the same' : ''}.`,
    ],
    extra: ({ heading, english }: { id?: string; heading: string; english: string }) => [
      `the heading “${heading}” is not in ${english}.`,
      'delete it, make it plain text, or write the section in English, too.',
    ],
    count: (data: { expected: number; found: number; at: string; also: readonly string[] }) => [
      `${data.expected} headings of English (${data.at}) have no counterpart: ${quoted(data.also)}; ${data.found === 1 ? 'one other heading may be one' : `${data.found} other headings may be some`} of them.`,
      'translate the sections that are missing.',
    ],
    'first-level': ({ text }: { text: string }) => [
      'there is a first-level heading in the text; the heading of the screen is in the frontmatter.',
      `write “## ${text}”.`,
    ],
    'id-twice': ({ id }: { id: string }) => [
      `the id “${id}” is already on this screen.`,
      'give the heading another id, the same in every language.',
    ],
    'no-id': ({ heading }: { heading: string }) => [
      `the heading “${heading}” does not end with an id, [#…].`,
      'copy the id of the English heading to its end, after any emphasis; an id has lower-case letters a–z, digits and hyphens.',
    ],
  },
});
