import type { Locale } from '../core/project.ts';

/** Languages that share most of their small words, each with letters that the other does not have. */
const near: readonly (readonly [locale: Locale, letters: string])[][] = [
  [
    ['cs', 'ěřů'],
    ['sk', 'äľĺŕô'],
  ],
  [
    ['es', 'ñ¿¡'],
    ['pt', 'ãõçâêô'],
  ],
  [
    ['sv', 'äö'],
    ['da', 'æø'],
  ],
  [
    ['sv', 'äö'],
    ['nb', 'æø'],
  ],
  [
    ['ru', 'ыэъё'],
    ['uk', 'іїєґ'],
  ],
];

/** The near language that a text is in: two of its words have letters of that one, and none has letters of its own. */
export function nearLanguageOf(text: string, locale: Locale): Locale | undefined {
  // Words with capitals may be names.
  const words = text.match(/(?<!\p{L})\p{Ll}\p{L}*|[¿¡]/gu) ?? [];
  const wordsWith = (letters: string) =>
    words.filter((word) => [...letters].some((one) => word.includes(one)));
  const [found] = near.flatMap((pair) => {
    const own = pair.find(([code]) => code === locale);
    const other = pair.find(([code]) => code !== locale);
    return own && other && wordsWith(own[1]).length === 0 && wordsWith(other[1]).length >= 2
      ? [other[0]]
      : [];
  });
  return found;
}
