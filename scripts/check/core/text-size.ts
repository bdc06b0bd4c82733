import { lettersPerHan } from './limits.ts';

/** Returns how much text says, in Latin letters: a Chinese character says as much as several. */
export const sizeOfText = (text: string): number =>
  text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) * (lettersPerHan - 1);
