import { objectMark } from '../../core/object-mark.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import type { Prose } from '../../text/prose.ts';

/** What is in quotation marks, as a title, or what a program says: “error: cannot connect”. */
const quotation =
  /«[^«»\n]{1,300}»|[“„][^“”„\n]{1,300}[“”]|「[^「」\n]{1,300}」|『[^『』\n]{1,300}』|"[^"\n]{1,300}"|(?<!\p{L})'[^'\n]{1,300}'(?!\p{L})|\berror[:：][^\n]{1,300}/giu;

/** A text that begins or ends with a link to another site, which has a title in its own language. */
const titleOfOther = /^\[([^[\]]{0,300})\]\(https?:|\[([^[\]]{0,300})\]\(https?:[^()\s]{0,300}\)$/;

const hidden = (found: string): string => objectMark.repeat(found.length);

/** The text of a prose without what may be in another language than the rest, as it quotes somebody else. */
export function withoutQuotations({ text, map: [start = 0, ...map] }: Prose, file: ParsedFile): string {
  const [, first, last] = titleOfOther.exec(file.text.slice(Math.max(0, start - 1), map.at(-1))) ?? [];
  return text.replace(first ?? last ?? '', hidden).replace(quotation, hidden);
}
