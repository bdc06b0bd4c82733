import { z } from 'zod';

const phrase = z.string().trim().min(1);

/** `content/<lang>/glossary.yaml`: how domain terms are translated, for translators and the check. */
export const glossarySchema = z.strictObject({
  keep: z
    .array(phrase)
    .default([])
    .describe('Names and codes that stay as they are in every language; in the English file only.'),
  terms: z
    .array(
      z.strictObject({
        en: phrase.describe('The English term.'),
        use: phrase.describe('The translation to use; several forms are separated by “ / ”.'),
        avoid: z
          .array(phrase)
          .default([])
          .describe('Translations that must not be used, matched letter by letter.'),
        note: phrase.optional().describe('When to use which form, or why another word is wrong.'),
      }),
    )
    .default([]),
  same: z
    .array(
      z.strictObject({
        text: phrase.describe(
          'A text that is rightly the same as in English: an address, the title of a work.',
        ),
        reason: phrase.describe('Why nothing is to be translated there.'),
      }),
    )
    .default([])
    .describe('Texts that the rule “untranslated” passes over in this language.'),
  search: z
    .array(
      z.strictObject({
        typed: z
          .array(phrase)
          .min(1)
          .describe('What visitors type; no page has these words, or not for this.'),
        means: phrase.describe('The words of the pages that search looks for instead.'),
      }),
    )
    .default([])
    .describe('Words that visitors search by and the texts do not use. Those under “avoid” are known too.'),
});

export type Glossary = z.output<typeof glossarySchema>;
