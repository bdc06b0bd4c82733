import type { Root } from 'mdast';
import type { Plugin } from 'vite';
import { compiler } from '../mdx/compile.ts';
import { keptTexts } from '../mdx/kept-texts.ts';

/**
 * Vite plugin: compiles the texts of the content; later builds get the same code as long as neither the text nor what
 * compiles it has changed.
 *
 * @param treeOf the tree of a file, where its text was parsed by the same syntax before
 * @param folder where compiled texts are kept; that of the project by default
 */
export function mdx(treeOf: (file: string, text: string) => Root | undefined, folder?: string): Plugin {
  const compile = compiler(treeOf);
  const kept = keptTexts(folder);
  return {
    name: 'hulma:mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(text: string, id: string) {
        const before = kept.get(text);
        if (before !== undefined) return { code: before, map: null };
        const code = await compile(text, id);
        kept.set(text, code);
        return { code, map: null };
      },
    },
  };
}
