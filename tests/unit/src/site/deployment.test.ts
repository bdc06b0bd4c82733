import { expect, test } from 'vitest';
import { entryOf, triedOf } from '../../../../src/site/deployment.ts';

const moduleOf = (name: string) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`;

test.each([
  [moduleOf('runtime-1') + moduleOf('site-1'), '/assets/site-1.js'],
  // Other documents, such as the login page of a network.
  ['<p>Welcome to Airport Wi-Fi', undefined],
  ['<script src="/assets/index-1.js"></script>', undefined],
])('the entry script of %s is %s', (html, entry) => {
  expect(entryOf(html)).toBe(entry);
});

test('reads recoveries as a list of strings, whatever the history contains', () => {
  expect(triedOf({ idx: 1, recoveredFrom: ['/a.js', 3, null] })).toEqual(['/a.js']);
  for (const state of [null, undefined, 'text', 5, [], {}, { recoveredFrom: 'x' }])
    expect(triedOf(state)).toEqual([]);
});
