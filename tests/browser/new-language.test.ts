import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLocale } from '../../schema/languages.ts';
import { root } from '../../scripts/content/root.ts';
import { listen } from '../../scripts/site/serve/listen.ts';
import { browserForTests, hydrated } from './browser.ts';

/*
 * A seventh language in a copy of the project: Hebrew, written from right to left, with plural forms that no other
 * language of the site has. Nothing but the command knows that it comes. Where the site has Hebrew already, the other
 * tests look at it.
 */
const open = browserForTests();
let copy: string;
let checked: string;
let server: Server;
let site: string;

const parts = ['content', 'public', 'schema', 'scripts', 'src', 'check.config.ts', 'index.html'];
const settings = ['package.json', 'package-lock.json', 'site.config.ts', 'tsconfig.json', 'vite.config.ts'];

/** Runs a command of the copy, and returns what it wrote; it has to end with 0. */
function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/cli/run.mjs', ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

function translate(file: string, from: string | RegExp, to: string): void {
  const path = `${copy}/content/he/${file}`;
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after, file).not.toBe(before);
  writeFileSync(path, after);
}

describe.skipIf(isLocale('he'))('Hebrew', () => {
  beforeAll(async () => {
    copy = mkdtempSync(`${root}/.cache/new-language-`);
    for (const name of [...parts, ...settings])
      cpSync(`${root}/${name}`, `${copy}/${name}`, { recursive: true });
    symlinkSync(`${root}/node_modules`, `${copy}/node_modules`, 'junction');
    run('language', 'he');
    // Ends with 0, or this throws.
    checked = run('check');
    // What a translator has done by the first evening: the words around the screens, and two screens.
    translate('common.json', /TODO: /g, 'א ');
    translate('components.json', /TODO: /g, 'א ');
    translate('pricing.mdx', /TODO: /g, 'א ');
    translate('sitemap.mdx', /TODO: /g, 'א ');
    translate('components.json', 'א {{count}} pages"', 'שני מסכים"');
    run('build');
    // The server of the copy, which knows the language.
    const { createServer } = await import(/* @vite-ignore */ `${copy}/scripts/site/serve/server.ts`);
    server = createServer(`${copy}/dist`);
    site = (await listen(server, 0)).replace(/\/$/, '');
  }, 180_000);

  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test('has every file, in its own plural forms, and the check asks nothing of it yet', () => {
    const { sitemap } = JSON.parse(readFileSync(`${copy}/content/he/components.json`, 'utf8'));
    const forms = Object.keys(sitemap).filter((key) => key.startsWith('pages_'));
    expect(forms).toEqual(['pages_one', 'pages_two', 'pages_other']);
    // One for each file, so that the findings of other languages can still be seen.
    const [, warnings, files] = /^0 errors, (\d+) warnings in (\d+) files/m.exec(checked) ?? [];
    expect(warnings).toBe(files);
    expect(checked).toMatch(/^Hebrew +0 %/m);
  });

  test('is chosen in the selector, from right to left, and stored', async () => {
    const { page, problems, close } = await open(`${site}/pricing`);
    await hydrated(page);
    await page.click('.language-selector > button');
    const entry = page.locator('.language-selector a[hreflang=he]');
    expect((await entry.textContent())?.trim()).toBe('עברית');
    await entry.click();
    await page.waitForURL(`${site}/he/pricing`);
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    const look = await page.evaluate(() => {
      const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return {
        lang: document.documentElement.lang,
        spacing: styleOf('h1').letterSpacing,
        label: styleOf('.eyebrow').textTransform,
        room: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    });
    expect(look).toEqual({ lang: 'he', spacing: 'normal', label: 'none', room: 0 });
    expect(await page.locator('.fallback-notice').count()).toBe(0);
    // As CLDR writes prices in Hebrew, with the digits of the site.
    const price = new Intl.NumberFormat('he', {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'name',
      maximumFractionDigits: 0,
    });
    expect(await page.locator('.plans').textContent()).toContain(price.format(1500));
    await page.goto(`${site}/sitemap`);
    await page.waitForURL(`${site}/he/sitemap`);
    expect(problems).toEqual([]);
    await close();
  });

  test('is announced where it is translated, and falls back under a notice of its own where it is not', async () => {
    const { page, problems, close } = await open(`${site}/he/about`);
    await hydrated(page);
    const notice = page.locator('.fallback-notice');
    expect(await notice.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('he');
    expect(await notice.textContent()).toContain('עברית');
    expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    const alternates = () =>
      page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
    expect(await alternates()).toEqual([]);
    await page.goto(`${site}/nl/pricing`);
    expect(await alternates()).toContain('he');
    await page.goto(`${site}/nl/about`);
    expect(await alternates()).not.toContain('he');
    expect(problems).toEqual([]);
    const missing = await page.goto(`${site}/he/no-such-page`);
    expect(missing?.status()).toBe(404);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await close();
  });
});
