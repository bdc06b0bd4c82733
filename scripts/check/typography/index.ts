import type { Locale } from '../../../schema/languages.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { TypographyRule } from './mistake.ts';

/** The rules of typography of each language. */
export const typographyRules: { readonly [locale in Locale]: readonly TypographyRule[] } = {
  en: [],
  nl: dutch,
  fr: french,
  de: german,
  ar: arabic,
  zh: chinese,
};
