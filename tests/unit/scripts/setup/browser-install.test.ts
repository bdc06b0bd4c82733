import { expect, test } from 'vitest';
import {
  type BrowserSource,
  noBrowserAdvice,
  obtainBrowser,
} from '../../../../scripts/setup/browser-install.ts';

/** A computer that gets the browser `brings`, if any, from each source; records what was tried. */
function computer(present: string | undefined) {
  const tried: string[] = [];
  let browser = present;
  const source = (name: string, brings: string | undefined, possible = true): BrowserSource => ({
    announcement: name,
    isPossible: async () => possible,
    install: async () => {
      browser = brings;
    },
  });
  return { tried, source, find: async () => browser, say: (line: string) => tried.push(line) };
}

test('a browser that is there is used as it is', async () => {
  const { find, say, source, tried } = computer('/usr/bin/chromium');
  expect(await obtainBrowser(find, [source('download', '/cache/chrome')], say)).toBe('/usr/bin/chromium');
  expect(tried).toEqual([]);
});

test('the first source that brings one ends the search', async () => {
  const { find, say, source, tried } = computer(undefined);
  const sources = [source('download', '/cache/chrome'), source('apt', '/usr/bin/chromium')];
  expect(await obtainBrowser(find, sources, say)).toBe('/cache/chrome');
  expect(tried).toEqual(['download']);
});

test('the next source is tried when one brings nothing or is not possible', async () => {
  const { find, say, source, tried } = computer(undefined);
  const sources = [
    source('download', undefined),
    source('brew', '/x', false),
    source('apt', '/usr/bin/chromium'),
  ];
  expect(await obtainBrowser(find, sources, say)).toBe('/usr/bin/chromium');
  expect(tried).toEqual(['download', 'apt']);
});

test('when nothing helps, one sentence says what to do', async () => {
  const { find, say, source } = computer(undefined);
  await expect(obtainBrowser(find, [source('download', undefined)], say)).rejects.toThrow(noBrowserAdvice);
});
