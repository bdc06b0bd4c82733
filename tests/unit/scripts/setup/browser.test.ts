import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser } from '../../../../scripts/setup/browser.ts';
import { temporaryFolder } from '../../../content/fixture.ts';

/** A folder with programs, some of which do not start. */
function programs(names: { readonly [name: string]: 'starts' | 'fails' }): string {
  const folder = temporaryFolder();
  for (const [name, does] of Object.entries(names))
    writeFileSync(join(folder, name), `#!/bin/sh\nexit ${does === 'starts' ? 0 : 1}\n`, { mode: 0o755 });
  return folder;
}

test('CHROMIUM_PATH comes first, and a wrong one is reported', async () => {
  const folder = programs({ mine: 'starts', chromium: 'starts' });
  const chosen = join(folder, 'mine');
  expect(await findBrowser({ PATH: folder, CHROMIUM_PATH: chosen })).toBe(chosen);
  await expect(findBrowser({ PATH: folder, CHROMIUM_PATH: '/no/such' })).rejects.toThrow('names /no/such');
});

test('Playwright’s download comes before system browsers', async () => {
  const folder = programs({ downloaded: 'starts', chromium: 'starts' });
  const downloaded = join(folder, 'downloaded');
  expect(await findBrowser({ PATH: folder, CHROMIUM_PATH: '' }, downloaded)).toBe(downloaded);
});

test('skips a browser that does not start', async () => {
  const [first, second] = [programs({ chromium: 'fails' }), programs({ 'google-chrome': 'starts' })];
  const found = await findBrowser({ PATH: [first, second].join(delimiter) }, join(first, 'chromium'));
  expect(found).toBe(join(second, 'google-chrome'));
});

test('without a browser, says what to do in one sentence', async () => {
  await expect(findBrowser({ PATH: '' }, '/no/such')).rejects.toThrow('set CHROMIUM_PATH');
});
