import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { firstLoad } from '../../scripts/lab/bench/first-load.ts';

/** A document with its styles. */
const document = 15_000;

/** All scripts that a page asks for by itself. */
const scripts = 109_000;

/** What the live view and all writers of files ask for beyond the page, with gzip. */
const configurator = 170_000;

test('every page of every language keeps to its bytes', () => {
  const { siteFolder } = inject('sites');
  const pages = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(100);
  const heavy = pages
    .map((name) => firstLoad(siteFolder, `/${name.replace(/(?:^|\/)?index\.html$|\.html$/, '')}`))
    .filter((page) => page.html > document || page.scripts > scripts);
  expect(heavy).toEqual([]);
});

test('what a page loads names no other page, so that more pages make none heavier', () => {
  const { siteFolder } = inject('sites');
  const read = (path: string) => readFileSync(join(siteFolder, path), 'utf8');
  const pages = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const addresses = pages.map((name) => name.replace(/\.html$/, ''));
  expect(addresses.length).toBeGreaterThan(100);
  // The tables of routes are files of their own, of which a page names that of its language.
  for (const name of ['pricing.html', 'ar.html']) {
    const html = read(name).replace(/<body[\s\S]*/, '');
    const other = addresses.filter(
      (address) =>
        /^(?:nl|zh)\/services\//.test(address) && html.includes(`assets/${address.split('/').at(-1)}-`),
    );
    expect(other).toEqual([]);
  }
});

test('the configurator keeps to its bytes, with everything that writes files', () => {
  const { siteFolder } = inject('sites');
  const page = readFileSync(join(siteFolder, 'solutions.html'), 'utf8');
  const built = readdirSync(join(siteFolder, 'assets'));
  const parts = ['live', 'glb', 'usdz', 'obj'].map((name) =>
    built.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js')),
  );
  // Each is a file of its own, which a click brings.
  expect(parts.map((files) => files.length)).toEqual([1, 1, 1, 1]);
  const late = new Map<string, number>();
  const follow = (file: string): void => {
    if (late.has(file) || page.includes(file)) return;
    const text = readFileSync(join(siteFolder, 'assets', file), 'utf8');
    late.set(file, gzipSync(text, { level: 9 }).length);
    for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      follow(imported);
  };
  for (const file of parts.flat()) follow(file);
  expect([...late.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(configurator);
});
