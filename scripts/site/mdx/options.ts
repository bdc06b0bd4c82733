import type { Options } from '@mdx-js/rollup';
import { contentSyntax, remarkComments, remarkHeadingIds } from '../../check/core/index.ts';
import { rehypeBelow } from './below.ts';
import { rehypeBlocks } from './blocks.ts';
import { rehypePhrases } from './phrases.ts';
import { rehypeSections } from './sections.ts';
import { remarkTodo } from './todo.ts';

/**
 * Options for compiling content with `@mdx-js/rollup`. Content is validated before (scripts/content/validate.ts), with
 * the same syntax as in the check.
 */
export const mdxOptions: Options = {
  remarkPlugins: [...contentSyntax, remarkComments, remarkHeadingIds, remarkTodo],
  rehypePlugins: [rehypePhrases, rehypeSections, rehypeBelow, rehypeBlocks],
  // Alignment as an attribute: inline styles would need a looser content security policy.
  tableCellAlignToStyle: false,
};
