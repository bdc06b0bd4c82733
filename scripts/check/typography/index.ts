import type { Locale } from '../core/project.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { doubledMarks, doubledSpaces } from './common.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { TypographyRule } from './mistake.ts';

const rulesOf: { readonly [locale in Locale]?: readonly TypographyRule[] } = {
  en: [],
  nl: dutch,
  fr: french,
  de: german,
  ar: arabic,
  zh: chinese,
};

/** What is wrong in any language. */
const anyLanguage = [doubledSpaces, doubledMarks];

/** The rules of typography of a language; of one that has none of its own, what is wrong in any. */
export const typographyOf = (locale: Locale): readonly TypographyRule[] => rulesOf[locale] ?? anyLanguage;
