/**
 * A text without what may change while nothing new is said: how lines are broken, which quotation marks,
 * dashes and spaces are used, and what cannot be seen. Words, numbers and every other sign stay.
 *
 * What this function does to a text is part of what the records of all translations mean: a change here makes
 * every translation stale at once.
 */
export function normalized(text: string): string {
  return (
    text
      .normalize('NFC')
      // Places to break, joiners of words, marks of direction, byte order marks.
      .replace(/[\u00ad\u200b\u200e\u200f\u061c\u2060\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .replace(/[‘’‚‛]/g, "'")
      .replace(/[“”„‟«»]/g, '"')
      // 5' and 5" are lengths; everywhere else double marks say the same as single ones.
      .replace(/(?<!\d)"/g, "'")
      .replace(/[‐‑‒–—―−]|-{2,3}/g, '-')
      .replace(/ - /g, '-')
      .replaceAll('…', '...')
      .replace(/\{\{\s*(.*?)\s*\}\}/g, '{{$1}}')
      .trim()
  );
}
