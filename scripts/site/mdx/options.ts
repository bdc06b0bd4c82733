import type { Options } from '@mdx-js/rollup';
import { contentSyntax, remarkComments, remarkHeadingIds } from '../../check/core/index.ts';
import { rehypeBelow } from './below.ts';
import { rehypeBlocks } from './blocks.ts';
import { rehypePhrases } from './phrases.ts';
import { rehypeSections } from './sections.ts';
import { remarkTodo } from './todo.ts';

/**
 * How `@mdx-js/rollup` compiles the texts of the content. What content may hold has been validated before
 * (scripts/content/validate.ts); the syntax is the one the check reads.
 */
export const mdxOptions: Options = {
  remarkPlugins: [...contentSyntax, remarkComments, remarkHeadingIds, remarkTodo],
  rehypePlugins: [rehypePhrases, rehypeSections, rehypeBelow, rehypeBlocks],
  // Alignment as an attribute: style attributes would need a looser content security policy.
  tableCellAlignToStyle: false,
};
