import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScript } from '../../../../scripts/site/inline-script.ts';

/** Runs the script with given storage, and returns the redirect and the theme. */
function run(stored: { [key: string]: string }, pathname: string, search = '', hash = '') {
  const done: { target?: string } = {};
  const dataset: { theme?: string } = {};
  runInNewContext(inlineScript, {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname, search, hash, replace: (address: string) => (done.target = address) },
    document: { documentElement: { dataset }, querySelectorAll: () => [] },
  });
  return { ...done, ...dataset };
}

test.each<[stored: string, path: string, target?: string]>([
  ['nl', '/about', '/nl/about?a=1#team'],
  ['ar', '/', '/ar?a=1#team'],
  ['de', '/energy', '/de/energy?a=1#team'],
  ['nl', '/de/about'],
  ['nl', '/en'],
  ['en', '/about'],
  ['xx', '/about'],
  ['nl2', '/about'],
  ['//evil.example', '/about'],
])('with %s stored, %s leads to %s', (selectedLanguage, path, target) => {
  expect(run({ selectedLanguage }, path, '?a=1', '#team').target).toBe(target);
});

test.each(['system', 'darker', '__proto__'])('ignores the stored theme %s', (theme) => {
  expect(run({ theme }, '/')).toEqual({});
});
