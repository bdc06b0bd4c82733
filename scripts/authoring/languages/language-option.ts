import { languageOption } from '../../../schema/language-option.ts';
import { type Language, languages } from '../../../schema/languages.ts';

/** What the person who adds a language says of it, beside its code; the rest is looked up. */
export interface Told {
  name?: string | undefined;
  nativeName?: string | undefined;
  rtl?: boolean | undefined;
}

/**
 * The language option of a code: names and direction as CLDR knows them, unless they are told.
 *
 * @param known the languages that are there already
 * @throws Error with a sentence for people: the code is no language code, is taken, or CLDR knows no name for it
 */
export function languageOptionOf(
  code: string,
  told: Told = {},
  known: readonly Language[] = languages,
): Language {
  if (!languageOption.shape.code.safeParse(code).success) {
    throw new Error(
      `“${code}” is no language code; expected two or three lowercase letters (ISO 639), such as he for Hebrew.`,
    );
  }
  const taken = known.find((language) => language.code === code);
  if (taken) {
    throw new Error(
      `${taken.name} (${code}) is a language of the site already; npm run check -- new ${code} writes what it lacks.`,
    );
  }
  const name = told.name ?? nameIn('en', code);
  const nativeName = told.nativeName ?? nameIn(code, code);
  if (!name || !nativeName) {
    throw new Error(
      `There is no name for the language “${code}” here; say its names: npm run language -- ${code} --name NAME --native-name NAME.`,
    );
  }
  return { code, name, nativeName: capitalized(nativeName, code), rtl: told.rtl ?? isRightToLeft(code) };
}

/** The name of a language in a language (CLDR); `undefined` when it has none, which `Intl` says with the code. */
function nameIn(locale: string, code: string): string | undefined {
  if (Intl.DisplayNames.supportedLocalesOf(locale).length === 0) return undefined;
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code);
}

/** Names in a list begin with a capital letter, also where the language writes them small: Français. */
const capitalized = (name: string, code: string): string => {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(code) + rest.join('');
};

/** Scripts written from right to left (Unicode, Bidi_Class R and AL of their letters), by their ISO 15924 codes. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

const isRightToLeft = (code: string): boolean =>
  rightToLeft.includes(new Intl.Locale(code).maximize().script ?? '');
