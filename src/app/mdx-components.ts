import { LinkedHeading } from '../blocks/parts/LinkedHeading.tsx';
import { Section } from '../blocks/parts/Section.tsx';
import { TableScroller } from '../blocks/parts/TableScroller.tsx';
import { ContentLink } from '../site/Link.tsx';

/** Replacements for Markdown elements. MDX files import the blocks that they use (scripts/site/mdx/blocks.ts). */
export const mdxComponents = { a: ContentLink, section: Section, table: TableScroller };

/** The same for long text, whose headings have links to copy. */
export const longTextComponents = { ...mdxComponents, h2: LinkedHeading };
