import { createHash } from 'node:crypto';
import type { RootContent } from 'mdast';
import type { z } from 'zod';
import { dotted } from '../explain.ts';
import type { ParsedFile } from '../graph.ts';
import { grouped } from '../grouped.ts';
import { type Place, startOfFile } from '../located.ts';
import { oncePerFile } from '../once-per-file.ts';
import type { SourceFile } from '../pairs.ts';
import { type Text, textsIn } from '../texts.ts';
import { normalized } from './normalize.ts';
import { sectionsOf } from './sections.ts';
import { structureOf } from './structure.ts';

/** A part of a text whose changes a translation follows by itself. */
export interface Part {
  /**
   * A page: a field of the frontmatter (`hero`), `text` for what is before the first heading, `text/ID` for a section.
   * A namespace: the key of a text (`footer.rights`), for a plural without its form.
   */
  name: string;
  /** How its file calls it. */
  title: string;
  readonly place: Place;
  /** SHA-256 of what it says (`normalized()`, `structureOf()`), hexadecimal. */
  readonly fingerprint: string;
  /** What it consists of: the texts of a field, or the blocks of a section. */
  texts: readonly Text[];
  nodes: readonly RootContent[];
}

/** What parts are read from: a file, or an older version of it. */
export type Readable = Pick<ParsedFile, 'data' | 'body' | 'extension'>;

/** The parts of a file in its order; what cannot be read is left out. */
export const partsIn = oncePerFile((schema, file: Readable): readonly Part[] => {
  const groups = grouped(textsIn(schema, file), (text) => partOf(text, isPage(file)));
  const fields = [...groups].map(([name, texts]): Part => {
    const path = texts[0]?.path.slice(0, isPage(file) ? 1 : undefined) ?? [];
    return {
      name,
      title: `“${name}”`,
      texts,
      nodes: [],
      get place() {
        return file.data?.locate(path, 'key') ?? startOfFile;
      },
      get fingerprint() {
        return digest(factsOf(texts));
      },
    };
  });
  const sections = (file.body ? sectionsOf(file.body) : []).map(
    ({ id, heading, nodes }): Part => ({
      name: sectionName(id),
      title: id ? `the section “${heading}”` : 'the text before the first heading',
      texts: [],
      nodes,
      place: nodes[0]?.position?.start ?? startOfFile,
      get fingerprint() {
        return digest(structureOf(nodes));
      },
    }),
  );
  return [...fields, ...sections];
});

/** The parts of an English file, which all its translations are compared with. */
export const partsOf = ({ source, schema }: SourceFile): readonly Part[] => partsIn(schema, source);

/**
 * The part that a text of a file belongs to: of a page a field of its frontmatter, of a namespace the text itself, of a
 * list as a whole, and of a plural without its form.
 */
export function partOf({ path, form }: Text, isOfPage: boolean): string {
  if (isOfPage && path.length > 1) return String(path[0]);
  if (typeof path.at(-1) === 'number') return dotted(path.slice(0, -1));
  return form === undefined ? dotted(path) : dotted(path).slice(0, -form.length - 1);
}

/** The name of a section as a part. */
export const sectionName = (id: string): string => (id ? `text/${id}` : 'text');

/** The order of fields is free, that of a list is part of each path. */
const factsOf = (texts: readonly Text[]): [path: string, text: string][] =>
  texts
    .map(({ path, value }): [string, string] => [JSON.stringify(path), normalized(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1));

const digest = (facts: unknown): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex');

/** What a part of a file says, for people: the texts of a field by path, or a section as written, under an empty name. */
export function partTexts(
  schema: z.ZodType,
  file: Readable & Pick<ParsedFile, 'text'>,
  part: string,
): Map<string, string> {
  const { texts = [], nodes = [] } = partsIn(schema, file).find(({ name }) => name === part) ?? {};
  const from = nodes[0]?.position?.start.offset;
  const to = nodes.at(-1)?.position?.end.offset;
  const section = from === undefined ? [] : [['', file.text.slice(from, to)] as const];
  return new Map([...texts.map(({ path, value }) => [dotted(path), value] as const), ...section]);
}

/** Whether a file is a page; otherwise it is a namespace. */
export const isPage = ({ extension }: Pick<ParsedFile, 'extension'>): boolean => extension === '.mdx';
