import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { root } from '../../scripts/content/root.ts';
import { build } from '../../scripts/site/build.ts';
import { inlineHash } from '../../scripts/site/hosts/content-security-policy.ts';
import { toastStyles } from '../../scripts/site/hosts/toast-styles.ts';
import { listen } from '../../scripts/site/serve/listen.ts';
import { commit, git } from '../content/check/project.ts';
import { violations } from './axe.ts';
import { browserForTests, hydrated } from './browser.ts';
import { devServer } from './dev-server.ts';

/**
 * Three languages, and the portfolio with the pages that it leads to, are enough, so that the sites of these tests are
 * there soon.
 */
const few =
  'index|404|contact|portfolio|pricing|solutions|services/(?:augmented-virtual-reality|print-ready-modeling)|common|components|glossary';
const isSome = new RegExp(`^(?:(?:en|nl|ar)(?:/services|/(?:${few})\\..*)?)?$`);

const open = browserForTests();
let folder: string;
let contentDir: string;

beforeAll(() => {
  folder = mkdtempSync(`${root}/.cache/lens-`);
  contentDir = `${folder}/content`;
  const all = `${root}/content`;
  cpSync(all, contentDir, { recursive: true, filter: (path) => isSome.test(path.slice(all.length + 1)) });
  git(folder, 'init', '-q');
  commit(folder, 'First');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Replaces a text in a content file of the copy; returns a function that puts it back. */
function edit(file: string, from: string | RegExp, to: string): () => void {
  const path = `${contentDir}/${file}`;
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, after);
  return () => writeFileSync(path, before);
}

/** The notes that ask for work, on what a selector names. */
const work = (page: Page, selector: string) =>
  page.locator(`${selector} lens-note .saying:not([data-mark=fine])`);

const panel = (page: Page) => page.locator('lens-host .panel');

const entry = (page: Page, name: string) => panel(page).locator('.entry', { hasText: name }).first();

/** How long a change of the content may take to show on a busy machine, in milliseconds. */
const patience = { timeout: 30_000 };

/** Waits until something says a text: every change of the content has the page loaded anew. */
const says = (where: Locator, text: string | RegExp) => where.filter({ hasText: text }).first().waitFor();

async function isAllMended(page: Page): Promise<void> {
  await says(panel(page), /, 0 to work on, 0 findings/);
  await expect.poll(() => work(page, 'body').count(), patience).toBe(0);
}

const closed = (page: Page) =>
  expect
    .poll(async () => (await page.locator('lens-note').count()) + (await panel(page).count()), patience)
    .toBe(0);

test('while editing, the lens shows what is missing, stale and broken at its place until it is mended', async () => {
  const editor = `${folder}/code`;
  writeFileSync(editor, `#!/bin/sh\necho "$@" > "${folder}/opened"\n`, { mode: 0o755 });
  process.env.LAUNCH_EDITOR = editor;
  const server = await devServer(contentDir);
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? '';
  const { page, problems, close } = await open(`${address}nl/portfolio`);
  await page.waitForSelector('main[data-screen=portfolio]');
  // Off, it is a button and nothing else.
  await closed(page);

  await page.keyboard.press('Alt+KeyL');
  // The keyboard goes on in the panel, and nothing of the page lies under it.
  await page.keyboard.press('Tab');
  expect(await panel(page).locator(':focus').textContent()).toBe('Close');
  await page.locator('.consent-actions > :last-child').click({ trial: true });
  const reasons = 'section[aria-labelledby=reason] > p:last-of-type';
  await says(page.locator('h1 lens-note .english'), /^Client work, shown on request$/);
  await says(page.locator(`${reasons} .english`), /^Finished models/);
  await says(entry(page, 'figure.alt'), 'alt of img in the content');
  await says(entry(page, 'common: navigation.label'), /Main menu.*aria-label of nav in the header/s);
  await isAllMended(page);

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const undoDutch = [
    edit('en/portfolio.mdx', 'heading: Client work', 'heading: Customer work'),
    edit(
      'nl/portfolio.mdx',
      / {2}eyebrow: .*\n([\s\S]*)Voltooide modellen zijn bovendien/,
      '$1Finished models are also working files. Ze zijn',
    ),
    edit('nl/common.json', '"Hoofdmenu"', '"Hoofdmenu {{menu}}"'),
  ];
  await says(work(page, '.eyebrow'), 'Missing: visitors read English');
  // Without a reload, which would lose the place and what was typed.
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await says(work(page, 'h1').locator('del'), /^Client$/);
  await says(work(page, 'h1').locator('ins'), /^Customer$/);
  await says(work(page, reasons), 'error: untranslated');
  await says(entry(page, 'common: navigation.label'), 'error: placeholders');
  // What stands in an attribute has a sign at its element.
  const sign = page.locator('lens-host .sign');
  expect(await sign.getAttribute('title')).toBe('aria-label of nav in the header: common: navigation.label');

  await work(page, reasons).click();
  const opened = () => (existsSync(`${folder}/opened`) ? readFileSync(`${folder}/opened`, 'utf8') : '');
  await expect.poll(opened, patience).toContain(`${contentDir}/nl/portfolio.mdx:37:1`);
  for (const undo of undoDutch.reverse()) undo();
  await isAllMended(page);

  await page.goto(`${address}ar/portfolio`);
  const pictures = 'section[aria-labelledby=contents] > p:last-of-type';
  await says(page.locator(`${pictures} .english`), /^The pictures on this website/);
  expect(
    await page.locator(`${pictures} .english`).evaluate((text) => getComputedStyle(text).direction),
  ).toBe('ltr');
  expect((await panel(page).boundingBox())?.x).toBe(0);
  await isAllMended(page);
  const undoArabic = [
    edit(
      'ar/portfolio.mdx',
      /(أخبرونا بما تصنعونه)،( فنختار[\s\S]*)## [^\n]*\[#request\][\s\S]*?(?=<CallToAction)/,
      '$1,$2',
    ),
    edit('en/portfolio.mdx', 'alt: "Exploded view', 'alt: "An exploded view'),
  ];
  await says(work(page, pictures), /^Missing here.*How to request it$/s);
  await says(work(page, '.lead'), 'typography');
  await says(entry(page, 'figure.alt'), 'Stale');
  for (const undo of undoArabic.reverse()) undo();
  await isAllMended(page);
  await page.keyboard.press('Alt+KeyL');
  await closed(page);
  expect(problems).toEqual([]);

  // Where nothing can be shown, the lens still says why, above the message of the dev server.
  await page.keyboard.press('Alt+KeyL');
  const mend = edit('ar/portfolio.mdx', '  heading:', '  headin:');
  const reason = panel(page).getByText('did you mean “heading”?').first();
  await reason.click({ trial: true });
  mend();
  await page.locator('h1 lens-note').waitFor();
  await isAllMended(page);
  await close();
  await server.close();
}, 120_000);

/** Waits for a picture, and says whether there was one. */
const isDrawn = (picture: Element): Promise<boolean> =>
  (picture as HTMLImageElement).decode().then(
    () => true,
    () => false,
  );

/** The strictest policy for a document: of what stands in it, only what the build has written there. */
function policyOf(html: string): string {
  const hashes = (tag: string): string =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([^]*?)</${tag}>`, 'g'))]
      .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join(' ');
  return [
    "default-src 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'",
    `script-src 'self' ${hashes('script')}`,
    `style-src 'self' ${hashes('style')} ${toastStyles().map(inlineHash).join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Serves a folder as the simplest servers do, under the strictest policy that the site can have. */
async function serve(site: string): Promise<{ address: string; close(): void }> {
  const types: { [ending: string]: string } = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
  };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (existsSync(join(site, pathname, 'index.html')) && !pathname.endsWith('/'))
      return response.writeHead(301, { location: `${pathname}/` }).end();
    const file = join(site, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    const body = readFileSync(file);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policyOf(body.toString('utf8')),
    });
    response.end(body);
  });
  const address = await listen(server, 0);
  return {
    address,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a preview shows the same under a strict policy, from any server, with links to the web editor', async () => {
  const undo = edit('nl/portfolio.mdx', / {2}eyebrow: .*\n/, '');
  const { outDir } = await build({ contentDir, outDir: `${folder}/preview`, mode: 'preview' });
  undo();
  const server = await serve(outDir);
  const { page, problems, close } = await open(`${server.address}/nl/portfolio`);
  expect(page.url()).toBe(`${server.address}/nl/portfolio/`);
  await hydrated(page);
  expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
  await page.locator('lens-host .toggle').click();
  await says(work(page, '.eyebrow'), 'Missing: visitors read English');
  expect(
    await panel(page).getByRole('link', { name: 'content/nl/portfolio.mdx:5' }).first().getAttribute('href'),
  ).toBe('https://github.example/hulma/website/edit/main/content/nl/portfolio.mdx#L5');
  // Menus of few pages have links without names; the lens itself has to be right.
  expect((await violations(page)).filter((violation) => / at [^:]*lens-/.test(violation))).toEqual([]);
  // The lens follows where the reader goes.
  await page.locator('.breadcrumb a').first().click();
  await page.waitForSelector('main[data-screen=index]');
  await page.locator('h1 lens-note').waitFor();
  expect(problems).toEqual([]);
  await close();
  server.close();

  // Unpacked and opened without a server: the pages as they were written, and the lens.
  const file = await open(pathToFileURL(join(outDir, 'nl/portfolio/index.html')).href);
  await file.page.locator('lens-host .toggle').click();
  await says(work(file.page, '.eyebrow'), 'Missing: visitors read English');
  expect(await file.page.locator('main img').first().evaluate(isDrawn)).toBe(true);
  await file.page.locator('.breadcrumb a').first().click();
  await file.page.waitForURL(pathToFileURL(join(outDir, 'nl/index.html')).href);
  await file.page.locator('h1 lens-note').waitFor();
  await file.close();
}, 120_000);

test('the published site has no byte of the lens', () => {
  const folder = inject('sites').siteFolder;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|css|html)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  // Whatever the lens calls by its own name.
  const names = /lens-(?:host|note)|Translator’s lens/;
  expect(files.filter((name) => names.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});
