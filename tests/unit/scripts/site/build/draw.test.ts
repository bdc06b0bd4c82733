import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draw } from '../../../../../scripts/site/build/draw.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'draw-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const paths = Array.from({ length: 50 }, (_, index) => `/page-${index}`);

/** Draws all paths with a thread that does this for each of them. */
async function drawn(answer: string): Promise<unknown[]> {
  const bundle = join(folder, 'thread.mjs');
  writeFileSync(
    bundle,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', async (path) => { ${answer} });`,
  );
  const screens: unknown[] = [];
  for await (const drawn of draw(bundle, paths)) screens.push(drawn);
  return screens;
}

test('every path comes with its screen, in the order of the paths', async () => {
  expect(await drawn('parentPort.postMessage({ html: path });')).toEqual(
    paths.map((path) => [path, { html: path }]),
  );
});

test('what a component throws ends the drawing', async () => {
  await expect(drawn("throw new TypeError('no such picture');")).rejects.toThrow('no such picture');
});

test('a thread that ends too early is not waited for', async () => {
  const answer = "if (path === '/page-3') process.exit(); else parentPort.postMessage({ html: path });";
  await expect(drawn(answer)).rejects.toThrow('ended before /page-');
});
