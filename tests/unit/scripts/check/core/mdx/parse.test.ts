import { expect, test } from 'vitest';
import { parseBody } from '../../../../../../scripts/check/core/mdx/parse.ts';

test.each([
  ['a\n\n<Hero>\n\nb', '3:1 unclosed-tag'],
  ['<Hero>*a</Hero>*', '1:9 unclosed-tag'],
  ['a<br>b', '1:2 unclosed-tag'],
  ['a </Hero> b', '1:4 unopened-tag'],
  ['a {{b} c', '1:3 brace'],
  ['a \\{ b { c', '1:8 brace'],
  ['a\n\nexport of goods', '3:1 esm'],
  ['less <than b', '1:6 less-than'],
  ['（<）', '1:2 less-than'],
  ['<Cards of="uses />', '1:1 less-than'],
  ['<Cards of=uses />', '1:11 attribute-quotes'],
  ['a\n\n<!-- note -->', '3:1 html-comment'],
  ['a\n\n{/* note', '3:1 note'],
  ['a {// note }', '1:3 note'],
  ['See <https://example.com>.', '1:5 address'],
])('%j', (body, problem) => {
  const { problems } = parseBody(body);
  expect(problems.map(({ place, code }) => `${place.line}:${place.column} ${code}`)).toEqual([problem]);
});
