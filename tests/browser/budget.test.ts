import { readdirSync } from 'node:fs';
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
