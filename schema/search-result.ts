/**
 * What a list of search results shows of a page; more is cut off, and of less it makes a text of its own. Counted in
 * Latin characters, as `widthOf` does. The company name stands behind the title and takes about 8 more.
 */
export const searchResult = {
  title: { least: 1, most: 62 },
  description: { least: 70, most: 165 },
} as const;

/** How wide a text is in Latin characters: one of Chinese is as wide as two, and marks on letters take nothing. */
export const widthOf = (text: string): number =>
  [...text.replace(/[\p{M}\u00ad]/gu, '')].reduce(
    (sum, letter) => sum + (/[\p{sc=Han}\u3000-\u303F\uFF00-\uFF60]/u.test(letter) ? 2 : 1),
    0,
  );
