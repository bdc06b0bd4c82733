import { defineRule, type Sentences, type Texts } from '../rule.ts';

const saveAgain = 'write the text again, and save the file as UTF-8.';

const character =
  (what: (found: string) => string, fix = 'delete it.') =>
  ({ found, isEscape }: { found: string; isEscape: boolean }): Sentences => [
    `there is ${what(found)}.`,
    isEscape ? 'delete the escape that stands for it.' : fix,
  ];

const codeOf = (found: string): string =>
  `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const chars = defineRule({
  title: 'A text has no invisible or damaged characters, and no leftover markup.',
  why: 'Invisible characters break words, search and links; those that change the direction of writing can alter what a text seems to say. The others are damage: a wrong encoding, tokens of a translation program, `**` that made nothing bold.',
  fix: '`--fix` deletes invisible characters. Places to break a word (U+00AD), no-break spaces, U+200C, U+200D and, in languages written from right to left, U+200E, U+200F, U+061C, embeddings and isolates are fine; so are U+200E, and U+200B at a space, in other layouts, signs after a backslash (`\\*`), a star or low line alone (`15 euro*`, `chair_01.glb`), and what English has in the same place.',
  level: 'error',
  breaks: true,
  examples: [
    ['invisible', 'The chair.', 'De\u200b stoel.', 'De stoel.'],
    ['invisible', 'The chair.', 'De \u202estoel.', 'De stoel.'],
    ['lost', 'The model.', 'Le mod�le.', 'Le modèle.', 'text', 'fr'],
    ['encoding', 'The model.', 'Le modÃ¨le.', 'Le modèle.', 'text', 'fr'],
    ['emphasis', 'The **fast** way.', 'De ** snelle** manier.', 'De **snelle** manier.'],
  ],
  messages: {
    invisible: character((found) => `an invisible character (${codeOf(found)})`),
    control: character(
      (found) => `a control character (${codeOf(found)})`,
      'write what is meant in its place, or delete it.',
    ),
    lost: character(
      () => 'the sign � (U+FFFD) in place of characters that were lost',
      'write the lost characters again, and save the file as UTF-8.',
    ),
    'private-use': character(
      (found) => `a character that only some fonts can show (${codeOf(found)})`,
      'write the character that is meant.',
    ),
    encoding: character((found) => `“${found}”: characters read in a wrong encoding`, saveAgain),
    emphasis: (data: Texts<'unit' | 'name' | 'sign' | 'near'> & { isField: boolean }) => {
      // Between letters, underscores are no emphasis.
      const stars = data.sign.replaceAll('_', '*');
      return [
        `${data.name}: “${data.sign}” would be shown as it is written, in “${data.near}”.`,
        data.isField
          ? 'delete it, or write it as the English text does; fields are not Markdown.'
          : `write ${stars} right before and after the words that stand out, without a space between, or delete it; where “${data.sign}” belongs in the text, write a \\ before each sign.`,
      ];
    },
  },
});
