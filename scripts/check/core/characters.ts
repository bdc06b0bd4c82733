import { lettersPerHan } from './limits.ts';

/** Replaces something in text that is not text itself (U+FFFC, object replacement character). */
export const objectMark = '\ufffc';

/** Returns how much text says, in Latin letters: a Chinese character says as much as several. */
export const sizeOfText = (text: string): number =>
  text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) * (lettersPerHan - 1);

/** Converts digits to ASCII, and Arabic and full-width separators to points, so that the text keeps its length. */
export const asciiDigits = (text: string): string =>
  text
    .replace(/[٫٬．]/g, '.')
    .replace(/(?![\u{10000}-\u{10ffff}])\p{Nd}/gu, (sign) => String(valueOfDigit(sign.charCodeAt(0))));

/** Returns the value of a digit: those of a script start at a code ending with 0 or 6 (Unicode, DerivedNumericType). */
function valueOfDigit(code: number): number {
  const last = code % 16;
  return /\p{Nd}/u.test(String.fromCharCode(code - last)) ? last : last - 6;
}
