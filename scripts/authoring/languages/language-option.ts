import { languageOption } from '../../../schema/language-option.ts';
import { type Language, languages } from '../../../schema/languages.ts';

/** Options given on the command line; the rest is looked up. */
export interface Told {
  name?: string | undefined;
  nativeName?: string | undefined;
  rtl?: boolean | undefined;
}

/**
 * The language option of a code: names and direction come from CLDR unless given.
 *
 * @param known the existing languages
 * @throws Error with a readable message: not a language code, already in use, or no name in CLDR
 */
export function languageOptionOf(
  code: string,
  told: Told = {},
  known: readonly Language[] = languages,
): Language {
  if (!languageOption.shape.code.safeParse(code).success) {
    throw new Error(
      `“${code}” is not a language code; expected two or three lowercase letters (ISO 639), such as he for Hebrew.`,
    );
  }
  const taken = known.find((language) => language.code === code);
  if (taken) {
    throw new Error(
      `${taken.name} (${code}) is already a language of the site; npm run check -- new ${code} creates missing files.`,
    );
  }
  const name = told.name ?? nameIn('en', code);
  const nativeName = told.nativeName ?? nameIn(code, code);
  if (!name || !nativeName) {
    throw new Error(
      `The name of the language “${code}” is unknown; specify it: npm run language -- ${code} --name NAME --native-name NAME.`,
    );
  }
  return { code, name, nativeName: capitalized(nativeName, code), rtl: told.rtl ?? isRightToLeft(code) };
}

/**
 * The name of a language in another language (CLDR); `undefined` if there is none, for which `Intl` returns the code.
 */
function nameIn(locale: string, code: string): string | undefined {
  if (Intl.DisplayNames.supportedLocalesOf(locale).length === 0) return undefined;
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code);
}

/** Names in the list are capitalized, even in languages that do not capitalize them: Français. */
const capitalized = (name: string, code: string): string => {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(code) + rest.join('');
};

/** Scripts written from right to left (Unicode, Bidi_Class R and AL of their letters), by their ISO 15924 codes. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

const isRightToLeft = (code: string): boolean =>
  rightToLeft.includes(new Intl.Locale(code).maximize().script ?? '');
