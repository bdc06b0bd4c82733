/*
 * The marks of Latin, Chinese and Arabic text in place of each other. Unicode’s compatibility forms (NFKC) are the Latin
 * ones of full-width marks.
 */

const arabicMarks: { readonly [mark: string]: string } = { ',': '،', ';': '؛', '?': '؟' };
const latinMarks: { readonly [mark: string]: string } = {
  '،': ',',
  '؛': ';',
  '؟': '?',
  '、': ',',
  '。': '.',
};

/** The Latin mark in place of a Chinese or Arabic one. */
export const latinMark = (mark: string): string => latinMarks[mark] ?? mark.normalize('NFKC');

/** The full-width mark in place of a Latin or Arabic one. */
export function chineseMark(mark: string): string {
  const latin = latinMark(mark);
  return latin === '.' ? '。' : String.fromCharCode(latin.charCodeAt(0) + 0xfee0);
}

/** The Arabic mark in place of a Latin or Chinese one. */
export const arabicMark = (mark: string): string => arabicMarks[latinMark(mark)] ?? mark;
