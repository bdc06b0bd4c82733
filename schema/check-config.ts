import { z } from 'zod';
import { locales, sourceLocale } from './languages.ts';

const share = z.number().min(0).max(100);

const threshold = z.strictObject({
  complete: share.describe(
    'Percent of the English words that have to be translated. Below it, a missing text is an error, from it on a warning; with 0 there is one warning for each file.',
  ),
  current: share.describe(
    'Percent of the translated words that have to follow the English text of today. Below it, the check fails.',
  ),
});

/** What is asked of a language. */
export type Threshold = z.output<typeof threshold>;

/** `check.config.ts`: what the translation check asks of each language but English. */
export const checkConfigSchema = z.strictObject({
  thresholds: z
    .strictObject(
      Object.fromEntries(
        locales.filter((locale) => locale !== sourceLocale).map((locale) => [locale, threshold]),
      ),
    )
    .describe('One entry for each language but English.'),
});

/** What the translation check asks of each language. */
export interface CheckConfig {
  readonly thresholds: { readonly [locale: string]: Threshold };
}
