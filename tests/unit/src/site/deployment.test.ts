import { describe, expect, test } from 'vitest';
import { entryOf, triedOf } from '../../../../src/site/deployment.ts';

describe('the entry script of a page', () => {
  test('is the module of its document', () => {
    const html =
      '<script type="module" crossorigin src="/assets/runtime-1.js"></script><script type="module" crossorigin src="/assets/site-1.js"></script>';
    expect(entryOf(html)).toBe('/assets/site-1.js');
  });

  test('is not found in other documents, such as the login page of a network', () => {
    for (const html of ['', '<p>Welcome to Airport Wi-Fi', '<script src="/assets/index-1.js"></script>'])
      expect(entryOf(html)).toBeUndefined();
  });
});

test('whatever the history holds, recoveries are read as a list of texts', () => {
  expect(triedOf({ idx: 1, recoveredFrom: ['/a.js', 3, null] })).toEqual(['/a.js']);
  for (const state of [null, undefined, 'text', 5, [], {}, { recoveredFrom: 'x' }])
    expect(triedOf(state)).toEqual([]);
});
