import type { Locale } from '../core/project.ts';

/** Languages that share most of their small words with others, each with letters that those do not have. */
const languages: { readonly [locale in Locale]?: { letters: string; near: readonly Locale[] } } = {
  cs: { letters: 'ěřů', near: ['sk'] },
  sk: { letters: 'äľĺŕô', near: ['cs'] },
  es: { letters: 'ñ¿¡', near: ['pt'] },
  pt: { letters: 'ãõçâêô', near: ['es'] },
  sv: { letters: 'äö', near: ['da', 'nb'] },
  da: { letters: 'æø', near: ['sv'] },
  nb: { letters: 'æø', near: ['sv'] },
  ru: { letters: 'ыэъё', near: ['uk'] },
  uk: { letters: 'іїєґ', near: ['ru'] },
};

/** The near language that a text is in: two of its words have letters of that one, and none has letters of its own. */
export function nearLanguageOf(text: string, locale: Locale): Locale | undefined {
  // Words with capitals may be names.
  const words = text.match(/(?<!\p{L})\p{Ll}\p{L}*|[¿¡]/gu) ?? [];
  const wordsWith = (language: Locale): number => {
    const letters = languages[language]?.letters ?? '';
    return words.filter((word) => [...word].some((letter) => letters.includes(letter))).length;
  };
  return languages[locale]?.near.find((other) => wordsWith(other) >= 2 && wordsWith(locale) === 0);
}
