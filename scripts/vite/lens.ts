import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { isLocale } from '../../schema/languages.ts';
import {
  type LensData,
  lensAddress,
  openAddress,
  pageDataAddress,
  wordsDataAddress,
} from '../../schema/lens.ts';
import { checkVersion } from '../check/check-version.ts';
import { memoInMemory, openMemo } from '../check/memo.ts';
import { listContent } from '../content/files.ts';
import { type LensInput, pageData, wordsData } from '../lens/data.ts';
import { lensInput } from '../lens/input.ts';
import { openingOf } from '../lens/opening.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The module that the lens starts by. */
const lensEntry = 'src/lens/lens.tsx';

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
  // What the check has found out before need not be found out again.
  const memo = memoInMemory(openMemo(`${root}.cache/check.json`, checkVersion(root)));
  let input: LensInput | undefined;
  const current = (): LensInput => {
    input ??= lensInput(contentDir, undefined, memo);
    return input;
  };
  return {
    name: 'hulma:lens',
    apply: 'serve',
    transformIndexHtml: { order: 'pre', handler: () => [script] },
    hotUpdate({ file }) {
      if (file.startsWith(`${contentDir}/`)) input = undefined;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === openAddress) {
          const asked = openingOf(request, searchParams, listContent(contentDir));
          if ('target' in asked) request.url = `/__open-in-editor?file=${encodeURIComponent(asked.target)}`;
          else response.writeHead(asked.status).end(asked.reason);
          return 'target' in asked ? next() : undefined;
        }
        const address = decodeURI(pathname);
        const data = address.startsWith('/lens/') ? dataAt(address, current) : undefined;
        if (!data) return next();
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(JSON.stringify(data));
      });
    },
  };
}

/** Vite plugin: makes a file of the lens beside the site, for previews (`scripts/build/preview.ts`). */
export function previewLens(): Plugin {
  return {
    name: 'hulma:lens',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `${root}${lensEntry}`, fileName: lensAddress.slice(1) });
    },
  };
}

function dataAt(address: string, current: () => LensInput): LensData | undefined {
  const locale = address.split(/[/.]/)[2];
  if (!isLocale(locale)) return undefined;
  const input = current();
  if (address === wordsDataAddress(locale)) return wordsData(locale, input);
  for (const page of input.graph.pages.values()) {
    if (address === pageDataAddress(page.key, locale)) return pageData(page, locale, input);
  }
  return undefined;
}
