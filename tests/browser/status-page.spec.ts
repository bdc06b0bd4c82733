import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** The output of `npm run check -- --format html` for a copy of the content with some mistakes. */
test.describe.configure({ mode: 'default' });

const folder = resolve('.cache/browser-tests/status');
const address = pathToFileURL(`${folder}/status.html`).href;

test.beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync('content', `${folder}/content`, { recursive: true });
  for (const file of ['fr/careers.mdx', 'zh/process.mdx']) rmSync(`${folder}/content/${file}`);
  const edit = (file: string, from: RegExp, to: string) => {
    const path = `${folder}/content/${file}`;
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  edit('ar/about.mdx', /lead: .*/, 'lead: "TODO: <script>alert(1)</script>"');
  edit('de/pricing.mdx', /title: /, 'title: "');
  edit('nl/about.mdx', /label:.*/, 'label</p><script>alert(1)</script>: x');
  const check = ['scripts/cli/run.mjs', 'check', '--content', `${folder}/content`];
  const arguments_ = [...check, '--format', 'html', '--out', `${folder}/status.html`];
  // The check exits with 1 because of the mistakes.
  expect(() => execFileSync(process.execPath, arguments_, { stdio: 'ignore' })).toThrow(/Command failed/);
});

test('makes no requests, runs nothing from the content, and has no axe violations', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('dialog', () => requests.push('a dialog'));
  await page.goto(address);
  expect(requests).toEqual([address]);
  await isAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
