/** Removes what requires no new translation when it changes: link targets and line breaks. */
export const bare = (text: string): string => normalized(withoutMarkup(text));

/** Removes the same for display, but keeps the text of links and the characters of code unchanged. */
export const displayText = (text: string): string =>
  withoutMarkup(text.replace(/!?\[([^[\]\n]{1,300})\]\([^()\s]{0,300}\)/g, '$1'))
    .replace(/\s+/g, ' ')
    .trim();

const withoutMarkup = (text: string): string =>
  text
    .replace(/[^\P{Cc}\s]/gu, '')
    .replace(codeOrTag, (found) => (found.startsWith('`') ? found : ` ${found.match(wordAttributes) ?? ''} `))
    .replace(/^(?:import|export)\s.*$/gm, '')
    .replace(/\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+"[^"]*")?\)/g, ']')
    .replace(/\b(?:href|src)=(?:"[^"]*"|'[^']*')/g, '')
    .replace(
      /(?<![ \t])[ \t]*(?:\{:?[ \t]?#[^}\n]{0,300}\}|\[#[^\]\n]{0,300}\]|\{\/\*[ \t]*#[^*\n]{0,300}\*\/\})[ \t]*$/gm,
      '',
    );

/**
 * Reduces text to its words and numbers: another comma, emoji or comment requires no new translation.
 *
 * Records contain fingerprints of the result: a change here makes every translation stale at once.
 */
export const wordsOf = (text: string): string =>
  bare(text.replace(commentOrAddress, ''))
    .toLowerCase()
    .replace(/(?:[\s\p{P}\p{Sk}\p{Cf}\p{Extended_Pictographic}]|\ufe0f)+/gu, ' ')
    .trim();

const commentOrAddress =
  /<!--[\s\S]{0,2000}?-->|\{\/\*[\s\S]{0,2000}?\*\/\}|^\[[^\]\n]+\]:.*$|https?:\/\/[^\s"'<>)\]]+/gm;

/** Matches code, which is kept, or an HTML tag; tags of components have capitals, those of custom elements hyphens. */
const codeOrTag =
  /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|<\/?[a-z][a-z0-9]*(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?\/?>/g;

const wordAttributes =
  /(?<=\s)(?:[a-z-]*(?:description|label|title)|alt|caption|content|placeholder|summary)=(?:"[^"]*"|'[^']*'|\{[^{}]{0,300}\})/g;

/**
 * Removes differences that do not change what text says: line breaks, invisible characters, and which quotation marks,
 * dashes and spaces are used. Words, numbers and all other characters stay.
 *
 * The records of all translations depend on the result: a change here makes every translation stale at once.
 */
export function normalized(text: string): string {
  return (
    text
      .normalize('NFC')
      // Soft hyphens, zero-width spaces, direction marks, word joiners, byte order marks.
      .replace(/[\u00ad\u200b\u200e\u200f\u061c\u2060\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .replace(/[‘’‚‛]/g, "'")
      .replace(/[“”„‟«»]/g, '"')
      // 5' and 5" are lengths; everywhere else double quotes mean the same as single ones.
      .replace(/(?<!\d)"/g, "'")
      .replace(/[‐‑‒–—―−]|-{2,3}/g, '-')
      .replace(/ - /g, '-')
      .replaceAll('…', '...')
      .replace(/\{\{\s*(.*?)\s*\}\}/g, '{{$1}}')
      .trim()
  );
}
