import type { z } from 'zod';
import { isPage } from '../../core/files.ts';
import { nodesIn } from '../../core/mdx/sections.ts';
import { memoize } from '../../core/memoize.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeAt } from '../../core/parsing/located.ts';
import { unreadableProblem } from '../../core/parsing/unreadable.ts';
import type { Language, Project } from '../../core/project.ts';
import { type Finding, untypedFinding } from '../../finding.ts';
import { allProseOf, offsetsOf, type Prose, placeIn } from '../../text/prose.ts';
import type { CodeOf } from '../catalog.ts';

/** A kind of character, or sequence of characters, that no text should have. */
interface Kind {
  code: CodeOf<'chars'>;
  pattern: RegExp;
  /** Can be deleted without changing what the text says. */
  removable?: true;
}

/** UTF-8 bytes 0x80 to 0xBF, decoded as Windows-1252 or Latin-1. */
const misread = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/** Languages written without spaces, where U+200B marks where a line may break. */
const withoutSpaces = /^(?:bo|dz|jv|km|lo|my|shn|th)\b/;

const kinds = ({ code, rtl }: Pick<Language, 'code' | 'rtl'>): readonly Kind[] => [
  {
    code: 'invisible',
    // Invisible characters without a function in these languages, including tags that hide text, and bidirectional
    // controls (UAX #9, section 2), which can disguise text; right-to-left text may need all of these except overrides,
    // and also U+202D before digits. U+200B next to `*` or `_` makes `**` between punctuation and a letter work.
    pattern: new RegExp(
      `(?:[\\u034f\\u115f\\u1160\\u180b-\\u180f\\u2028\\u2029\\u2061-\\u2064\\u3164\\ufeff\\uffa0\\u{e0001}\\u{e0020}-\\u{e007f}${rtl ? ']|\\u202d(?!\\d)|\\u202e' : '\\u200e\\u200f\\u061c\\u202a-\\u202e\\u2066-\\u2069]'}${withoutSpaces.test(code) ? '' : '|(?<![*_])\\u200b+(?![*_])'})+`,
      'gu',
    ),
    removable: true,
  },
  {
    code: 'control',
    // Control characters except tab and line breaks, lone surrogates and noncharacters, but not the bytes of a
    // misread letter, which are reported as `encoding`.
    pattern:
      /(?:(?![\t\n\r])(?!(?<=[\u00c2-\u00f4][\u0080-\u009f]{0,2})[\u0080-\u009f])[\p{Cc}\p{Cs}\u{fffe}\u{ffff}])+/gu,
  },
  { code: 'lost', pattern: /\ufffd+/g },
  { code: 'private-use', pattern: /[\ue000-\uf8ff]+/g },
  {
    code: 'encoding',
    pattern: new RegExp(
      `(?:[\\u00c2-\\u00f4][\\u0080-\\u009f]${misread}{0,2}|Ã${misread}|Â[\\u0080-\\u00a9\\u00ab-\\u00ba\\u00bc-\\u00bf]|â€${misread}?|ï»¿|ï¿½|(?:[ØÙÚÛ]${misread}){2,}|(?:[ä-é]${misread}{2}){2,})+`,
      'g',
    ),
  },
];

/**
 * Rule `chars`: no characters that are invisible, damaged or left behind by a program, neither in the file
 * itself nor in what its escapes stand for. U+00AD (soft hyphen), U+200C and U+200D (which separate or join
 * letters) and no-break spaces are allowed.
 */
export function chars(
  file: ParsedFile,
  schema: z.ZodType,
  language: Pick<Language, 'code' | 'rtl'>,
  project: Project,
  english?: ParsedFile,
): Finding[] {
  // One finding for the whole file is clearer than one for each character.
  if (unreadableProblem(file.text)) return [];
  const texts = allProseOf(file, schema);
  // What the source has as often was copied from it, and is reported there. Other layouts may use an icon font.
  const copied = english === file ? '' : (english?.text ?? '');
  const isOwn = memoize((found: string) => file.text.split(found).length > copied.split(found).length);
  const isReported = ({ code, data: { found } }: Finding): boolean =>
    isOwn(String(found)) && !(code === 'private-use' && project.layout && english === file);
  return kinds(language).flatMap((kind) => [
    ...rawFindings(file, kind, project).filter(isReported),
    ...texts.flatMap((text) => escapedFindings(text, kind, file, project)),
  ]);
}

function rawFindings(file: ParsedFile, { code, pattern, removable }: Kind, { layout }: Project): Finding[] {
  return [...file.text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    // Documentation may show control characters in code.
    if (code === 'control' && isInCode(file, index)) return [];
    if (layout && isHarmless(file.text, found, index)) return [];
    const one = untypedFinding(file, placeAt(file.text, index), 'chars', code, { found, isEscape: false });
    const end = index + found.length;
    // Without it, spaces at the start of a line would become indentation, and the line a code block.
    const isSafe = removable && !/^(?: {2}|\t)/.test(file.text.slice(end, end + 2));
    return [isSafe ? { ...one, edit: { start: index, end, text: '' } } : one];
  });
}

/** Whether it is U+200E, or U+200B next to a space, a quotation mark or the end, where a line may break anyway. */
const isHarmless = (text: string, found: string, index: number): boolean => {
  const isBoundary = (at: number): boolean => /^[\s"]?$/.test(text.charAt(at));
  const isAtSpace = isBoundary(index - 1) || isBoundary(index + found.length);
  return /^\u200e+$/.test(found) || (/^\u200b+$/.test(found) && isAtSpace);
};

const isInCode = (file: ParsedFile, offset: number): boolean => codeIn(file)[offset] === 1;

/** Returns 1 for each character of a file that is code, so that any number of lookups is fast. */
const codeIn = memoize((file: ParsedFile): Uint8Array => {
  const characters = new Uint8Array(file.text.length);
  for (const { node } of nodesIn(file, 'code', 'inlineCode')) characters.fill(1, ...offsetsOf(node));
  return characters;
});

/** Finds what a text contains only after its escapes are decoded: `\u202e` in YAML and JSON, `&#x202e;` in Markdown. */
function escapedFindings(
  prose: Prose,
  { code, pattern }: Kind,
  file: ParsedFile,
  { layout }: Project,
): Finding[] {
  const { text } = prose;
  const [found] = text.match(pattern) ?? [];
  if (found === undefined || file.text.includes(found)) return [];
  const index = text.indexOf(found);
  // Whoever writes `&#x200b;` on a page does so on purpose.
  const isMeant = code === 'invisible' && isPage(file);
  if (layout && (isMeant || isHarmless(text, found, index))) return [];
  return [untypedFinding(file, placeIn(file, prose, index), 'chars', code, { found, isEscape: true })];
}
