import { expect, test } from 'vitest';
import { headersFile } from '../../../../../scripts/site/hosts/headers-file.ts';
import { policy } from '../../../../../scripts/site/hosts/policy.ts';
import { type HostConfig, vercelFile } from '../../../../../scripts/site/hosts/vercel.ts';

test('_headers has lines that are short enough for hosts', () => {
  const hashes = (count: number) =>
    Array.from({ length: count }, (_, index) => `'sha256-${String(index).padStart(43, 'x')}='`);
  const rules = policy({ scripts: hashes(4), styles: hashes(4) }, { analyticsId: 'G-ABC123' });
  const file = headersFile(rules);
  expect(Math.max(...file.split('\n').map(({ length }) => length))).toBeLessThan(1_900);
  expect(() => headersFile(policy({ scripts: hashes(40), styles: [] }, {}))).toThrow(
    /^The header Content-Security-Policy for \/\* has \d{4} characters; .*the limit is 1900\. .*fewer/,
  );
});

test('matches no URL with two rules for the same header, whose values hosts would join', () => {
  const config: HostConfig = JSON.parse(vercelFile(policy({ scripts: [], styles: [] }, {}), []));
  for (const path of ['/', '/about', '/assets/a.js', '/assets/a.glb', '/llms.txt', '/meeting.ics']) {
    const names = config.headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers.map(({ key }) => key));
    expect(names, path).toEqual([...new Set(names)]);
  }
});
