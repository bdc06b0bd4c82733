import rollupMdx, { type Options } from '@mdx-js/rollup';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { remarkHeadingIds } from './headings.ts';
import { rehypePhrases } from './phrases.ts';
import { rehypeBelow, rehypeComponentImports, rehypeSections, rehypeTables } from './plugins.ts';
import { contentSyntax } from './syntax.ts';
import { remarkTodo } from './todo.ts';

/** Compiles the text of an MDX file to a module that draws it. */
type Compile = (text: string, file: string) => Promise<string>;

/**
 * The compiler of the content: `@mdx-js/rollup` as the site uses it, the same for every build.
 *
 * @param treeOf the tree of a file, where its text was parsed by the same syntax before
 */
export function compiler(treeOf: (file: string, text: string) => Root | undefined): Compile {
  function parsedBefore(this: Processor): void {
    const { parser } = this;
    this.parser = (text, file) => {
      const known = treeOf(file.path ?? '', text);
      // A copy: what compiles it changes it.
      return known ? structuredClone(known) : (parser?.(text, file) as Root);
    };
  }
  const { transform } = rollupMdx({
    // The texts map to no lines of a script that anybody looks for.
    SourceMapGenerator: undefined,
    remarkPlugins: [...contentSyntax, parsedBefore, remarkHeadingIds, remarkTodo],
    rehypePlugins: [rehypePhrases, rehypeSections, rehypeTables, rehypeComponentImports, rehypeBelow],
    // Alignment as an attribute: style attributes would need a looser content security policy.
    tableCellAlignToStyle: false,
  } as Options) as unknown as { transform: (text: string, file: string) => Promise<{ code: string }> };
  return async (text, file) => (await transform(text, file)).code;
}
