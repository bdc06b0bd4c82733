import { parse as parseTolerantly } from 'jsonc-parser';
import { headingsOf } from '../mdx/headings.ts';
import { oncePerObject } from '../once-per-object.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { frontmatter, readFrontmatter } from '../parsing/frontmatter.ts';
import { asContent, isContent } from '../translation.ts';
import { isPage, sectionName } from './parts.ts';
import { bare, wordsOf } from './words.ts';

/** A part of a version of a file, found without parsing the whole: there are many versions. */
export interface PlainPart {
  name: string;
  /** Where the heading of a section starts in its file. */
  start?: number;
  text: string;
}

/** The words of a part, which is compared with those of many versions. */
export const wordsIn = oncePerObject(({ text }: PlainPart): string => wordsOf(text));

/** The fields and sections of a page, or the texts of a JSON file. What cannot be read has none. */
export const plainParts = (text: string, isOfPage: boolean): PlainPart[] =>
  isOfPage ? [...fields(text), ...sections(text)] : texts(text);

/** The parts of a file, with the names that findings call them by; plural forms share one. */
export function namedParts(file: ParsedFile): Map<PlainPart, string> {
  const { text, body } = file;
  const ids = new Map(
    (body ? headingsOf(body) : []).map(({ node, id }) => [node.position?.start.offset, id]),
  );
  const parts = plainParts(text, isPage(file)).flatMap((part): [PlainPart, string][] => {
    const { name, start } = part;
    if (!isPage(file)) return [[part, name.replace(pluralForm, '')]];
    if (start === undefined) return [[part, name || sectionName('')]];
    const id = ids.get(start);
    return id ? [[part, sectionName(id)]] : [];
  });
  return new Map(parts);
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

function fields(text: string): PlainPart[] {
  const { data } = readFrontmatter(text);
  return Object.entries(asContent(data?.value)).flatMap(([name, text]) =>
    typeof text === 'string' ? { name, text } : [],
  );
}

function sections(text: string): PlainPart[] {
  const body = text.replace(frontmatter, asSpaces);
  const headings = body.replace(blocksOfCode, asSpaces).matchAll(/(?<=^ {0,3})#{1,6}[ \t]/gm);
  const starts = [...headings].map(({ index }) => index);
  const found = starts.map((start, index): PlainPart => {
    const text = body.slice(start, starts[index + 1]).trim();
    return { name: bare(text.split('\n', 1)[0] ?? ''), start, text };
  });
  const intro = body.slice(0, starts[0]).trim();
  return intro === '' ? found : [{ name: '', text: intro }, ...found];
}

const blocksOfCode = /^[ \t]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t]*\1[`~]*[ \t\r]*$|$(?![\s\S]))/gm;

const asSpaces = (text: string): string => ' '.repeat(text.length);

function texts(text: string): PlainPart[] {
  // Some version may have been broken, and most of its texts can be read nevertheless.
  for (const parse of [JSON.parse, parseTolerantly]) {
    try {
      return leaves(parse(text), []);
    } catch {}
  }
  return [];
}

function leaves(value: unknown, path: readonly string[]): PlainPart[] {
  if (typeof value === 'string') return value === '' ? [] : [{ name: path.join('.'), text: value }];
  return isContent(value)
    ? Object.entries(value).flatMap(([key, entry]) => leaves(entry, [...path, key]))
    : [];
}
