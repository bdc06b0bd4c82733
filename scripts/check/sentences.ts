export interface Sentence {
  text: string;
  start: number;
}

/** A mark that ends a sentence, with brackets and quotation marks that close after it. Chinese sets no space behind. */
const end = /[.!?…؟。！？][.!?…؟。！？]*[)\]”“»"'’）」』]*(?=\s|$|\p{Script=Han})|[。！？][”’）」』]*|\n+/gu;

/** The sentences of a text, by its marks and lines. Abbreviations may split one, which does no harm here. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  const add = (from: number, to: number): void => {
    const piece = text.slice(from, to);
    const trimmed = piece.trim();
    if (trimmed !== '') sentences.push({ text: trimmed, start: from + piece.indexOf(trimmed) });
  };
  let from = 0;
  for (const match of text.matchAll(end)) {
    const to = match.index + match[0].length;
    add(from, to);
    from = to;
  }
  add(from, text.length);
  return sentences;
}
