import { lettersPerHan } from './limits.ts';

/** How much a text says, in Latin letters: a Chinese character says as much as several. */
export const sizeOfText = (text: string): number =>
  text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) * (lettersPerHan - 1);
