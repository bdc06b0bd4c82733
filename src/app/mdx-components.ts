import { LinkedHeading } from '../blocks/parts/LinkedHeading.tsx';
import { Section } from '../blocks/parts/Section.tsx';
import { TableScroller } from '../blocks/parts/TableScroller.tsx';
import { ContentLink } from '../site/Link.tsx';

/** Replacements for Markdown elements. Blocks are imported by the texts that use them (scripts/site/mdx/blocks.ts). */
export const mdxComponents = { a: ContentLink, section: Section, table: TableScroller };

/** The same for long texts, whose headings can be linked to. */
export const longTextComponents = { ...mdxComponents, h2: LinkedHeading };
