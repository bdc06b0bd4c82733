import type { Plugin } from 'vite';
import type { Compile } from './mdx/compile.ts';
import { keptTexts } from './mdx/kept-texts.ts';

/**
 * Vite plugin: compiles the texts of the content; later builds get the same code as long as neither the text nor what
 * compiles it has changed.
 *
 * @param folder where compiled texts are kept; that of the project by default
 * @param compile what compiles a text; as the content is by default
 */
export function mdx(folder?: string, compile = lateCompiler()): Plugin {
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

/** The compiler of the content, which is loaded when a text has to be compiled: most builds need none. */
function lateCompiler(): Compile {
  let loaded: Promise<Compile> | undefined;
  return async (text, file) => {
    loaded ??= import('./mdx/compile.ts').then(({ compiler }) => compiler());
    const compile = await loaded;
    return compile(text, file);
  };
}
