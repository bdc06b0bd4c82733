import { expect, test } from 'vitest';
import { languages } from '../../../../../schema/languages.ts';
import { languageOptionOf } from '../../../../../scripts/authoring/languages/language-option.ts';

/** The languages of the specification; others may follow. */
const known = languages.slice(0, 6);

test.each([
  [
    'HE',
    '“HE” is not a language code; expected two or three lowercase letters (ISO 639), such as he for Hebrew.',
  ],
  ['../x', '“../x” is not a language code'],
  [
    'nl',
    'Dutch (nl) is already a language of the site; to create its missing files, run npm run check -- new nl.',
  ],
  ['qqx', 'The language “qqx” cannot be added, because Unicode CLDR has no name for it.'],
])('rejects %s with a reason', (code, message) => {
  expect(() => languageOptionOf(code, known)).toThrow(message);
});
