export interface Sentence {
  text: string;
  start: number;
}

/** A mark that ends a sentence, with brackets and quotation marks that close after it. Chinese and Japanese set no space behind. */
const end =
  /[.!?…؟。！？][.!?…؟。！？]*[)\]”“»"'’）」』]*(?=\s|$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|[。！？][”’）」』]*|\n+/gu;

/** The sentences of a text, by its marks and lines. Abbreviations may split one, which does no harm here. */
export function sentencesOf(text: string): Sentence[] {
  const ends = [...text.matchAll(end)].map((match) => match.index + match[0].length);
  return [...ends, text.length].flatMap((to, at) => {
    const from = ends[at - 1] ?? 0;
    const piece = text.slice(from, to);
    const trimmed = piece.trim();
    return trimmed === '' ? [] : { text: trimmed, start: from + piece.indexOf(trimmed) };
  });
}
