import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import project from '../../check.config.ts';
import { runCheck } from '../../scripts/check/run.ts';
import { readTree, realContent, textOf, without, writeTree } from '../content/fixture.ts';
import { browserForTests } from './browser.ts';

/** The page that `--format html` writes, of a copy of the project's content with a mistake of each kind. */
const open = browserForTests();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'hulma-status-'));
const address = pathToFileURL(join(folder, 'status.html')).href;

beforeAll(() => {
  const content = readTree(realContent);
  const change = (path: string, from: RegExp, to: string) => textOf(content, path).replace(from, to);
  writeTree(join(folder, 'content'), {
    ...without(content, 'fr/careers.mdx', 'zh/process.mdx'),
    'ar/about.mdx': change('ar/about.mdx', /lead: .*/, 'lead: "TODO: <script>alert(1)</script>"'),
    'de/pricing.mdx': change('de/pricing.mdx', /title: /, 'title: "'),
    'nl/about.mdx': change('nl/about.mdx', /label:.*/, 'label</p><script>alert(1)</script>: x'),
    'ar/contact.mdx': change('ar/contact.mdx', /\{\{phone\}\}/, '{{هاتف}}'),
  });
  runCheck(['--format', 'html', '--out', join(folder, 'status.html')], {
    project,
    contentDir: join(folder, 'content'),
    workingDir: folder,
    color: false,
    write: () => {},
  });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What axe finds on the page. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
      };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const result = await axe.run({ runOnly: { type: 'tag', values: tags } });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  });
}

test('axe finds nothing: light, dark, with forced colors, and narrow', async () => {
  const { page, problems, close } = await open(address, { viewport: { width: 1280, height: 900 } });
  expect(await violations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  expect(await violations(page), 'forced colors').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await violations(page), '320 px').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // An upright sheet of A4 with margins of 10 mm, in CSS pixels: all columns are on it.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
  expect(problems).toEqual([]);
  await close();
});

test('it asks the network for nothing, and runs nothing that content brings along', async () => {
  const { page, close } = await open();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  let hasAlerted = false;
  page.on('dialog', (dialog) => {
    hasAlerted = true;
    return dialog.dismiss();
  });
  await page.goto(address);
  expect(requests).toEqual([address]);
  expect(hasAlerted).toBe(false);
  expect(await page.locator('script').count()).toBe(1);
  await close();
});

test('it says the same without scripts', async () => {
  const { page, close } = await open(address, { javaScriptEnabled: false });
  expect(await page.locator('.filter').first().isVisible()).toBe(false);
  expect(await page.locator('.findings > li').count()).toBeGreaterThan(5);
  expect(
    await page.getByRole('link', { name: 'Begin careers in French: missing' }).getAttribute('href'),
  ).toMatch(/\/new\/main\?filename=content%2Ffr%2Fcareers\.mdx$/);
  for (const text of ['broken', 'missing', 'incomplete, ', 'translated']) {
    expect(await page.locator('td .state', { hasText: text }).count(), text).toBeGreaterThan(0);
  }
  await close();
});

test('the filter leaves the findings of a language', async () => {
  const { page, problems, close } = await open(address);
  const visible = () => page.locator('.file:visible h3').allTextContents();
  expect((await visible()).length).toBeGreaterThan(4);
  await page.locator('.filter[data-filters=findings]').getByLabel('Language').selectOption('French');
  expect(await visible()).toEqual(['content/fr/careers.mdx']);
  await page.getByLabel('Level').selectOption('warnings');
  expect(await visible()).toEqual([]);
  expect(await page.locator('.filter[data-filters=findings] output').textContent()).toBe('0 findings');
  expect(problems).toEqual([]);
  await close();
});

test('the files are sorted by the head of a column, and filtered by state, language and name', async () => {
  const { page, problems, close } = await open(address);
  const rows = () => page.locator('#matrix tbody:first-of-type tr[data-name]:visible th').allTextContents();
  const all = await rows();
  expect(all.length).toBeGreaterThan(10);
  const head = (name: string) => page.locator('#matrix thead').getByRole('button', { name });
  await head('Words to do').click();
  expect((await rows()).slice(0, 3)).toEqual(['process', 'careers', 'pricing']);
  expect(await page.locator('th[aria-sort]').getAttribute('aria-sort')).toBe('descending');
  await head('French').click();
  expect((await rows())[0]).toBe('careers');
  await head('French').click();
  expect((await rows()).at(-1)).toBe('careers');
  await head('File').click();
  expect(await rows()).toEqual(all);

  const filter = page.locator('.filter[data-filters=files]');
  await filter.getByLabel('Show').selectOption('missing');
  expect(await rows()).toEqual(['careers', 'process']);
  await filter.getByLabel('Language').selectOption('Chinese');
  expect(await rows()).toEqual(['process']);
  expect(await filter.locator('output').textContent()).toBe('1 file');
  expect(await page.locator('#matrix td[data-language=fr]:visible').count()).toBe(0);
  // What careers lacks in French is no work for Chinese.
  const words = (name: string) => page.locator(`#matrix tr[data-name=${name}] td:last-child`).textContent();
  expect([await words('careers'), Number(await words('process')) > 100]).toEqual(['none', true]);
  await filter.getByLabel('Show').selectOption('');
  await filter.getByLabel('Name').fill('services/');
  expect(await rows()).toEqual(all.filter((name) => name.startsWith('services/')));
  expect(problems).toEqual([]);
  await close();
});
