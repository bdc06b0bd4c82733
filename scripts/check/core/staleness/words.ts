/** A text without what nobody has to translate again: where links lead, how lines are broken. */
export const bare = (text: string): string => normalized(withoutMarkup(text));

/** The same to be read by people, with the words of links and the signs of code as they are. */
export const readable = (text: string): string =>
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
      /[ \t]*(?:\{:?[ \t]?#[^}\n]{0,300}\}|\[#[^\]\n]{0,300}\]|\{\/\*[ \t]*#[^*\n]{0,300}\*\/\})[ \t]*$/gm,
      '',
    );

/**
 * The words and numbers of a text alone: another comma, emoji or comment asks for no other translation.
 *
 * Records hold fingerprints of them: a change here makes every translation stale at once.
 */
export const wordsOf = (text: string): string =>
  bare(text.replace(commentOrAddress, ''))
    .toLowerCase()
    .replace(/(?:[\s\p{P}\p{Sk}\p{Cf}\p{Extended_Pictographic}]|\ufe0f)+/gu, ' ')
    .trim();

const commentOrAddress =
  /<!--[\s\S]{0,2000}?-->|\{\/\*[\s\S]{0,2000}?\*\/\}|^\[[^\]\n]+\]:.*$|https?:\/\/[^\s"'<>)\]]+/gm;

/** Code, which stays, or an HTML tag: those of components have capitals, and those of custom elements hyphens. */
const codeOrTag =
  /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|<\/?[a-z][a-z0-9]*(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?\/?>/g;

/** What a reader is told by a tag. */
const wordAttributes =
  /(?<=\s)(?:[a-z-]*(?:description|label|title)|alt|caption|content|placeholder|summary)=(?:"[^"]*"|'[^']*'|\{[^{}]{0,300}\})/g;

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
