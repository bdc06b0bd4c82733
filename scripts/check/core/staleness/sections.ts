import type { Root, RootContent } from 'mdast';
import { headingsOf, markdownOf } from '../mdx/headings.ts';

/** A part of a body: what is before the first heading, or a heading with what follows it. */
export interface Section {
  id: string;
  /** The heading as it is written: “## Which plan fits”; empty before the first one. */
  heading: string;
  nodes: RootContent[];
}

/** The sections of a body. A heading without an id of its own, which is a finding, belongs to the section before it. */
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
