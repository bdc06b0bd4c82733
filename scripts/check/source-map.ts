/** For each character of a text, and for its end, the offset where it starts in the file it was read from. */
export type SourceMap = readonly number[];

/**
 * Aligns a text with the characters it is written with in YAML, JSON or Markdown: quotation marks around it,
 * escapes (`\u00ad`, `\"`, `''`, `&nbsp;`), and lines that are folded into one.
 * @param raw the part of the file that holds the text
 * @returns one offset more than the text has characters; where the two cannot be aligned, the rest
 *   points to the last place that was found
 */
export function sourceMap(raw: string, text: string, start: number): SourceMap {
  // Most texts are written as they are read.
  if (raw === text) return Array.from({ length: text.length + 1 }, (_, index) => start + index);
  const map: number[] = [];
  let at = raw.startsWith('"') || raw.startsWith("'") ? 1 : 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    // Block scalars (`>-`) and indentation are before or between the characters of the text.
    if (!isSpace(character)) while (at < raw.length && isSpace(raw.charAt(at))) at++;
    const length = lengthOf(raw, at, character) ?? lengthAfterSkip(raw, at, character);
    if (length === undefined) return [...map, ...Array(text.length + 1 - index).fill(start + at)];
    at = length.at;
    map.push(start + at);
    at += length.length;
  }
  map.push(start + at);
  return map;
}

interface Written {
  at: number;
  length: number;
}

const isSpace = (character: string): boolean => /^[ \t\r\n]$/.test(character);

function lengthOf(raw: string, at: number, character: string): Written | undefined {
  const rest = raw.slice(at, at + 12);
  if (isSpace(character)) {
    const run = /^[ \t\r\n]+/.exec(raw.slice(at, at + 400))?.[0];
    if (run !== undefined) return { at, length: /[\r\n]/.test(run) ? run.length : 1 };
  }
  const escaped = /^\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|U[0-9a-f]{8}|[\s\S])/i.exec(rest)?.[0];
  const isEscaped =
    escaped !== undefined && (escaped.length > 2 || escaped[1] === character || /\w/.test(escaped[1] ?? ''));
  if (isEscaped && !(character === '\\' && escaped[1] !== '\\')) return { at, length: escaped.length };
  if (character === "'" && rest.startsWith("''")) return { at, length: 2 };
  const entity = /^&(?:#\w+|\w+);/.exec(rest)?.[0];
  if (entity && character !== '&') return { at, length: entity.length };
  return rest.startsWith(character) ? { at, length: 1 } : undefined;
}

/** The same after what belongs to the notation only, such as the header of a block scalar or a `> ` before a line. */
function lengthAfterSkip(raw: string, from: number, character: string): Written | undefined {
  const header = /^[ \t\r\n]*(?:[|>][-+0-9]*|\\|>)[ \t]*\r?\n?[ \t]*/.exec(raw.slice(from));
  return header && header[0].length > 0 ? lengthOf(raw, from + header[0].length, character) : undefined;
}
