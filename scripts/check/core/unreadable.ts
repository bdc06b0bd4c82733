import { size } from '../limits.ts';
import { placeAt, startOfFile } from './located.ts';
import { type ParseProblem, parseProblem } from './problem.ts';

/** Why a text is not parsed at all: too long, another encoding, merge conflicts. Further findings would hide it. */
export function unreadableProblem(text: string): ParseProblem | undefined {
  if (text.length > size.mostCharacters) {
    return parseProblem({ place: startOfFile }, 'too-long', {
      length: text.length,
      most: size.mostCharacters,
    });
  }
  const zero = text.indexOf('\u0000');
  // UTF-16 has a zero beside each Latin letter.
  if (zero >= 0 && text.indexOf('\u0000', zero + 1) === zero + 2) {
    return parseProblem({ place: startOfFile }, 'not-utf8', { encoding: 'UTF-16' });
  }
  return conflictProblem(text);
}

/** Merge conflict markers: `<<<<<<<` or `>>>>>>>`; seven equals signs alone may be Markdown. */
function conflictProblem(text: string): ParseProblem | undefined {
  const markers = [...text.matchAll(/^(?:<{7}|>{7})(?: .*)?$/gm)];
  const [first] = markers;
  if (!first) return undefined;
  const places = Math.max(1, markers.filter(([marker]) => marker.startsWith('<')).length);
  return parseProblem({ place: placeAt(text, first.index) }, 'conflict', { places });
}

const { mostLevels, mostSigns, mostSteps } = size;

/** Where a text is nested deeper than it can be read in reasonable time, counted before any parser sees it. */
export function nestingProblem(text: string): ParseProblem | undefined {
  let brackets = 0;
  let tags = 0;
  let ticks = 0;
  let letters = 0;
  let [open, closing] = [0, 0];
  let fence = '';
  let isFrontmatter = /^\ufeff?---[ \t]*\r?\n/.test(text);
  for (const [index, line] of text.split('\n').entries()) {
    const at = (column: number): ParseProblem => problem(index + 1, column + 1);
    // In running text, a bracket ends with its paragraph at the latest.
    if (line.trim() === '') {
      brackets = 0;
      ticks = 0;
      letters = 0;
      [open, closing] = [0, 0];
    }
    const [markers = ''] = /^(?:[ \t]*(?:>|[-*+?:](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/.exec(line) ?? [];
    if (markers.length > mostLevels && markers.replace(/[\s\d]/g, '').length > mostLevels) return at(0);
    if (/^[ \t]/.test(line) && line.length - line.trimStart().length > 2 * mostLevels) return at(0);
    if (isFrontmatter) {
      if (index > 0 && /^---\s*$/.test(line)) isFrontmatter = false;
      const found = line.length > mostColons ? [...line.matchAll(/[:?-][ \t]/g)] : [];
      if (found.length > mostColons) return at(found[mostColons]?.index ?? 0);
    } else {
      const [, mark = '', rest = ''] = fencePattern.exec(line) ?? [];
      if (fence !== '') {
        if (mark.startsWith(fence) && rest.trim() === '') fence = '';
        continue;
      }
      if (mark !== '') {
        fence = mark;
        continue;
      }
    }
    // Code opens nothing: `Promise<string>`.
    const running = line.replace(/(?<![`\\])(`+)(?!`)[^`]+\1(?!`)/g, (code) => ' '.repeat(code.length));
    for (const sign of running.matchAll(signs)) {
      if (/^[[({]/.test(sign[0])) brackets++;
      else if (/^[\])}]/.test(sign[0])) brackets = Math.max(0, brackets - 1);
      else tags = /^<[A-Za-z]/.test(sign[0]) ? tags + 1 : Math.max(0, tags - 1);
      if (sign[0] === '[') open++;
      else if (sign[0] === ']') {
        if (open === 0) closing++;
        open = Math.max(0, open - 1);
      }
      if (brackets > mostLevels || tags > mostLevels || closing > mostSigns) return at(sign.index);
    }
    // Each run of backticks is searched for again in its whole paragraph.
    ticks += line.match(/`+/g)?.length ?? 0;
    letters += line.length;
    if (ticks * letters > mostSteps) return at(line.indexOf('`'));
    const emphasis = line.length > mostSigns ? [...line.matchAll(/[*_~]+/g)] : [];
    if (emphasis.length > mostSigns) return at(emphasis[mostSigns]?.index ?? 0);
  }
  return undefined;
}

/** In a line of YAML each `a: ` and `- ` may open a level; in running text they are punctuation. */
const mostColons = 2 * mostLevels;

/** A line that opens or closes a block of code, after the signs of the quotes and lists that it is in. */
const fencePattern = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}(?=[^`]*$)|~{3,})(.*)/;

/** Brackets and tags, except those without an end: `<br>`, `<https://…>`. */
const signs =
  /[[({]|[\])}]|<\/|\/>|<(?!(?:br|hr|img|input|source|wbr)\b[^<>]{0,500}(?<!\/)>|[\w+.-]{1,40}[:@])[A-Za-z]/g;

const problem = (line: number, column: number): ParseProblem =>
  parseProblem({ place: { line, column } }, 'too-deep', { most: mostLevels });

/** Whether a parser gave up because of nesting that `nestingProblem()` does not count. */
export const isStackOverflow = (error: unknown): boolean =>
  error instanceof RangeError || /call stack/i.test(String(error));

/** The problem of a text that a parser gave up on. */
export const stackProblem = (): ParseProblem => problem(1, 1);
