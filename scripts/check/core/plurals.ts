import { memoize } from './memoize.ts';
import type { Locale } from './project.ts';

/** All plural categories, in the order of CLDR; also the suffixes of i18next JSON v4: `pages_one`, `pages_other`. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Matches the suffix of a key that is a plural form. */
export const formSuffix = new RegExp(`_(?:${pluralCategories.join('|')})$`);

type Form = Intl.LDMLPluralRule;

/** Returns the plural forms that are required, and those that no number below 200 takes, such as French `many`. */
export const pluralForms = memoize((locale: Locale): { required: Form[]; optional: Form[] } => {
  const ofLocale = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const forms = pluralCategories.filter((form) => ofLocale.includes(form));
  const optional = forms.filter((form) => pluralExamples(locale, form).length === 0);
  return { required: forms.filter((form) => !optional.includes(form)), optional };
});

/** Returns the first whole numbers below 200, at most three, that take a plural form in a language. */
export function pluralExamples(locale: Locale, form: Form): number[] {
  const rules = new Intl.PluralRules(locale);
  return Array.from({ length: 200 }, (_, number) => number)
    .filter((number) => rules.select(number) === form)
    .slice(0, 3);
}
