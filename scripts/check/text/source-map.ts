/** The offset in the file of each character of a text, and of its end. */
export type SourceMap = readonly number[];

/**
 * Aligns a text with its notation in YAML, JSON or Markdown, which may have quotation marks around it,
 * escapes (`\u00ad`, `\"`, `''`, `&nbsp;`) and folded lines.
 * @param raw the part of the file that contains the text
 * @returns one more offset than the text has characters; from where the two cannot be aligned, every
 *   offset is the last one that was found
 */
export function sourceMap(raw: string, text: string, start: number): SourceMap {
  // Fast path: most text is written without escapes.
  if (raw === text) return Array.from({ length: text.length + 1 }, (_, index) => start + index);
  const map: number[] = [];
  let at = raw.startsWith('"') || raw.startsWith("'") ? 1 : 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    const skipped = lengthOf(raw, at, character) === undefined ? markLength(raw, at) : 0;
    const length = lengthOf(raw, at + skipped, character);
    if (length === undefined) return [...map, ...Array(text.length + 1 - index).fill(start + at)];
    map.push(start + at + skipped);
    at += skipped + length;
  }
  map.push(start + at);
  return map;
}

/** Returns how many raw characters stand for a character of the text; `undefined` if they stand for something else. */
function lengthOf(raw: string, at: number, character: string): number | undefined {
  const rest = raw.slice(at, at + 400);
  // The line feed after it stands for the indentation, too.
  if (character === '\r' && rest.startsWith('\r')) return 1;
  if (/\s/.test(character)) {
    const space = /^[ \t\r\n]+/.exec(rest)?.[0];
    if (space !== undefined) return /[\r\n]/.test(space) ? space.length : 1;
  }
  const escaped = /^\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|U[0-9a-f]{8}|[\s\S])/i.exec(rest)?.[0];
  if (escaped && (character !== '\\' || escaped === '\\\\')) return escaped.length;
  if (character === "'" && rest.startsWith("''")) return 2;
  const entity = /^&(?:#\w+|\w+);/.exec(rest)?.[0];
  if (entity && character !== '&') return entity.length;
  return rest.startsWith(character) ? 1 : undefined;
}

/** Returns the length of what is notation only: whitespace, the header of a block scalar, the `> ` of a block quote. */
const markLength = (raw: string, at: number): number =>
  /^[ \t\r\n]*(?:[|>][-+0-9]*|\\|>)?[ \t\r\n]*/.exec(raw.slice(at, at + 1000))?.[0].length ?? 0;
