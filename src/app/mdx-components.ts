import { Section } from '../blocks/parts/Section.tsx';
import { TableScroller } from '../blocks/parts/TableScroller.tsx';
import { ContentLink } from '../site/Link.tsx';

/**
 * What renders the elements of Markdown that the browser does not render by itself; the provider of the compiled texts
 * (`providerImportSource` in scripts/site/mdx/options.ts). Blocks are imported by the texts that name them.
 */
export const useMDXComponents = () => ({ a: ContentLink, section: Section, table: TableScroller });
