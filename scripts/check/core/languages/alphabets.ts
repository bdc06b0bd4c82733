import type { Locale } from '../project.ts';

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

/** Returns the languages that have the letters of a word which its own language, if known, does not have. */
export function languagesWriting(word: string, own: Locale): Locale[] {
  const letters = alphabets[own];
  const foreign = letters === undefined ? [] : (word.match(/[^\P{L}a-z]/gu) ?? []);
  const lacking = foreign.filter((letter) => !letters?.includes(letter));
  if (lacking.length === 0) return [];
  return Object.keys(alphabets).filter((one) => lacking.every((letter) => alphabets[one]?.includes(letter)));
}
