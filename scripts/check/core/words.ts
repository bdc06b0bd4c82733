/* Pieces of sentences that several rules share. */

/** “; did you mean x?”, or a period if there is no suggestion. */
export const didYouMean = (meant: string | undefined): string => (meant ? `; did you mean ${meant}?` : '.');

/** “1 file”, “2 files”; large numbers in groups of three. */
export const count = (number: number, one: string, several = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : several}`;

/** “a, b and c”. */
export const listed = (items: readonly string[], and = 'and'): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}` : (items[0] ?? '');

/** The first of many, and how many more there are: “a, b and 5 more”. */
export const some = (items: readonly string[], most: number): string =>
  listed(items.length > most + 1 ? [...items.slice(0, most), `${items.length - most} more`] : items);

/** That something is true of other files as well, by name if they are few. */
export const sameIn = (paths: readonly string[]): string =>
  `The same is true of ${paths.length <= 2 ? listed(paths) : count(paths.length, 'other file')}.`;

/** A text in quotation marks, shortened when it is long. */
export function quote(text: string, length = 60): string {
  const letters = [...text];
  return `“${letters.length > length ? `${letters.slice(0, length).join('')}…` : text}”`;
}

/** Texts in quotation marks; of many, the first three and how many more there are. */
export const quoted = (texts: readonly string[]): string =>
  some(
    texts.map((text) => quote(text)),
    3,
  );

/** The end of a fix where the English file may be the wrong one. */
export const orInEnglish = (mayBe: boolean | undefined): string =>
  mayBe ? ', or correct the English file if the translation is right' : '';
