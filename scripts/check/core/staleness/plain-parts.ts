import { parse as parseTolerantly } from 'jsonc-parser';
import { isPage } from '../files.ts';
import { headingsOf } from '../mdx/headings.ts';
import { memoize } from '../memoize.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { endOfFrontmatter, readFrontmatter } from '../parsing/frontmatter.ts';
import { formSuffix } from '../plurals.ts';
import { asContent, isContent } from '../translation.ts';
import { sectionName } from './parts.ts';
import { bare, wordsOf } from './words.ts';

/** A part of a file version, found without parsing the whole file, since there are many versions. */
export interface PlainPart {
  name: string;
  /** The line where a section starts; 0 for fields. */
  line: number;
  text: string;
}

/** Returns the words of a part; memoized, since it is compared with those of many versions. */
export const wordsIn = memoize(({ text }: PlainPart) => wordsOfText(text));

/** Returns the words of text, without placeholders and the markers of blockquotes, lists and tables. */
export const wordsOfText = (text: string): string =>
  wordsOf(text.replace(/\{\{[^{}]{0,100}\}\}|^(?:[ \t>]|\d{1,3}[.)][ \t])+|\|/gm, ' '));

/** Returns the fields and sections of a page, or the strings of a JSON file; what cannot be read is left out. */
export const plainParts = (text: string, isOfPage: boolean): PlainPart[] =>
  isOfPage ? [...fields(text), ...sections(text)] : texts(text);

/** Returns the parts of a file with their names in findings; plural forms share one. */
export function namedParts(file: ParsedFile): Map<PlainPart, string> {
  const { text, body } = file;
  const ids = new Map((body ? headingsOf(body) : []).map(({ node, id }) => [node.position?.start.line, id]));
  const parts = plainParts(text, isPage(file)).flatMap((part): [PlainPart, string][] => {
    if (part.line === 0) return [[part, isPage(file) ? part.name : part.name.replace(formSuffix, '')]];
    if (part.name === '') return [[part, sectionName('')]];
    const id = ids.get(part.line);
    return id ? [[part, sectionName(id)]] : [];
  });
  return new Map(parts);
}

function fields(text: string): PlainPart[] {
  const { data } = readFrontmatter(text);
  return Object.entries(asContent(data?.value)).flatMap(([name, text]) =>
    typeof text === 'string' ? { name, line: 0, text } : [],
  );
}

function sections(text: string): PlainPart[] {
  const lines = text.split(/\r?\n/);
  const found: PlainPart[] = [];
  const head = text.slice(0, endOfFrontmatter(text) ?? 0);
  let [name, line, from] = ['', 1, head === '' ? 0 : head.split('\n').length];
  let fence: string | undefined;
  const close = (end: number): void => {
    const text = lines.slice(from, end).join('\n').trim();
    if (text !== '') found.push({ name, line, text });
  };
  for (let at = from; at < lines.length; at++) {
    const written = lines[at] ?? '';
    const [, sign] = /^\s*(`{3,}|~{3,})/.exec(written) ?? [];
    if (fence === undefined) fence = sign;
    else if (sign?.startsWith(fence) && written.trim() === sign) fence = undefined;
    // A single line of text may be underlined to become a heading (CommonMark 0.31, section 4.3).
    const isUnderlined =
      /^ {0,3}(?![#>|<:]|[*+-]\s|\d+[.)]\s)\S/.test(written) &&
      /^ {0,3}(?:=+|-+)[ \t]*$/.test(lines[at + 1] ?? '') &&
      (at === from || lines[at - 1]?.trim() === '');
    if (fence !== undefined || !(isUnderlined || /^ {0,3}#{1,6}[ \t]/.test(written))) continue;
    close(at);
    [name, line, from] = [bare(written), at + 1, at];
  }
  close(lines.length);
  return found;
}

function texts(text: string): PlainPart[] {
  // Some versions may be invalid, but most of their strings can still be read.
  for (const parse of [JSON.parse, parseTolerantly]) {
    try {
      return leaves(parse(text), []);
    } catch {}
  }
  return [];
}

function leaves(value: unknown, path: readonly string[]): PlainPart[] {
  if (typeof value === 'string') return value === '' ? [] : [{ name: path.join('.'), line: 0, text: value }];
  return isContent(value)
    ? Object.entries(value).flatMap(([key, entry]) => leaves(entry, [...path, key]))
    : [];
}
