import type { HtmlTagDescriptor, Plugin } from 'vite';
import { lensAddress } from '../../../schema/lens.ts';
import { root } from '../../content/root.ts';

/** The module that the lens starts by. */
const lensEntry = 'src/features/lens/lens.tsx';

const script: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { type: 'module', src: `/${lensEntry}` },
  injectTo: 'body',
};

/**
 * Vite plugin: the translator's lens while editing. Adds its script to the document, answers what it asks for, and
 * opens places of content files in the editor. It does not take part in any build.
 */
export function lens(contentDir: string): Plugin {
  let forget = (): void => undefined;
  return {
    name: 'hulma:lens',
    apply: 'serve',
    transformIndexHtml: { order: 'pre', handler: () => [script] },
    hotUpdate({ file }) {
      if (file.startsWith(`${contentDir}/`)) forget();
    },
    async configureServer(server) {
      // With all of the check, which a build shall not wait for.
      const { lensServer } = await import('./server.ts');
      const asked = lensServer(`${root}/`, contentDir);
      forget = asked.forget;
      server.middlewares.use(asked.answer);
    },
  };
}

/** Vite plugin: makes a file of the lens beside the site, for previews (`preview.ts`). */
export function previewLens(): Plugin {
  return {
    name: 'hulma:lens',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `${root}/${lensEntry}`, fileName: lensAddress.slice(1) });
    },
  };
}
