import { expect, test } from 'vitest';
import { locales } from '../../../../../schema/languages.ts';
import { pluralExamples, pluralForms } from '../../../../../scripts/check/core/plurals.ts';

/** Cardinal plural forms of CLDR, written out, so that another version of ICU cannot change the expected result. */
const table = {
  en: { required: ['one', 'other'], optional: [] },
  nl: { required: ['one', 'other'], optional: [] },
  fr: { required: ['one', 'other'], optional: ['many'] },
  de: { required: ['one', 'other'], optional: [] },
  ar: { required: ['zero', 'one', 'two', 'few', 'many', 'other'], optional: [] },
  zh: { required: ['other'], optional: [] },
};

test('the forms of every language are those of CLDR', () => {
  expect(Object.fromEntries(locales.map((locale) => [locale, pluralForms(locale)]))).toMatchObject(table);
});

test('the required forms are those of the numbers below a million', () => {
  for (const locale of locales) {
    const rules = new Intl.PluralRules(locale);
    const taken = new Set([...Array(10_000).keys(), 999_999].map((number) => rules.select(number)));
    expect([...taken].sort(), locale).toEqual([...pluralForms(locale).required].sort());
  }
});

test('numbers that take a form', () => {
  expect(pluralExamples('ar', 'two')).toEqual([2]);
  expect(pluralExamples('ar', 'few')).toEqual([3, 4, 5]);
  expect(pluralExamples('fr', 'one')).toEqual([0, 1]);
  expect(pluralExamples('fr', 'many')).toEqual([]);
});
