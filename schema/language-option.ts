import { z } from 'zod';

/** One entry of the list in languages.ts (specification section 3), which itself stays free of zod for the browser. */
export const languageOption = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'a language code of two or three lowercase letters (ISO 639)')
    .describe('Tag of the language (BCP 47) in addresses, in `lang` and in storage.'),
  name: z.string().min(1).describe('Name of the language in English, for people who work on the site.'),
  nativeName: z.string().min(1).describe('Name in the language itself, as the language selector shows it.'),
  rtl: z.boolean().describe('True when the language is written from right to left.'),
});
