import { sizeLimits } from '../limits.ts';
import { placeAt, startOfFile } from './located.ts';
import { type ParseProblem, parseProblem } from './problem.ts';

const { maxCharacters, maxContainers, maxLevels, maxDelimiters, maxSteps } = sizeLimits;

/** Returns why a file is not parsed at all: length, encoding or merge conflicts. Other findings would obscure that. */
export function unreadableProblem(text: string): ParseProblem | undefined {
  const { length } = text;
  if (length > maxCharacters)
    return parseProblem({ place: startOfFile }, 'too-long', { length, most: maxCharacters });
  const zero = text.indexOf('\u0000');
  // UTF-16 has a zero byte next to each Latin letter.
  if (zero >= 0 && text.indexOf('\u0000', zero + 1) === zero + 2) {
    return parseProblem({ place: startOfFile }, 'not-utf8', { encoding: 'UTF-16' });
  }
  return conflictProblem(text);
}

/** Finds merge conflict markers: `<<<<<<<` or `>>>>>>>`; seven equals signs alone may be Markdown. */
function conflictProblem(text: string): ParseProblem | undefined {
  const markers = [...text.matchAll(/^(?:<{7}|>{7})(?: .*)?$/gm)];
  const [first] = markers;
  if (!first) return undefined;
  const places = Math.max(1, markers.filter(([marker]) => marker.startsWith('<')).length);
  return parseProblem({ place: placeAt(text, first.index) }, 'conflict', { places });
}

/** Replaces JSON strings, which open no levels, with letters; spaces would count as indentation. */
export const withoutStrings = (json: string): string =>
  json.replace(/"(?:[^"\\\n]|\\.)*"/g, (string) => 'x'.repeat(string.length));

/** Returns where text is nested too deep, or has too many signs, to be parsed in reasonable time. */
export function nestingProblem(text: string): ParseProblem | undefined {
  let paragraph = newParagraph();
  let [tags, containers] = [0, 0];
  let fence = '';
  let isFrontmatter = /^---[ \t]*\r?\n/.test(text);
  for (const [index, line] of text.split('\n').entries()) {
    const at = (column: number): ParseProblem => problem(index + 1, column + 1);
    // A list item starts a paragraph, too.
    if (/^\s*$|^ {0,3}[-*+][ \t]+\S/.test(line)) paragraph = newParagraph();
    const [markers = ''] = /^(?:[ \t]*(?:>|[-*+?:](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/.exec(line) ?? [];
    if (markers.length > maxLevels && markers.replace(/[\s\d]/g, '').length > maxLevels) return at(0);
    if (/^[ \t]/.test(line) && line.length - line.trimStart().length > 2 * maxLevels) return at(0);
    if (isFrontmatter) {
      if (index > 0 && /^---\s*$/.test(line)) isFrontmatter = false;
      const colon = placeAfter(maxColons, /[:?-][ \t]/g, line);
      if (colon !== undefined) return at(colon);
    } else {
      const [, mark = '', rest = ''] = fencePattern.exec(line) ?? [];
      if (fence !== '' || mark !== '') {
        if (fence === '') fence = mark;
        else if (mark.startsWith(fence) && rest.trim() === '') fence = '';
        continue;
      }
    }
    // Consecutive lines belong to the same blockquote.
    const isContainer = /^ {0,3}\[\^/.test(line) || (paragraph.letters === 0 && /^ {0,3}>/.test(line));
    if (isContainer && ++containers > maxContainers) return at(0);
    // Inline code opens nothing: `Promise<string>`.
    const running = line.replace(/(?<![`\\])(`+)(?!`)[^`]+\1(?!`)/g, (code) => ' '.repeat(code.length));
    for (const { 0: sign, index } of running.matchAll(signs)) {
      if (/^[[({]/.test(sign)) paragraph.brackets++;
      else if (/^[\])}]/.test(sign)) paragraph.brackets = Math.max(0, paragraph.brackets - 1);
      else if (/^\w/.test(sign)) paragraph.types++;
      else if (/^<[A-Za-z]/.test(sign)) tags++;
      else if (paragraph.types > 0) paragraph.types--;
      else tags = Math.max(0, tags - 1);
      if (sign === '[') paragraph.open++;
      else if (sign === ']' && paragraph.open > 0) paragraph.open--;
      else if (sign === ']') paragraph.closing++;
      const level = Math.max(paragraph.brackets, paragraph.types, tags);
      if (level > maxLevels || paragraph.closing > maxDelimiters) return at(index);
    }
    // Parsers search the whole paragraph, which `&` divides, for the end of each backtick run and comment.
    paragraph.ticks += line.match(/`+|<[!?]|&/g)?.length ?? 0;
    paragraph.letters += line.length;
    if (paragraph.ticks * paragraph.letters > maxSteps) return at(line.search(/`|<[!?]|&/));
    // Inside of words, underscores emphasize nothing.
    const emphasis = placeAfter(maxDelimiters, /[*~]+|(?<!\w)_+|_+(?!\w)/g, line);
    if (emphasis !== undefined) return at(emphasis);
  }
  return undefined;
}

/** Counters that restart with each paragraph, where brackets and types such as `list<string>` in running text end. */
const newParagraph = () => ({ brackets: 0, types: 0, open: 0, closing: 0, ticks: 0, letters: 0 });

const placeAfter = (most: number, sign: RegExp, line: string): number | undefined =>
  line.length > most ? [...line.matchAll(sign)][most]?.index : undefined;

/** In YAML, each `a: ` and `- ` on a line may open a level; in running text they are punctuation. */
const maxColons = 2 * maxLevels;

/** Matches a line that opens or closes a code block, after the markers of the blockquotes and lists around it. */
const fencePattern = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}(?=[^`]*$)|~{3,})(.*)/;

/** Matches brackets and tags, except escaped ones, `\<n\>`, and those without a closing tag: `<br>`, `<https://…>`. */
const signs =
  /(?<!\\)(?:[[({]|[\])}]|<\/|\/>|\w?<(?!(?:br|hr|img|input|source|wbr)\b[^<>]{0,500}(?<!\/)>|[\w+.-]{1,40}[:@])[A-Za-z])/g;

const problem = (line: number, column: number): ParseProblem =>
  parseProblem({ place: { line, column } }, 'too-deep');

/** Whether a parser gave up because of nesting that `nestingProblem()` does not count. */
export const isStackOverflow = (error: unknown): boolean =>
  error instanceof RangeError || /call stack/i.test(String(error));

/** Returns the problem of a file that a parser gave up on. */
export const stackProblem = (): ParseProblem => problem(1, 1);
