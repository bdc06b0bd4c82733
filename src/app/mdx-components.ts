import { LinkedHeading } from '../blocks/parts/LinkedHeading.tsx';
import { Section } from '../blocks/parts/Section.tsx';
import { TableScroller } from '../blocks/parts/TableScroller.tsx';
import { ContentLink } from '../site/Link.tsx';

/**
 * What renders the elements of Markdown that the browser does not render by itself. Blocks are imported by the texts
 * that name them (scripts/site/mdx/blocks.ts).
 */
export const mdxComponents = { a: ContentLink, section: Section, table: TableScroller };

/** The same for screens to read, whose parts are linked to. */
export const longTextComponents = { ...mdxComponents, h2: LinkedHeading };
