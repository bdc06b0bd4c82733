export interface Sentence {
  text: string;
  start: number;
}

/** The end of a sentence, with closing brackets and quotes, or of a line. Chinese and Japanese omit the space. */
const end =
  /[.!?…؟。！？][.!?…؟。！？]*[)\]”“»"'’）」』]*(?=\s|$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|[。！？][”’）」』]*|\n+/gu;

/** Splits a text into sentences at punctuation and line breaks. Splits at abbreviations do no harm here. */
export function sentencesOf(text: string): Sentence[] {
  const ends = [...text.matchAll(end)].map((match) => match.index + match[0].length);
  return [...ends, text.length].flatMap((to, at) => {
    const from = ends[at - 1] ?? 0;
    const piece = text.slice(from, to);
    const trimmed = piece.trim();
    return trimmed === '' ? [] : { text: trimmed, start: from + piece.indexOf(trimmed) };
  });
}
