import { defineRule, type Sentences, type Texts } from '../rule.ts';

const saveAgain = 'retype the text, and save the file as UTF-8.';

const character =
  (what: (found: string) => string, fix = 'delete it.') =>
  ({ found, isEscape }: { found: string; isEscape: boolean }): Sentences => [
    `there is ${what(found)}.`,
    isEscape ? 'delete its escape sequence.' : fix,
  ];

const codeOf = (found: string): string =>
  `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const chars = defineRule({
  title: 'Text has no invisible or damaged characters, and no leftover markup.',
  why: 'Invisible characters break words, search and links; those that change the text direction can alter what a sentence seems to say. The others are damage: a wrong encoding, tokens of a translation tool, `**` that made nothing bold.',
  fix: '`--fix` deletes invisible characters. Allowed are soft hyphens (U+00AD), no-break spaces, U+200C and U+200D; in right-to-left languages, U+200E, U+200F, U+061C, embeddings and isolates; in projects with a detected layout, U+200E, and U+200B next to a space; characters after a backslash (`\\*`); a single asterisk or underscore (`15 euro*`, `chair_01.glb`); and what English has in the same place.',
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
      'replace it with the intended character, or delete it.',
    ),
    lost: character(
      () => 'a � (U+FFFD) in place of characters that were lost',
      'retype the lost characters, and save the file as UTF-8.',
    ),
    'private-use': character(
      (found) => `a character that only some fonts can show (${codeOf(found)})`,
      'replace it with the intended character.',
    ),
    encoding: character((found) => `“${found}”, which was read in the wrong encoding`, saveAgain),
    emphasis: (
      data: Texts<'unit' | 'name' | 'sign' | 'near'> & { isField: boolean; besidePunctuation?: boolean },
    ) => {
      // Between letters, underscores are no emphasis.
      const stars = data.sign.replaceAll('_', '*');
      const asText = `if “${data.sign}” is part of the text, write a \\ before each character.`;
      const place = data.besidePunctuation
        ? `write a space between ${stars} and the letter beside it, or put ${stars} on the other side of the punctuation`
        : `put ${stars} directly before and after the words to emphasize, without spaces, or delete it`;
      return [
        `${data.name}: “${data.sign}” would be shown literally in “${data.near}”.`,
        data.isField
          ? 'delete it, or follow the English text; fields are not Markdown.'
          : `${place}; ${asText}`,
      ];
    },
  },
});
