import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser } from '../../../../scripts/setup/browser.ts';
import { temporaryFolder } from '../../../content/fixture.ts';

/** Creates a folder with programs, some of which do not start. */
function programs(names: { readonly [name: string]: 'starts' | 'fails' }): string {
  const folder = temporaryFolder();
  for (const [name, does] of Object.entries(names))
    writeFileSync(join(folder, name), `#!/bin/sh\nexit ${does === 'starts' ? 0 : 1}\n`, { mode: 0o755 });
  return folder;
}

test('CHROMIUM_PATH comes first, and a wrong path is reported', () => {
  const folder = programs({ mine: 'starts', chromium: 'starts' });
  const chosen = join(folder, 'mine');
  expect(findBrowser({ PATH: folder, CHROMIUM_PATH: chosen })).toBe(chosen);
  expect(() => findBrowser({ PATH: folder, CHROMIUM_PATH: '/no/such' })).toThrow('is set to /no/such');
});

test('Playwright’s download comes before system browsers, and those that do not start are skipped', () => {
  const first = programs({ downloaded: 'starts', chromium: 'fails' });
  const second = programs({ 'google-chrome': 'starts' });
  const env = { PATH: [first, second].join(delimiter), CHROMIUM_PATH: '' };
  expect(findBrowser(env, join(first, 'downloaded'))).toBe(join(first, 'downloaded'));
  expect(findBrowser(env, join(first, 'chromium'))).toBe(join(second, 'google-chrome'));
  expect(findBrowser({ PATH: first }, '/no/such')).toBeUndefined();
});
