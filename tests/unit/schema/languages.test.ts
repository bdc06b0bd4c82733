import { expect, test } from 'vitest';
import { isLocale, languages, locales } from '../../../schema/languages.ts';
import { languageOptionOf } from '../../../scripts/authoring/languages/language-option.ts';

test('has the languages of the specification, English first', () => {
  // Others may follow.
  expect(locales.slice(0, 6)).toEqual(['en', 'nl', 'fr', 'de', 'ar', 'zh']);
});

test.each(languages)('$name has its name and direction from CLDR', (language) => {
  expect(languageOptionOf(language.code, [])).toEqual(language);
});

test.each(['NL', 'nl-NL', 'xx', '', 'constructor', null, undefined, 1])(
  '%j is not a language of the site',
  (value) => {
    expect(isLocale(value)).toBe(false);
  },
);
