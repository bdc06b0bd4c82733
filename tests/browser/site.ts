/**
 * Builds on first use, and serves, another site for the browser tests: `development`, whose React reports every
 * hydration mismatch; `fallback`, with pages in English and Dutch only; `pseudo`, with pseudo-languages.
 */
import { cpSync, rmSync } from 'node:fs';
import http from 'node:http';
import { resolve } from 'node:path';
import { readGraph } from '../../scripts/content/graph.ts';
import { type BuildOptions, build } from '../../scripts/site/run-build.ts';
import { listen } from '../../scripts/site/serve/listen.ts';
import { createServer } from '../../scripts/site/serve/server.ts';
import { writePseudoContent } from '../pseudo/pseudo-content.ts';

const folder = resolve(`.cache/browser-tests/${process.argv[2]}`);
const outDir = `${folder}/site`;
const contentDir = `${folder}/content`;

/** Copies the content without the pages of some languages, which keep their interface words. */
function copyContent(isLeftOut: RegExp): void {
  rmSync(contentDir, { recursive: true, force: true });
  const filter = (path: string) => !(path.endsWith('.mdx') && isLeftOut.test(path));
  cpSync('content', contentDir, { recursive: true, filter });
}

const sites: { [name: string]: () => BuildOptions } = {
  development: () => ({ outDir, mode: 'development' }),
  fallback: () => {
    copyContent(/^content.(?!en|nl)/);
    return { outDir, contentDir };
  },
  pseudo: () => {
    copyContent(/^content.de/);
    const graph = readGraph(resolve('content'));
    // Each takes the prefix, direction and plural forms of the language it replaces.
    writePseudoContent(graph, contentDir, 'nl', 'ltr');
    writePseudoContent(graph, contentDir, 'ar', 'rtl');
    writePseudoContent(graph, contentDir, 'de', 'ltr');
    for (const key of graph.pages.keys()) rmSync(`${contentDir}/de/${key}.mdx`);
    return { outDir, contentDir };
  },
};

async function site(): Promise<http.Server> {
  const options = sites[process.argv[2] ?? '']?.();
  if (!options) throw new Error(`The sites are: ${Object.keys(sites).join(', ')}.`);
  await build(options);
  return createServer(outDir);
}

let built: Promise<http.Server> | undefined;
const server = http.createServer(async (request, response) => {
  built ??= site();
  (await built).emit('request', request, response);
});
console.log(`The site is served at ${await listen(server, 0)}`);
