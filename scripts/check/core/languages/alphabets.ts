import { memoize } from '../memoize.ts';
import type { Locale } from '../project.ts';
import { scriptsOf } from './scripts.ts';

/** The letters that languages use besides a–z, including those of common loanwords (CLDR, exemplar characters). */
const alphabets: { readonly [language in Locale]: string } = {
  en: 'éèêïöñç',
  nl: 'áâäàèéêëïíîóôöúûüç',
  fr: 'àâæçéèêëîïôœùûüÿñ',
  de: 'äöüßéàè',
  es: 'áéíñóúüç',
  pt: 'áâãàçéêíóôõúü',
  it: 'àèéìíîòóùú',
  pl: 'ąćęłńóśźżé',
  cs: 'áčďéěíňóřšťúůýžö',
  sv: 'åäöéàü',
  da: 'æøåéáóü',
  tr: 'çğıöşüâîûi̇',
  ro: 'ăâîșşțţ',
  hu: 'áéíóöőúüű',
  fi: 'åäöšžé',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
  fa: 'ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی',
};

/** Matches the letters of a language's script, besides a–z; letters of other scripts are reported as such. */
const lettersOfScript = memoize(
  (language: Locale) => new RegExp(`(?![a-z])\\p{Script=${scriptsOf(language)[0]}}`, 'gu'),
);

/** Returns the languages that have the letters of a word which its own language, if known, does not have. */
export function languagesWriting(word: string, own: Locale): Locale[] {
  const letters = alphabets[own];
  if (letters === undefined) return [];
  const lacking = (word.match(lettersOfScript(own)) ?? []).filter((letter) => !letters.includes(letter));
  if (lacking.length === 0) return [];
  return Object.keys(alphabets).filter((one) => lacking.every((letter) => alphabets[one]?.includes(letter)));
}
