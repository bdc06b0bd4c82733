import { createHash } from 'node:crypto';
import type { RootContent } from 'mdast';
import type { z } from 'zod';
import { dotted } from '../explain.ts';
import type { ParsedFile } from '../graph.ts';
import { grouped } from '../grouped.ts';
import { oncePerFile } from '../once-per-file.ts';
import type { Pair, SourceFile } from '../pairs.ts';
import { type Text, textsIn } from '../texts.ts';
import { normalized } from './normalize.ts';
import { sectionsOf } from './sections.ts';
import { structureOf } from './structure.ts';

/** A part of an English text whose changes a translation follows by itself. */
export interface Part {
  /**
   * A page: a field of the frontmatter (`hero`), `text` for what is before the first heading, `text/ID` for a section.
   * A namespace: the key of a text (`footer.rights`), for a plural without its form.
   */
  name: string;
  title: string;
  /** SHA-256 of what it says (`normalized()`, `structureOf()`), hexadecimal. */
  fingerprint: string;
}

/** What parts are read from: a file, or an older version of it. */
export type Readable = Pick<ParsedFile, 'data' | 'body' | 'extension'>;

/** What a part consists of: the texts of a field, or the blocks of a section. */
interface PartContent extends Omit<Part, 'fingerprint'> {
  texts: readonly Text[];
  nodes: readonly RootContent[];
}

/** The parts of a file in its order, with what they consist of. What cannot be read is left out. */
export function contentsOf(schema: z.ZodType, file: Readable): PartContent[] {
  const groups = grouped(textsIn(schema, file), (text) => partOf(text, isPage(file)));
  const sections = file.body ? sectionsOf(file.body) : [];
  return [
    ...[...groups].map(([name, texts]) => ({ name, title: `“${name}”`, texts, nodes: [] })),
    ...sections.map(({ id, heading, nodes }) => {
      const title = id ? `the section “${heading}”` : 'the text before the first heading';
      return { name: sectionName(id), title, texts: [], nodes };
    }),
  ];
}

/** The parts of an English file, in its order. */
export const partsIn = (schema: z.ZodType, file: Readable): Part[] =>
  contentsOf(schema, file).map(({ name, title, texts, nodes }) => {
    const fingerprint = texts.length > 0 ? ofTexts(texts) : digest(structureOf(nodes));
    return { name, title, fingerprint };
  });

/** The part that a text of a file belongs to: of a page a field of its frontmatter, of a namespace the text itself. */
export function partOf(text: Text, isOfPage: boolean): string {
  return isOfPage && text.path.length > 1 ? String(text.path[0]) : keyOf(text);
}

/** The key of a text: of a list as a whole, of a plural without its form. */
function keyOf({ path, form }: Text): string {
  const last = path.at(-1);
  const parent = path.slice(0, -1);
  if (typeof last === 'number') return dotted(parent);
  return dotted(form === undefined ? path : [...parent, String(last).slice(0, -form.length - 1)]);
}

/** The name of a section as a part. */
export const sectionName = (id: string): string => (id ? `text/${id}` : 'text');

/** How a message calls a part that English does not have any more, so that its name is all that is known. */
export function goneTitle(name: string): string {
  if (name === 'text') return 'a text before the first heading';
  return name.startsWith('text/') ? `the section [#${name.slice('text/'.length)}]` : `“${name}”`;
}

/** The order of fields is free, that of a list is part of each path. */
function ofTexts(texts: readonly Text[]): string {
  const facts = texts.map(({ path, value }): [string, string] => [JSON.stringify(path), normalized(value)]);
  return digest(facts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const digest = (facts: unknown): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex');

/** The parts of an English file, which all its translations are compared with; computed once. */
export const partsOf = ({ source, schema }: SourceFile): Part[] => readParts(schema, source);

const readParts = oncePerFile(partsIn);

/** Whether a file is a page; otherwise it is a namespace. */
export const isPage = ({ extension }: Pick<ParsedFile, 'extension'>): boolean => extension === '.mdx';

/** Whether all files of a pair can be read; that one cannot is a finding by itself. */
export const isReadable = ({ source, translation, record }: Pair): boolean =>
  [source, translation, record].every((file) => !file || file.problems.length === 0);
