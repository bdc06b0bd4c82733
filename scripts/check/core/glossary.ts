import { z } from 'zod';

const phrase = z.string().trim().min(1);

/** `content/<lang>/glossary.yaml`: how domain terms are translated, for translators and the check. */
export const glossarySchema = z.strictObject({
  keep: z
    .array(phrase)
    .default([])
    .describe('Names and codes that stay unchanged in every language; in the English file only.'),
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
        text: phrase.describe('Text that is rightly the same as in English, such as an address or a title.'),
        reason: phrase.describe('Why it is not translated.'),
      }),
    )
    .default([])
    .describe('Text that the rule “untranslated” skips in this language.'),
  search: z
    .array(
      z.strictObject({
        typed: z
          .array(phrase)
          .min(1)
          .describe('What visitors type, but pages do not use, or not in this sense.'),
        means: phrase.describe('The words on the pages that search looks for instead.'),
      }),
    )
    .default([])
    .describe('Words that visitors search for, but the text does not use. Those under “avoid” work, too.'),
});

export type Glossary = z.output<typeof glossarySchema>;
