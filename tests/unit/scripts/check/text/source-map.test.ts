import { expect, test } from 'vitest';
import { screenOf, screens } from '../../../../../schema/screens/index.ts';
import { words } from '../../../../../schema/words/index.ts';
import { proseOf } from '../../../../../scripts/check/text/prose.ts';
import { sourceMap } from '../../../../../scripts/check/text/source-map.ts';
import { realGraph as graph } from '../../../../content/real-graph.ts';

test.each([
  ['an escape', '"a\\u00adb\\"c"', 'a\u00adb"c', 'a\\b\\c'],
  ['a block scalar', '>-\n  one\n  two', 'one two', 'one\ntwo'],
  ['an entity', 'a&nbsp;b', 'a\u00a0b', 'a&b'],
  ['a Markdown escape', 'a\\*b', 'a*b', 'a\\b'],
  ['an indented line after CRLF', 'one\r\n  two', 'one\r\ntwo', 'one\r\ntwo'],
  ['a line of a blockquote', 'one\n> two', 'one\ntwo', 'one\ntwo'],
])('maps each character to its source: %s', (_, raw, text, starts) => {
  const map = sourceMap(raw, text, 0);
  expect(map).toHaveLength(text.length + 1);
  expect([...map.slice(0, -1)].map((offset) => raw[offset]).join('')).toBe(starts);
});

test('every character of the content is where its source map says', () => {
  const pages = [...graph.pages.values()].flatMap(({ key, files }) =>
    [...files.values()].map((file) => ({ file, schema: screens[screenOf(key)] })),
  );
  const namespaces = [...graph.namespaces].flatMap(([name, files]) =>
    [...files.values()].map((file) => ({ file, schema: words[name] })),
  );
  let letters = 0;
  for (const { file, schema } of [...pages, ...namespaces]) {
    for (const { text, map } of proseOf(file, schema)) {
      for (const { index } of text.matchAll(/\p{L}|\p{N}/gu)) {
        letters += 1;
        if (file.text[map[index] ?? -1] !== text[index]) {
          throw new Error(`${file.path}: “${text.slice(Math.max(0, index - 10), index + 10)}”`);
        }
      }
    }
  }
  expect(letters).toBeGreaterThan(100_000);
});
