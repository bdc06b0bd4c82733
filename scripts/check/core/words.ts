/* Sentence fragments that several rules share. */

/** Returns “; did you mean x?”, or a period if there is no suggestion. */
export const didYouMean = (meant: string | undefined): string => (meant ? `; did you mean ${meant}?` : '.');

/** Formats a number with its noun: “1 file”, “2 files”, “1,000 files”. */
export const count = (number: number, one: string, several = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : several}`;

/** Joins items: “a, b and c”. */
export const listed = (items: readonly string[], and = 'and'): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}` : (items[0] ?? '');

/** Joins the first of many items, and how many more there are: “a, b and 5 more”. */
export const some = (items: readonly string[], most: number, and?: string): string =>
  listed(items.length > most + 1 ? [...items.slice(0, most), `${items.length - most} more`] : items, and);

/** Says that the same is true of other files, by path if there are at most two. */
export const alsoTrueOf = (paths: readonly string[]): string =>
  `The same is true of ${paths.length <= 2 ? listed(paths) : count(paths.length, 'other file')}.`;

/** Puts text in quotation marks, shortened if it is long. */
export function quote(text: string, length = 60): string {
  const letters = [...text];
  return `“${letters.length > length ? `${letters.slice(0, length).join('')}…` : text}”`;
}

/** Joins strings in quotation marks; of many, the first three and how many more there are. */
export const quoted = (texts: readonly string[]): string =>
  some(
    texts.map((text) => quote(text)),
    3,
  );

/** Returns the end of a fix if the English file may be the wrong one. */
export const orInEnglish = ', or correct the English file if the translation is right';
