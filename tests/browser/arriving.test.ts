import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { locales } from '../../schema/languages.ts';
import { localizedPath, pathOf } from '../../schema/page-key.ts';
import { readGraph } from '../../scripts/content/graph.ts';
import { root } from '../../scripts/content/root.ts';
import { listen } from '../../scripts/site/serve/listen.ts';
import { browserForTests } from './browser.ts';
import { shifts } from './shifts.ts';

const open = browserForTests();
const keys = [...readGraph(`${root}/content`).pages.keys()];

/** A server of the site whose documents arrive as over a slow connection, and stop after `bytes` of the body. */
let slow: Server;
let address: string;
let bytes = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  slow = createServer(async (request, response) => {
    const answer = await fetch(inject('sites').site + request.url, {
      headers: { 'accept-encoding': 'identity' },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const start = body.indexOf('<body');
    if (start < 0) return response.end(body);
    response.write(body.subarray(0, start));
    for (let from = start; from < body.length; from += 500) {
      if (from - start > bytes) return undefined;
      response.write(body.subarray(from, from + 500));
      await new Promise((resolve) => setTimeout(resolve, 14));
    }
    return response.end();
  });
  address = (await listen(slow, 0)).replace(/\/$/, '');
});

afterAll(() => {
  slow.close();
  slow.closeAllConnections();
});

/** A page whose scripts and typefaces never come, so that only the document can move anything. */
async function visitSlowly(path: string, width: number, waitUntil: 'load' | 'commit' = 'load') {
  const visited = await open(undefined, { viewport: { width, height: 800 } });
  await visited.page.route(/\.(js|woff2)$/, (route) => route.abort());
  await visited.page.goto(address + path, { waitUntil });
  return visited;
}

const paths = [...keys.map(pathOf), ...locales.map((locale) => localizedPath('index', locale))];

test.each([...new Set(paths)])('nothing on %s moves while its document arrives in pieces', async (path) => {
  for (const width of [360, 1280]) {
    const { page, close } = await visitSlowly(path, width);
    expect(await shifts(page), `${width} px`).toEqual([]);
    await close();
  }
});

test('what has arrived shows soon, also where the rest does not come', async () => {
  bytes = 7000;
  const { page, close } = await visitSlowly('/terms-of-service', 360, 'commit');
  // In one step: while the last block is being looked for, another may follow it.
  const visibility = (selector: string) =>
    page.evaluate((wanted) => {
      const block = [...document.querySelectorAll(wanted)].at(-1);
      return block && getComputedStyle(block).visibility;
    }, selector);
  await page.waitForSelector('.prose > section');
  expect(await visibility('h1')).toBe('visible');
  expect(await visibility('.prose > *')).toBe('hidden');
  await expect.poll(() => visibility('.prose > *'), { timeout: 4000 }).toBe('visible');
  await close();
});
