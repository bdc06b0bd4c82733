import { objectMark } from '../../core/object-mark.ts';

/** What is in quotation marks, as a title: it may be in another language than the rest, as it quotes somebody else. */
const quotation =
  /«[^«»\n]{1,300}»|[“„][^“”„\n]{1,300}[“”]|「[^「」\n]{1,300}」|『[^『』\n]{1,300}』|"[^"\n]{1,300}"|(?<!\p{L})'[^'\n]{1,300}'(?!\p{L})/gu;

/** A text of the same length without what it quotes. */
export const withoutQuotations = (text: string): string =>
  text.replace(quotation, (found) => objectMark.repeat(found.length));
