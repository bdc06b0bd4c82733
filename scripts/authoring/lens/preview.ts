import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { repositoryOf } from '../../../schema/code-host.ts';
import { locales } from '../../../schema/languages.ts';
import {
  dataScriptAddress,
  type LensData,
  pageDataAddress,
  previewLensAddress,
  wordsDataAddress,
} from '../../../schema/lens.ts';
import { codeHostOf } from '../../check/index.ts';
import { readGraph } from '../../content/graph.ts';
import { loadSite } from '../../content/site.ts';
import { root } from '../../setup/root.ts';
import { htmlFileOf, screensOf } from '../../site/prerender/pages.ts';
import { fileData, wordsData } from './data.ts';
import { lensInput } from './input.ts';

/**
 * Turns a built site into a preview: adds the lens data of each page and language, with links to the web editor of the
 * code host. Pages also open as files, without a server (`src/features/lens/preview.ts`), and are also written as the
 * `index.html` of a folder, since simple static servers do not resolve URLs without an extension.
 */
export async function writePreview(contentDir: string, outDir: string): Promise<void> {
  const input = lensInput(readGraph(contentDir), codeHostOf(repositoryOf(loadSite()), process.env));
  const write = (address: string, data: LensData): void => {
    const file = join(outDir, dataScriptAddress(address));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `(globalThis.lensData ??= {})[${JSON.stringify(address)}] = ${JSON.stringify(data)};\n`,
    );
  };
  for (const locale of locales) {
    write(wordsDataAddress(locale), wordsData(locale, input));
    for (const page of input.graph.pages.values()) {
      write(pageDataAddress(page.key, locale), fileData(`${locale}/${page.key}.mdx`, input));
    }
  }
  for (const path of screensOf(input.graph).flatMap(({ addresses }) => addresses)) {
    const file = join(outDir, htmlFileOf(path));
    const document = readFileSync(file, 'utf8');
    writeFileSync(file, withLens(document, htmlFileOf(path)));
    if (path === '/') continue;
    mkdirSync(join(outDir, path), { recursive: true });
    const index = join(path, 'index.html').slice(1);
    writeFileSync(join(outDir, index), withLens(document, index));
  }
  await buildFileLens(outDir);
}

/**
 * Adds the lens to a document, and hides the document from search engines.
 * @param file path of the document, relative to the site folder
 */
function withLens(document: string, file: string): string {
  const toRoot = '../'.repeat(file.split('/').length - 1) || './';
  return document
    .replace('</head>', () => '<meta name="robots" content="noindex">\n</head>')
    .replace('</body>', () => `<script src="${toRoot}${previewLensAddress.slice(1)}"></script>\n</body>`);
}

/** Builds the lens as a classic script: unlike a module, browsers run it from a file, too. */
async function buildFileLens(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: join(root, 'src/features/lens/preview.ts'),
        formats: ['iife'],
        name: 'lensOfFiles',
        fileName: () => previewLensAddress.slice(1),
      },
    },
  });
}
