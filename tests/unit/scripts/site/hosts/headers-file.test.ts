import { expect, test } from 'vitest';
import { headersFile, parseHeadersFile } from '../../../../../scripts/site/hosts/headers-file.ts';
import { matches, policy } from '../../../../../scripts/site/hosts/policy.ts';

test('_headers parses back to the rules it was written from, in lines that hosts can read', () => {
  const hashes = (count: number) =>
    Array.from({ length: count }, (_, index) => `'sha256-${String(index).padStart(43, 'x')}='`);
  const rules = policy({ scripts: hashes(4), styles: hashes(4) }, { analyticsId: 'G-ABC123' });
  const file = headersFile(rules);
  expect(parseHeadersFile(file)).toEqual(rules);
  expect(Math.max(...file.split('\n').map(({ length }) => length))).toBeLessThan(1_900);
  expect(() => headersFile(policy({ scripts: hashes(40), styles: [] }, {}))).toThrow(
    /^The header Content-Security-Policy of \/\* has \d{4} characters; .*the limit is 1900\. .*fewer/,
  );
});

test('matches no address with two rules for the same header, whose values hosts would join', () => {
  const rules = policy({ scripts: [], styles: [] }, {});
  for (const path of ['/', '/about', '/assets/a.js', '/assets/a.glb', '/llms.txt', '/meeting.ics']) {
    const names = rules
      .filter(({ pattern }) => matches(pattern, path))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(names, path).toEqual([...new Set(names)]);
  }
});

test.each([
  ['/*', '/', true],
  ['/*', '/nl/about', true],
  ['/assets/*', '/assets/app.js', true],
  ['/assets/*', '/assets', false],
  ['/assets/*', '/nl/assets/app.js', false],
  ['/*.ics', '/a/b.ics', true],
  ['/*.ics', '/b.ics/c', false],
  ['/a*a', '/a', false],
  ['/about', '/about', true],
  ['/about', '/about/', false],
])('%s and %s: %s', (pattern, path, expected) => {
  expect(matches(pattern, path)).toBe(expected);
});
