import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { firstLoad } from '../../scripts/bench/first-load.ts';

/** What the first ten packets of a connection carry (RFC 6928): a document no larger is there in one round trip. */
const document = 10 * 1460;

/** All scripts that a page asks for by itself. */
const scripts = 97_000;

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
  const pageScript = (html: string) => /data-page="([^"]+)"/.exec(html)?.[1]?.split('/').at(-1) ?? '';
  const scripts = [...new Set(pages.map((name) => pageScript(read(name))))];
  expect(scripts.length).toBeGreaterThan(100);
  for (const name of ['pricing.html', 'ar.html']) {
    const html = read(name);
    const loaded = /data-with="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    const texts = [html, ...loaded.map(read)].join('');
    expect(scripts.filter((script) => texts.includes(script))).toEqual([pageScript(html)]);
  }
});
