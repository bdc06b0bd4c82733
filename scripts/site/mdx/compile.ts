import rollupMdx, { type Options } from '@mdx-js/rollup';
import type { Processor } from 'unified';
import { remarkHeadingIds } from '../../content/mdx/headings.ts';
import { treeOf } from '../../content/mdx/parse.ts';
import { recmaBody, rehypeBody } from './body.ts';
import { rehypePhrases } from './phrases.ts';
import { rehypeBelow, rehypeSections, rehypeTables } from './plugins.ts';
import { remarkTodo } from './todo.ts';

/** Compiles the text of an MDX file to a module that has it as data. */
export type Compile = (text: string, file: string) => Promise<string>;

/** The compiler of the content: `@mdx-js/rollup` as the site uses it, the same for every build. */
export function compiler(): Compile {
  const { transform } = rollupMdx({
    // The texts map to no lines of a script that anybody looks for.
    SourceMapGenerator: undefined,
    remarkPlugins: [contentParser, remarkHeadingIds, remarkTodo],
    rehypePlugins: [rehypePhrases, rehypeSections, rehypeTables, rehypeBelow, rehypeBody],
    recmaPlugins: [recmaBody],
  } as Options) as unknown as { transform: (text: string, file: string) => Promise<{ code: string }> };
  return async (text, file) => (await transform(text, file)).code;
}

/** remark plugin: reads texts as the check does. */
function contentParser(this: Processor): void {
  this.parser = treeOf;
}
