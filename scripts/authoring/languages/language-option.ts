import { languageOption } from '../../../schema/language-option.ts';
import { type Language, languages } from '../../../schema/languages.ts';

/**
 * Returns the language option of a code, with its names in CLDR and the direction of its script.
 *
 * @param known the existing languages
 * @throws Error with a readable message when it is not a language code, is already in use, or has no name in CLDR
 */
export function languageOptionOf(code: string, known: readonly Language[] = languages): Language {
  if (!languageOption.shape.code.safeParse(code).success) {
    throw new Error(
      `“${code}” is not a language code; expected two or three lowercase letters (ISO 639), such as he for Hebrew.`,
    );
  }
  const existing = known.find((language) => language.code === code);
  if (existing) {
    throw new Error(
      `${existing.name} (${code}) is already a language of the site; to create its missing files, run npm run check -- new ${code}.`,
    );
  }
  const name = nameIn('en', code);
  const nativeName = nameIn(code, code);
  if (!name || !nativeName) {
    throw new Error(`The language “${code}” cannot be added, because Unicode CLDR has no name for it.`);
  }
  return { code, name, nativeName: capitalized(nativeName, code), rtl: isRightToLeft(code) };
}

/** Returns the name of a language in another language (CLDR); `undefined` instead of the code if there is none. */
function nameIn(locale: string, code: string): string | undefined {
  if (Intl.DisplayNames.supportedLocalesOf(locale).length === 0) return undefined;
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code);
}

/** Capitalizes a name for the list of languages, even in languages that do not capitalize it: Français. */
const capitalized = (name: string, code: string): string => {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(code) + rest.join('');
};

/** ISO 15924 codes of right-to-left scripts: those whose letters have the Unicode Bidi_Class R or AL. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

const isRightToLeft = (code: string): boolean =>
  rightToLeft.includes(new Intl.Locale(code).maximize().script ?? '');
