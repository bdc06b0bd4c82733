import { quoted } from '../../core/words.ts';
import { defineRule } from '../rule.ts';

export const headings = defineRule({
  title:
    'A translated page has the same headings as English, with the same levels and IDs, in the same order.',
  why: 'Other pages link to the IDs. If a section is missing, visitors in that language never see it.',
  fix: 'The message names the first difference; once it is fixed, most of what follows is usually right.',
  level: 'error',
  levelWithLayout: 'warning',
  examples: [
    ['other-id', '## Plans [#plans]', '## Plannen [#plannen]', '## Plannen [#plans]'],
    ['other-level', '## Plans [#plans]', '### Plannen [#plans]', '## Plannen [#plans]'],
    ['no-id', '## Plans [#plans]', '## Plannen', '## Plannen [#plans]'],
    ['no-heading', '## Plans [#plans]', '##Plannen [#plans]', '## Plannen [#plans]'],
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
      `translate the heading and its section${data.id ? '; keep its level and ID' : ''}.`,
    ],
    'other-id': ({ id, expected, at }: { id: string; expected: string; at: string }) => [
      `the ID of this heading is “${id}”, but “${expected}” in English (${at}).`,
      `write [#${expected}]; if this is another section, put the sections in the same order as in English.`,
    ],
    'other-level': ({ level, at }: { id: string; level: string; at: string }) => [
      `this heading has another level than the English one (${at}).`,
      `start it with ${level} and a space.`,
    ],
    'no-heading': ({ heading }: { id: string; heading: string }) => [
      'this line is not shown as a heading.',
      `write “${heading}”.`,
    ],
    extra: ({ heading, english }: { id?: string; heading: string; english: string }) => [
      `the heading “${heading}” is not in ${english}.`,
      'delete it, turn it into plain text, or add the section to the English file, too.',
    ],
    count: (data: { expected: number; found: number; at: string; also: readonly string[] }) => [
      `${data.expected} English headings (${data.at}) have no counterpart here: ${quoted(data.also)}; ${data.found === 1 ? 'one unmatched heading may be one' : `${data.found} unmatched headings may be some`} of them.`,
      'translate the missing sections.',
    ],
    'first-level': ({ heading }: { heading: string }) => [
      'this is a first-level heading, but the heading of the screen is in the frontmatter.',
      `write “#${heading}”.`,
    ],
    'id-twice': ({ id, meant }: { id: string; meant?: string | undefined }) => [
      `the ID “${id}” is used twice on this screen.`,
      meant
        ? `write [#${meant}], as in English.`
        : 'give the heading another ID, the same in every language.',
    ],
    'no-id': ({ heading, meant = '…' }: { heading: string; meant?: string | undefined }) => [
      `the heading “${heading}” does not end with an ID, [#${meant}].`,
      'copy the ID of the English heading to the end of this one, after any emphasis; IDs consist of lowercase letters a–z, digits and hyphens.',
    ],
  },
});
