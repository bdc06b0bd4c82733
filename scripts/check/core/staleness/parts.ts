import type { Root, RootContent } from 'mdast';
import type { z } from 'zod';
import { dotted } from '../explain.ts';
import { isPage } from '../files.ts';
import { grouped } from '../grouped.ts';
import { headingsOf, markdownOf } from '../mdx/headings.ts';
import { memoize } from '../memoize.ts';
import type { SourceFile } from '../pairs.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { type Place, startOfFile } from '../parsing/located.ts';
import { type Text, textsIn } from '../texts.ts';

/** A part of a file whose changes are tracked on their own. */
export interface Part {
  /**
   * In a page: a frontmatter field (`hero`), `text` for what precedes the first heading, `text/ID` for a section.
   * In a namespace: the key of a string (`footer.rights`), for a plural without its form.
   */
  name: string;
  /** How messages name it, with the key or heading that its file has. */
  title: string;
  readonly place: Place;
  /** What it consists of: the strings of a field by path, or the Markdown of a section under an empty path. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Returns the parts of a file in their order; what cannot be read is left out. */
export const partsIn = memoize((file: ParsedFile, schema: z.ZodType): readonly Part[] => {
  const groups = grouped(textsIn(file, schema), (text) => partOf(text, isPage(file)));
  const fields = [...groups].map(([name, texts]): Part => {
    const path = texts[0].path.slice(0, isPage(file) ? 1 : undefined);
    return {
      name,
      title: `“${name}”`,
      texts: new Map(texts.map(({ path, value }) => [dotted(path), value])),
      get place() {
        return file.data?.locate(path, 'key') ?? startOfFile;
      },
    };
  });
  const sections = (file.body ? sectionsOf(file.body) : []).map(({ id, heading, nodes }): Part => {
    const start = nodes[0]?.position?.start;
    return {
      name: sectionName(id),
      title: id ? `the section “${heading}”` : 'the text before the first heading',
      texts: new Map([['', file.text.slice(start?.offset, nodes.at(-1)?.position?.end.offset)]]),
      place: start ?? startOfFile,
    };
  });
  return [...fields, ...sections];
});

/** Returns the parts of an English file, which all its translations are compared with. */
export const partsOf = ({ source, schema }: SourceFile): readonly Part[] => partsIn(source, schema);

/**
 * Returns the part that a string belongs to: in a page, its top-level frontmatter field; in a namespace, the string
 * itself. Entries of a list belong to the list, forms of a plural to the key without the form.
 */
export function partOf({ path, form }: Text, isOfPage: boolean): string {
  if (isOfPage && path.length > 1) return String(path[0]);
  if (typeof path.at(-1) === 'number') return dotted(path.slice(0, -1));
  return form === undefined ? dotted(path) : dotted(path).slice(0, -form.length - 1);
}

/** Returns the name of a section as a part. */
export const sectionName = (id: string): string => (id ? `text/${id}` : 'text');

/** A part of a body: what precedes the first heading, or a heading with what follows it. */
export interface Section {
  id: string;
  /** The heading as Markdown: “## Which plan fits”; empty before the first one. */
  heading: string;
  nodes: RootContent[];
}

/** Returns the sections of a body. A heading without a unique id, which is a finding, belongs to the one before it. */
export function sectionsOf(body: Root): Section[] {
  const headings = new Map(headingsOf(body).map((heading) => [heading.node as RootContent, heading]));
  const sections: Section[] = [{ id: '', heading: '', nodes: [] }];
  for (const node of body.children) {
    if (node.type === 'yaml') continue;
    const heading = headings.get(node);
    if (heading?.id && sections.every(({ id }) => id !== heading.id)) {
      sections.push({ id: heading.id, heading: markdownOf(heading), nodes: [] });
    }
    sections.at(-1)?.nodes.push(node);
  }
  return sections.filter(({ nodes }) => nodes.length > 0);
}
