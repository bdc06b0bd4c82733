/**
 * Serves another site for the browser tests, built on first use: `development`, where React reports every hydration
 * mismatch, or `fallback`, with pages in English and Dutch only.
 */
import { cpSync, rmSync } from 'node:fs';
import http from 'node:http';
import { resolve } from 'node:path';
import { type BuildOptions, build } from '../../scripts/setup/vite.ts';
import { listen } from '../../scripts/site/serve/listen.ts';
import { siteHandler } from '../../scripts/site/serve/server.ts';

const folder = resolve(`.cache/browser-tests/${process.argv[2]}`);
const outDir = `${folder}/site`;
const contentDir = `${folder}/content`;

function options(): BuildOptions {
  if (process.argv[2] === 'development') return { outDir, mode: 'development' };
  // The other languages keep their interface words.
  const isKept = (path: string) => !/^content.(?!en|nl).*\.mdx$/.test(path);
  rmSync(contentDir, { recursive: true, force: true });
  cpSync('content', contentDir, { recursive: true, filter: isKept });
  return { outDir, contentDir };
}

let built: ReturnType<typeof build> | undefined;
const answer = siteHandler(outDir);
const server = http.createServer(async (request, response) => {
  built ??= build(options());
  await built;
  answer(request, response);
});
console.log(`The site is served at ${await listen(server, 0)}`);
