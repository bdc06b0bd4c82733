import { expect, test } from 'vitest';
import { directionOf, isLocale, languages, locales } from '../../../schema/languages.ts';
import { languageOptionOf } from '../../../scripts/authoring/languages/language-option.ts';

test('has the languages of the specification, English first', () => {
  // Others may follow.
  expect(locales.slice(0, 6)).toEqual(['en', 'nl', 'fr', 'de', 'ar', 'zh']);
});

test('each language has its CLDR name', () => {
  for (const { code, name, nativeName } of languages) {
    expect(new Intl.DisplayNames('en', { type: 'language' }).of(code)).toBe(name);
    expect(new Intl.DisplayNames(code, { type: 'language' }).of(code)?.toLowerCase()).toBe(
      nativeName.toLowerCase(),
    );
  }
});

test('each language has the direction of its script', () => {
  expect(directionOf('ar')).toBe('rtl');
  for (const { code, rtl } of languages) expect(rtl, code).toBe(languageOptionOf(code, []).rtl);
});

test.each(['NL', 'nl-NL', 'xx', '', 'constructor', null, undefined, 1])(
  '%j is no language of the site',
  (value) => {
    expect(isLocale(value)).toBe(false);
  },
);
