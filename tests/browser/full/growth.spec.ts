import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { isLocale, locales } from '../../../schema/languages.ts';
import { listen } from '../../../scripts/site/serve/listen.ts';
import { siteHandler } from '../../../scripts/site/serve/server.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { copyProject } from './copy-project.ts';

/**
 * Tests a copy of the project with two additions: the README's example page, and Hebrew as a seventh language, which is
 * right-to-left and has plural forms that no other language of the site has. Nothing but the command sets up Hebrew.
 */
test.describe.configure({ mode: 'default' });
test.skip(isLocale('he'), 'The site has Hebrew, so the other tests cover it.');

const copy = resolve('.cache/browser-tests/growth');
let server: Server;
let address: string;
let checked: string;

/** Runs a command in the copy and returns its output; it must exit with 0. */
function run(...args: string[]): string {
  const options = { cwd: copy, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/cli/run.mjs', ...args], options);
  expect(status, `${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

function translate(file: string, from: string | RegExp, to: string): void {
  const path = join(copy, 'content/he', file);
  const before = readFileSync(path, 'utf8');
  expect(before, file).toMatch(from);
  writeFileSync(path, before.replace(from, to));
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copyProject(copy);
  run('language', 'he');
  checked = run('check');
  const [, example = ''] = /```mdx\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(example).toContain('<Hero />');
  for (const locale of locales.filter((code) => code !== 'zh'))
    writeFileSync(
      join(copy, `content/${locale}/materials.mdx`),
      example.replace('label: ', `label: ${locale} `),
    );
  // What a translator would do first: translate the interface words and two screens.
  for (const file of ['common.json', 'components.json', 'pricing.mdx', 'sitemap.mdx'])
    translate(file, /TODO: /g, 'א ');
  run('build');
  server = createServer(siteHandler(join(copy, 'dist')));
  address = await listen(server, 0);
});
test.afterAll(() => {
  server?.close();
});

test('the sitemap links to the page, which is in English where untranslated', async ({ page }) => {
  await page.goto(`${address}/nl/sitemap`);
  await hydrated(page);
  await page.getByRole('main').locator('a[href="/nl/materials"]').click();
  await expect(page).toHaveURL(`${address}/nl/materials`);
  await expect(page.getByRole('main')).toContainText('nl ');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  await page.goto(`${address}/zh/materials`);
  await hydrated(page);
  await expect(page.locator('[lang=en] h1, h1[lang=en]')).toBeVisible();
});

test('the new language has every file and its plural forms, and the check requires nothing', () => {
  const { sitemap } = JSON.parse(readFileSync(join(copy, 'content/he/components.json'), 'utf8'));
  const forms = Object.keys(sitemap).filter((key) => key.startsWith('pages_'));
  expect(forms).toEqual(['pages_one', 'pages_two', 'pages_other']);
  expect(checked).toMatch(/^0 errors/m);
  expect(checked).toMatch(/^Hebrew +0%/m);
});

test('the selector offers the new language, which is right-to-left and stored', async ({ page }) => {
  await page.goto(`${address}/pricing`);
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'עברית' }).click();
  await expect(page).toHaveURL(`${address}/he/pricing`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const money = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  } as const;
  await expect(page.getByRole('main')).toContainText(new Intl.NumberFormat('he', money).format(1500));
  await page.goto(`${address}/sitemap`);
  await expect(page).toHaveURL(`${address}/he/sitemap`);
});
