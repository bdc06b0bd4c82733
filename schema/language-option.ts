import { z } from 'zod';

/** An entry of the list in languages.ts, which does not import zod because the browser loads it. */
export const languageOption = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'a language code of two or three lowercase letters (ISO 639)')
    .describe('Language tag (BCP 47) used in URLs, in `lang` and in storage.'),
  name: z.string().min(1).describe('Name of the language in English, for people who work on the site.'),
  nativeName: z.string().min(1).describe('Name in the language itself, as shown by the language selector.'),
  rtl: z.boolean().describe('Whether the language is written from right to left.'),
});
