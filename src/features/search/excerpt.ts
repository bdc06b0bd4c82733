import { match } from './match.ts';
import { tokensOf } from './tokens.ts';

/** A piece of text, marked if it matches the query. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** Splits text into pieces, with the matching words marked. */
export function marked(text: string, typed: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const token of tokensOf(text)) {
    if (!typed.some((word) => match(word, token.word) > 0)) continue;
    // Pairs of Chinese characters overlap.
    const start = Math.max(token.start, end);
    if (start > end) pieces.push({ text: text.slice(end, start), isMarked: false });
    pieces.push({ text: text.slice(start, token.end), isMarked: true });
    end = token.end;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isMarked: false }] : pieces;
}

/** Maximum length of an excerpt, and of the part before its first match, in characters. */
const maxLength = 150;
const lead = 50;

/** Returns an excerpt of the line that best matches the query, or else of the section's first line. */
export function excerptOf(lines: readonly string[], typed: readonly string[]): Piece[] {
  let [best, most] = [lines[0] ?? '', 0];
  for (const line of lines) {
    const words = tokensOf(line);
    const answered = (word: string) => Math.max(0, ...words.map((token) => match(word, token.word)));
    const score = typed.reduce((sum, word) => sum + answered(word), 0);
    if (score > most) [best, most] = [line, score];
  }
  return marked(cut(best, typed), typed);
}

function cut(line: string, typed: readonly string[]): string {
  if (line.length <= maxLength) return line;
  const [first] = tokensOf(line).filter(({ word }) => typed.some((each) => match(each, word) > 0));
  const from = Math.max(0, Math.min((first?.start ?? 0) - lead, line.length - maxLength));
  // Cuts at word boundaries, if the line has spaces.
  const start = from > 0 ? line.indexOf(' ', from) + 1 || from : 0;
  const end = start + maxLength < line.length ? line.lastIndexOf(' ', start + maxLength) : line.length;
  const text = line.slice(start, end > start ? end : start + maxLength);
  return `${start > 0 ? '… ' : ''}${text}${end < line.length ? ' …' : ''}`;
}
