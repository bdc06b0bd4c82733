import { expect, test } from 'vitest';
import { components } from '../../../../../../schema/components.ts';
import { parseBody } from '../../../../../../scripts/check/core/mdx/parse.ts';
import { guardProblems } from '../../../../../../scripts/check/rules/mdx-protected/guard.ts';

/** Returns the parsing and guard problems of a body, each as “line:column code”. */
function problemsOf(body: string, fields: string[] = ['uses', 'assets']): string[] {
  const { body: tree, problems } = parseBody(body);
  const unread = problems.map(({ place, code }) => ({ ...place, code }));
  const refused = guardProblems({ path: 'a.mdx', body: tree }, fields, components);
  return [...unread, ...refused].map(({ line, column, code }) => `${line}:${column} ${code}`);
}

test.each([
  ['prose', 'A *text* with **words**, ~~none~~, `code` and a\\\nbreak.\n\n> Quote\n\n---'],
  ['email addresses and phone numbers', '[e](mailto:a@example.com) [f](tel:+12025550143)'],
  ['a picture', '![A chair](/images/chair.svg "Title")'],
  ['components', '<Hero />\n\n<Cards of="uses" numbered />\n\n<Hero /> <Team />'],
  ['components in a sentence', 'Call <Phone /> at <Company></Company>.'],
  ['notes', '{/* note */}\n\na {/* note */} b {/* two\nlines */}\n\n- {/* note */} c'],
  ['marks that Arabic needs', 'a\u200e\u200f\u061cb'],
])('content may contain %s', (_, body) => {
  expect(problemsOf(body)).toEqual([]);
});

test.each([
  ["import fs from 'node:fs'", '1:1 not-allowed'],
  ['export { x }', '1:1 esm'],
  ['{process.env.HOME}', '1:1 expression'],
  ['{}', '1:1 expression'],
  ['{/* note */ 1}', '1:1 expression'],
  ['<img src="x" onerror="alert(1)" />', '1:1 unknown-component'],
  ['<constructor />', '1:1 unknown-component'],
  ['<a:b />', '1:1 unknown-component'],
  ['<Hero {...{dangerouslySetInnerHTML: {__html: 1}}} />', '1:1 attribute-expression'],
  ['<Hero numbered />', '1:1 unknown-attribute'],
  ['<Cards of={"uses"} />', '1:1 attribute-form'],
  ['<Cards of />', '1:1 attribute-form'],
  ['<Cards of="uses" numbered="yes" />', '1:1 attribute-form'],
  ['<Cards of="usse" />', '1:1 unknown-field'],
  ['<Hero>Text</Hero>', '1:1 children'],
  ['## <Hero />', '1:4 in-sentence'],
  ['[x](javascript&#58;alert)', '1:1 address'],
  ['[x](/\\evil.example)', '1:1 address'],
  ['[x](http://example.com)', '1:1 address'],
  ['[x](https:///x)', '1:1 address'],
  ['![x](#part)', '1:1 address'],
  ['![x](https://example.com/x.png)', '1:1 address'],
  ['[x]: javascript:alert', '1:1 not-allowed'],
  ['<Hero>*a</Hero>*', '1:9 unclosed-tag'],
  ['a<br>b', '1:2 unclosed-tag'],
  ['a </Hero> b', '1:4 unopened-tag'],
  ['a\n\nexport of goods', '3:1 esm'],
  ['<Cards of="uses />', '1:1 less-than'],
  ['<Cards of=“uses” />', '1:11 attribute-quotes'],
  ['<Cards of="uses” />\n\n<Cards of="assets" />', '1:16 attribute-quotes'],
  ['<Cards of=uses />', '1:11 attribute-quotes'],
  ['a\n\n{/* note', '3:1 brace'],
  ['See <https://example.com>.', '1:5 less-than'],
])('refuses %j, once: %s', (body, problem) => {
  expect(problemsOf(body)).toEqual([problem]);
});

test.each([
  ['<Heor />', '', ['<Hero />']],
  ['<Cards of="usse" />', '', ['of="uses"']],
  ['## Plans {#plans}', '', ['plans']],
  ['<Cards van="uses" />', '<Cards of="uses" />\n\n<Hero />', ['<Cards of="uses" />']],
  ['<Ploeg />\n\n## A [#a]\n\n<Held />', '<Team />\n\n## A [#a]\n\n<Hero />', ['<Team />', '<Hero />']],
  ['<Ploeg />', '<Team />\n\n<Hero />', [undefined]],
  ['<Cards of="oud" />', '<Hero />', ['<Cards of="oud" />']],
])('suggests what to do with %j', (body, english, expected) => {
  const { body: tree, problems } = parseBody(body);
  const refused = guardProblems({ path: 'a.mdx', body: tree }, ['uses'], components, parseBody(english));
  const found: { data: { id?: unknown; meant?: unknown; extra?: unknown } }[] = [...problems, ...refused];
  expect(found.map(({ data }) => data.id ?? data.meant ?? data.extra)).toEqual(expected);
});
