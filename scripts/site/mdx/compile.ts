import mdx, { type Options } from '@mdx-js/rollup';
import type { Processor } from 'unified';
import { treeOf } from '../../check/core/index.ts';
import type { ContentSource } from '../../content/source.ts';
import { rehypeBelow } from './below.ts';
import { rehypeBlocks } from './blocks.ts';
import { remarkHeadingIds } from './heading-ids.ts';
import { rehypePhrases } from './phrases.ts';
import { rehypeSections } from './sections.ts';
import { remarkTodo } from './todo.ts';

/** Vite plugin: `@mdx-js/rollup`, with a cache so that each file is compiled once for both environments of a build. */
export function compileMdx(source: ContentSource) {
  const { transform, ...plugin } = mdx(mdxOptions(source));
  const compiled = new Map<string, { text: string; result: ReturnType<typeof transform> }>();
  return {
    ...plugin,
    enforce: 'pre' as const,
    transform(text: string, id: string) {
      const known = compiled.get(id);
      if (known?.text === text) return known.result;
      const result = transform(text, id);
      compiled.set(id, { text, result });
      return result;
    },
  };
}

/** Content is validated before it is compiled (scripts/content/source.ts). */
const mdxOptions = (source: ContentSource): Options => ({
  remarkPlugins: [[remarkContent, source], remarkHeadingIds, remarkTodo],
  rehypePlugins: [rehypePhrases, rehypeSections, rehypeBelow, rehypeBlocks],
  // Alignment as an attribute: inline styles would need a looser content security policy.
  tableCellAlignToStyle: false,
});

/**
 * remark plugin: parses files as the check does, and reuses the syntax trees in the graph. Since compiling is mostly
 * parsing, a build of 1,000 pages takes a seventh less time (`npm run bench -- build`).
 */
function remarkContent(this: Processor, source: ContentSource): void {
  this.parser = (text, { path }) => {
    const known = source.pageFile(path);
    return known?.text === text && known.body ? structuredClone(known.body) : treeOf(text);
  };
}
