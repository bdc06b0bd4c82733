import type { Plugin } from 'vite';
import { compiler } from '../mdx/compile.ts';
import { keptTexts } from '../mdx/kept-texts.ts';

/**
 * Vite plugin: compiles the texts of the content; later builds get the same code as long as neither the text nor what
 * compiles it has changed.
 *
 * @param folder where compiled texts are kept; that of the project by default
 * @param compile what compiles a text; as the content is by default
 */
export function mdx(folder?: string, compile = compiler()): Plugin {
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
