import { describe, expect, test } from 'vitest';
import { languageOption } from '../../../../../schema/language-option.ts';
import { languages } from '../../../../../schema/languages.ts';
import { languageOptionOf } from '../../../../../scripts/authoring/languages/language-option.ts';

/** The languages of the specification; others may follow. */
const known = languages.slice(0, 6);

describe('fills in name and direction from CLDR', () => {
  test.each([
    ['he', { name: 'Hebrew', nativeName: 'עברית', rtl: true }],
    ['ur', { name: 'Urdu', nativeName: 'اردو', rtl: true }],
    ['es', { name: 'Spanish', nativeName: 'Español', rtl: false }],
    ['ja', { name: 'Japanese', nativeName: '日本語', rtl: false }],
  ])('%s has the names and direction of CLDR', (code, expected) => {
    const option = languageOptionOf(code, {}, known);
    expect(option).toEqual({ code, ...expected });
    expect(languageOption.parse(option)).toEqual(option);
  });

  test('options override CLDR', () => {
    const told = { name: 'Modern Hebrew', nativeName: 'עברית חדשה', rtl: false };
    expect(languageOptionOf('he', told, known)).toEqual({ code: 'he', ...told });
  });

  test.each([
    [
      'HE',
      '“HE” is not a language code; expected two or three lowercase letters (ISO 639), such as he for Hebrew.',
    ],
    ['../x', '“../x” is not a language code'],
    ['nl', 'Dutch (nl) is already a language of the site; npm run check -- new nl creates missing files.'],
    ['qqx', 'The name of the language “qqx” is unknown; specify it: npm run language -- qqx --name'],
  ])('%s is rejected with a reason', (code, message) => {
    expect(() => languageOptionOf(code, {}, known)).toThrow(message);
  });

  test('a language unknown to CLDR needs names', () => {
    const told = { name: 'Quenya', nativeName: 'quenya' };
    expect(languageOptionOf('qya', told, known)).toEqual({
      code: 'qya',
      ...told,
      nativeName: 'Quenya',
      rtl: false,
    });
  });
});
