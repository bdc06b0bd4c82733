import type { Options } from '@mdx-js/rollup';
import type { ContentSource } from '../../content/source.ts';
import { rehypeBelow } from './below.ts';
import { rehypeBlocks } from './blocks.ts';
import { remarkContent } from './content.ts';
import { remarkHeadingIds } from './heading-ids.ts';
import { rehypePhrases } from './phrases.ts';
import { rehypeSections } from './sections.ts';
import { remarkTodo } from './todo.ts';

/** Options for compiling content with `@mdx-js/rollup`. Content is validated before (scripts/content/source.ts). */
export const mdxOptions = (source: ContentSource): Options => ({
  remarkPlugins: [[remarkContent, source], remarkHeadingIds, remarkTodo],
  rehypePlugins: [rehypePhrases, rehypeSections, rehypeBelow, rehypeBlocks],
  // Alignment as an attribute: inline styles would need a looser content security policy.
  tableCellAlignToStyle: false,
});
