import { createServer, type Server } from 'node:http';
import { locales } from '../../../schema/languages.ts';
import { localizedPath, pathOf } from '../../../schema/page-key.ts';
import { listen } from '../../../scripts/site/serve/listen.ts';
import { screens } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { shiftsOf } from '../layout-shifts.ts';

/** Documents that arrive in pieces, without the scripts and fonts that follow. */
test.use({ expectedProblems: /ERR_FAILED|ERR_INCOMPLETE/ });

let server: Server;
let address: string;
/** How much of a document the server sends before it stalls. */
let bytes = Number.POSITIVE_INFINITY;

test.beforeAll(async () => {
  server = createServer(async (request, response) => {
    const answer = await fetch(process.env.SITE_URL + (request.url ?? ''));
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const start = body.indexOf('<body');
    if (start < 0) return response.end(body);
    response.write(body.subarray(0, start));
    for (let from = start; from < body.length && from - start <= bytes; from += 500) {
      response.write(body.subarray(from, from + 500));
      // One piece for each frame.
      await new Promise((resolve) => setTimeout(resolve, 14));
    }
    return bytes < body.length ? undefined : response.end();
  });
  address = await listen(server, 0);
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.beforeEach(({ page }) => page.route(/\.(js|woff2)$/, (route) => route.abort()));

const paths = new Set([...screens.map(pathOf), ...locales.map((locale) => localizedPath('index', locale))]);

for (const path of paths) {
  test(`nothing on ${path} moves while its document arrives in pieces`, async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address + path);
      expect(await shiftsOf(page), `${width} px`).toEqual([]);
    }
  });
}

test('shows what has arrived, even if the rest never comes', async ({ page }) => {
  bytes = 7000;
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${address}/terms-of-service`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('section').last()).toBeVisible();
});
