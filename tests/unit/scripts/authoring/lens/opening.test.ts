import { expect, test } from 'vitest';
import { openingOf } from '../../../../../scripts/authoring/lens/opening.ts';
import { contentFile } from '../../../../../scripts/check/core/files.ts';

const files = [contentFile('/project/content', 'nl/about.mdx')];
const asked = (path: string, line = '3', column = '7') => new URLSearchParams({ path, line, column });
const own = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } };

test('opens a place in a content file', () => {
  expect(openingOf(own, asked('content/nl/about.mdx'), files)).toEqual({
    target: '/project/content/nl/about.mdx:3:7',
  });
});

test.each(['../package.json', '/etc/passwd', 'content/../site.config.ts', 'content/nl/none.mdx', ''])(
  'nothing else is opened: %s',
  (path) => {
    expect(openingOf(own, asked(path), files)).toMatchObject({ status: 404 });
  },
);

test('refuses other sites and links', () => {
  const foreign = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } };
  expect(openingOf(foreign, asked('content/nl/about.mdx'), files)).toMatchObject({ status: 403 });
  expect(openingOf({ ...own, method: 'GET' }, asked('content/nl/about.mdx'), files)).toMatchObject({
    status: 403,
  });
});

test.each(['0', '-1', '1;rm', ''])('refuses a line number that is not a positive integer: %s', (line) => {
  expect(openingOf(own, asked('content/nl/about.mdx', line), files)).toMatchObject({ status: 400 });
});
