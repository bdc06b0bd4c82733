import { expect, test } from 'vitest';
import { addPrefix, localeOfPath, localizedPath, pathOf, splitPrefix } from '../../../schema/page-key.ts';

test.each([
  ['index', 'en', '/'],
  ['index', 'nl', '/nl'],
  ['about', 'en', '/about'],
  ['about', 'ar', '/ar/about'],
  ['services/modeling', 'zh', '/zh/services/modeling'],
] as const)('the page %s in %s is at %s', (key, locale, path) => {
  expect(localizedPath(key, locale)).toBe(path);
  expect(addPrefix(pathOf(key), locale)).toBe(path);
  expect(localeOfPath(path)).toBe(locale);
});

test.each([
  ['/', undefined, '/'],
  ['/nl', 'nl', '/'],
  ['/nl/', 'nl', '/'],
  ['/en/about', 'en', '/about'],
  ['/nl/nl/about', 'nl', '/nl/about'],
  ['/nlx/about', undefined, '/nlx/about'],
  ['/NL/about', undefined, '/NL/about'],
  ['/xx/about', undefined, '/xx/about'],
  ['/about/nl', undefined, '/about/nl'],
])('%s has the prefix %s', (path, prefix, rest) => {
  expect(splitPrefix(path)).toEqual({ prefix, rest });
});
