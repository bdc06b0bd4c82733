import type { Nodes } from 'mdast';
import { dotted } from '../../core/explain.ts';
import { visit } from '../../core/mdx/nodes.ts';
import { rangesOf } from '../../core/mdx/sections.ts';
import { once } from '../../core/once.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { type Place, placeAt, placeOf, startOfFile } from '../../core/parsing/located.ts';
import { unreadableProblem } from '../../core/parsing/unreadable.ts';
import type { Language, Project } from '../../core/project.ts';
import { type Finding, finding, untyped } from '../../finding.ts';
import type { CodeOf } from '../catalog.ts';
import { cutFrom } from './rule.ts';

/** A character, or a few, that no text should have. */
interface Kind {
  code: CodeOf<'chars'>;
  pattern: RegExp;
  /** It can be deleted without changing what the text says. */
  removable?: true;
}

/** U+200E, U+200F and U+061C: languages written from right to left need them to set apart what runs the other way. */
const directionMarks = '\\u200e\\u200f\\u061c';

/** Bytes 0x80 to 0xBF of UTF-8, as programs show them that take them for Windows-1252 or Latin-1. */
const misread = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/** Languages that write no spaces, where U+200B says where a line may end. */
const withoutSpaces = /^(?:bo|dz|jv|km|lo|my|shn|th)\b/;

const kinds = ({ code, rtl }: Pick<Language, 'code' | 'rtl'>): readonly Kind[] => [
  {
    code: 'direction',
    // UAX #9, section 2: embeddings, overrides and isolates. They can disguise a text; one that is written from right to
    // left may need all but overrides, and those for numbers.
    pattern: rtl ? /\u202d(?!\d)|\u202e/g : /[\u202a-\u202e\u2066-\u2069]+/g,
    removable: true,
  },
  {
    code: 'invisible',
    // Invisible characters without a function in these languages, including tags that hide text. Without U+200B, `**`
    // between a mark and a letter would make nothing bold.
    pattern: new RegExp(
      `(?:[\\u034f\\u115f\\u1160\\u180b-\\u180f\\u2028\\u2029\\u2061-\\u2064\\u3164\\ufeff\\uffa0\\u{e0001}\\u{e0020}-\\u{e007f}${rtl ? '' : directionMarks}]${withoutSpaces.test(code) ? '' : '|(?<![*_])\\u200b+(?![*_])'})+`,
      'gu',
    ),
    removable: true,
  },
  {
    code: 'control',
    // Control characters besides tab and line breaks, and code points that are no characters, but for bytes of a
    // letter that was misread.
    pattern:
      /(?:(?![\t\n\r])(?!(?<=[\u00c2-\u00f4][\u0080-\u009f]{0,2})[\u0080-\u009f])[\p{Cc}\p{Cs}\u{fffe}\u{ffff}])+/gu,
    removable: true,
  },
  { code: 'lost', pattern: /\ufffd+/g },
  { code: 'private-use', pattern: /[\ue000-\uf8ff]+/g },
  // Unicode 17, section 9.2: letters as they look in one place of a word, which programs have stored backwards as well.
  // Keyboards have some that join two letters.
  {
    code: 'presentation',
    pattern: /[\ufb50-\ufbb1\ufe70-\ufefc]{2,}(?:[^\n"<>]{0,300}[\ufb50-\ufbb1\ufe70-\ufefc])?/g,
  },
  {
    code: 'encoding',
    pattern: new RegExp(
      `(?:[\\u00c2-\\u00f4][\\u0080-\\u009f]${misread}{0,2}|Ã${misread}|Â[\\u0080-\\u00a9\\u00ab-\\u00ba\\u00bc-\\u00bf]|â€${misread}?|ï»¿|ï¿½|(?:[ØÙÚÛ]${misread}){2,}|(?:[ä-é]${misread}{2}){2,})+`,
      'g',
    ),
  },
  {
    code: 'token',
    // What translation programs insert for code, components and placeholders; `[[1]](#notes)` is a link.
    pattern:
      /__?PH_?\d+__?|(?<![A-Za-z])(?:PLACEHOLDER|INLINE_?CODE|CODE_?BLOCK|PROTECTED|NOTRANSLATE|TOKEN)[_-]?\d+(?!\d)|⟦[^⟧\n]*⟧|\[\[\d+\]\](?![([])|@@\w*\d+@@|%%\w*\d+%%|\bXX[A-Z]*\d+XX\b/g,
  },
];

/**
 * Rule `chars`: characters that are invisible, broken or left behind by a program, in the file as it is
 * written and in what its escapes stand for. U+00AD (where a word may break), U+200C and U+200D (which join
 * or separate letters) and no-break spaces are fine.
 */
export function chars(
  file: ParsedFile,
  language: Pick<Language, 'code' | 'rtl'>,
  project: Project,
  english?: ParsedFile,
): Finding[] {
  // One finding for the whole file is clearer than one for each character.
  if (unreadableProblem(file.text)) return [];
  const texts = escapedTexts(file);
  // What English has as often was copied from there, and is told there. No program translated English, and other projects
  // may have a font with icons.
  const copied = english === file ? '' : (english?.text ?? '');
  const isOwn = once((found: string) => file.text.split(found).length > copied.split(found).length);
  const isTold = ({ code, data: { found } }: Finding): boolean =>
    isOwn(String(found)) && !(['private-use', 'token'].includes(code) && project.layout && english === file);
  return [
    ...kinds(language).flatMap((kind) => [
      ...written(file, kind, project).filter(isTold),
      ...texts.flatMap((text) => escaped(text, kind, file, project)),
    ]),
    // Whether the fields of other layouts are HTML is not known.
    ...(project.layout ? [] : unreadEscapes(file)),
  ];
}

/** An escape of a text in double quotes, or of HTML, that has become part of a field. */
const escapeSequence = /\\u[0-9a-f]{4}|\\n|&(?:[a-z]+|#\d+|#x[0-9a-f]+);/i;

/** Escapes that visitors would read as they are written. */
function unreadEscapes(file: ParsedFile): Finding[] {
  return stringsIn(file.data?.value).flatMap(({ path, value }) => {
    const [found] = escapeSequence.exec(value) ?? [];
    if (!file.data || !found) return [];
    return [finding(file, file.data.locate(path), 'chars', 'unread-escape', { where: dotted(path), found })];
  });
}

function written(file: ParsedFile, { code, pattern, removable }: Kind, { layout }: Project): Finding[] {
  return [...file.text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    // Documentation shows control characters in code.
    if (code === 'control' && isInCode(file, index)) return [];
    // Code with either does not run.
    if (layout && isHarmless(file.text, found, index) && !isInCode(file, index)) return [];
    const one = untyped(file, placeAt(file.text, index), 'chars', code, { found, isEscape: false });
    const end = index + found.length;
    // At the start of a line, spaces behind it would become an indent, and the line code.
    const isSafe = removable && !cutFrom(found) && !/^(?: {2}|\t)/.test(file.text.slice(end, end + 2));
    return [isSafe ? { ...one, edit: { start: index, end, text: '' } } : one];
  });
}

/** Whether it is a mark of direction, or U+200B at a space or the end of a text, where a line may end anyway. */
const isHarmless = (text: string, found: string, index: number): boolean => {
  const isBeside = (at: number): boolean => /^[\s"]?$/.test(text.charAt(at));
  const isAtSpace = isBeside(index - 1) || isBeside(index + found.length);
  return /^\u200e+$/.test(found) || (/^\u200b+$/.test(found) && isAtSpace);
};

const isInCode = (file: ParsedFile, offset: number): boolean => codeIn(file)[offset] === 1;

/** 1 for each character of a file that is code: a file may have as many characters to ask about as it has code. */
const codeIn = once((file: ParsedFile): Uint8Array => {
  const characters = new Uint8Array(file.text.length);
  for (const range of rangesOf(file, 'code', 'inlineCode')) characters.fill(1, ...range);
  return characters;
});

/** A text that differs from how it is written: `\u202e` in YAML and JSON, `&#x202e;` in Markdown. */
interface EscapedText {
  value: string;
  /** As written in the file. */
  raw: string;
  place(): Place;
}

/** The texts of a file whose characters are not all those that are there. */
function escapedTexts({ text, data, body }: ParsedFile): EscapedText[] {
  const texts = stringsIn(data?.value).map(
    ({ path, value }): EscapedText => ({
      value,
      raw: text.slice(...(data?.rangeOf(path) ?? [0, 0])),
      place: () => data?.locate(path) ?? startOfFile,
    }),
  );
  if (body) {
    visit(body, (node) => {
      const raw = text.slice(node.position?.start.offset, node.position?.end.offset);
      texts.push(...textsOfNode(node).map((value) => ({ value, raw, place: () => placeOf(node) })));
    });
  }
  return texts.filter(({ value, raw }) => !raw.includes(value));
}

/** What a text contains only after its escapes are decoded. */
function escaped(
  { value, raw, place }: EscapedText,
  { code, pattern }: Kind,
  file: ParsedFile,
  { layout }: Project,
): Finding[] {
  const [found] = value.match(pattern) ?? [];
  if (found === undefined || raw.includes(found)) return [];
  // Somebody meant a place where a word may break.
  if (layout && (/^\u200b+$/.test(found) || isHarmless(value, found, value.indexOf(found)))) return [];
  return [untyped(file, place(), 'chars', code, { found, isEscape: true })];
}

function textsOfNode(node: Nodes): string[] {
  if (node.type === 'yaml') return [];
  const { value, alt, title, url } = node as { [name in 'value' | 'alt' | 'title' | 'url']?: unknown };
  return [value, alt, title, url].filter((text) => typeof text === 'string');
}

/** Every string in a value, with its path. */
function stringsIn(
  value: unknown,
  path: (string | number)[] = [],
): { path: (string | number)[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => stringsIn(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => stringsIn(entry, [...path, key]));
}
