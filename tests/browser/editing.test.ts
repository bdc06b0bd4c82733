import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '../../schema/languages.ts';
import { root } from '../../scripts/content/root.ts';
import { build } from '../../scripts/site/build.ts';
import { listen } from '../../scripts/site/serve/listen.ts';
import { createServer as createSiteServer } from '../../scripts/site/serve/server.ts';
import { browserForTests, hydrated } from './browser.ts';
import { devServer } from './dev-server.ts';

const open = browserForTests();
let folder: string;
let contentDir: string;

beforeAll(() => {
  folder = mkdtempSync(`${root}/.cache/editing-`);
  contentDir = `${folder}/content`;
  cpSync(`${root}/content`, contentDir, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Replaces a text in a content file of the copy; returns a function that puts it back. */
function edit(file: string, from: string, to: string): () => void {
  const path = `${contentDir}/${file}`;
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, after);
  return () => writeFileSync(path, before);
}

test('while editing, a change shows, and an error shows where and how to mend it', async () => {
  const server: ViteDevServer = await devServer(contentDir);
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? '';
  const { page, close } = await open(`${address}nl/portfolio`);
  await page.waitForSelector('main[data-screen=portfolio]');

  const heading = await page.locator('h1').textContent();
  const undo = edit('nl/portfolio.mdx', `heading: ${heading}`, 'heading: Gewijzigd');
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Gewijzigd');
  undo();
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, heading);

  const mend = edit('nl/portfolio.mdx', '  heading:', '  headin:');
  const overlay = page.locator('vite-error-overlay');
  await overlay.waitFor({ state: 'attached' });
  const text = await overlay.evaluate((element) => element.shadowRoot?.textContent ?? '');
  expect(text).toContain('content/nl/portfolio.mdx:7:3');
  expect(text).toContain('did you mean “heading”?');
  // It leads to the place to mend, and not into the scripts.
  expect(await overlay.locator('.file').textContent()).toContain(`${contentDir}/nl/portfolio.mdx:7:`);
  expect((await overlay.locator('.stack').textContent())?.trim()).toBe('');
  mend();
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, heading);
  await close();
  await server.close();
});

test('a new screen is one file per language, as README says', async () => {
  const readme = readFileSync(`${root}/README.md`, 'utf8');
  const example = /```mdx\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  expect(example).toContain('<Hero />');
  for (const locale of locales.filter((code) => code !== 'zh')) {
    writeFileSync(`${contentDir}/${locale}/materials.mdx`, example.replace('label: ', `label: ${locale} `));
  }
  const { outDir } = await build({ contentDir, outDir: `${folder}/site` });
  const server = createSiteServer(outDir);
  const address = (await listen(server, 0)).replace(/\/$/, '');
  const { page, problems, close } = await open(`${address}/ar/materials`);
  await hydrated(page);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('.fallback-notice').count()).toBe(0);
  await page.goto(`${address}/zh/materials`);
  await hydrated(page);
  expect(await page.locator('.fallback-notice').count()).toBe(1);
  await page.goto(`${address}/nl/sitemap`);
  await hydrated(page);
  await page.click('main a[href="/nl/materials"]');
  await page.waitForSelector('main[data-screen=materials]');
  expect(await page.locator('.breadcrumb').textContent()).toContain('nl ');
  expect(problems).toEqual([]);
  await close();
  server.closeAllConnections();
  server.close();
}, 120_000);

test('content that is not valid stops the build with every finding, and writes nothing', () => {
  const undo = [
    edit('de/about.mdx', 'label:', 'labell:'),
    edit('fr/common.json', '"skip"', '"skipp"'),
    edit('ar/pricing.mdx', '<Plans />', '<Plans>'),
  ];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', `${folder}/broken`],
    { cwd: root, encoding: 'utf8', env: { ...process.env, CONTENT_DIR: contentDir } },
  );
  expect(status).toBe(1);
  expect(existsSync(`${folder}/broken`)).toBe(false);
  expect(stderr).toMatch(
    /content\/ar\/pricing\.mdx:\d+:\d+.*parse[\s\S]*content\/de\/about\.mdx:2:1.*labell[\s\S]*content\/fr\/common\.json:2:3.*skipp/,
  );
  for (const restore of undo) restore();
});
