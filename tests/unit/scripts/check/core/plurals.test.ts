import { expect, test } from 'vitest';
import { locales } from '../../../../../schema/languages.ts';
import { pluralExamples, pluralForms } from '../../../../../scripts/check/core/plurals.ts';

/** Cardinal plural forms of CLDR, written out, so that another version of ICU cannot change the expected result. */
const table = {
  en: { required: ['one', 'other'], optional: [] },
  fr: { required: ['one', 'other'], optional: ['many'] },
  ar: { required: ['zero', 'one', 'two', 'few', 'many', 'other'], optional: [] },
  zh: { required: ['other'], optional: [] },
};

test('the forms of every language are those of CLDR, with the numbers that take them', () => {
  expect(Object.fromEntries(locales.map((locale) => [locale, pluralForms(locale)]))).toMatchObject(table);
  expect([pluralExamples('ar', 'few'), pluralExamples('fr', 'many')]).toEqual([[3, 4, 5], []]);
});
