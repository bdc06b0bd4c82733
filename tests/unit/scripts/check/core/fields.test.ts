import { expect, test } from 'vitest';
import { readFrontmatter } from '../../../../../scripts/check/core/parsing/frontmatter.ts';
import { readJson } from '../../../../../scripts/check/core/parsing/json.ts';

/** Returns the problems of a page or a JSON file, each as “line:column code”. */
const problemsOf = (text: string): string =>
  (text.startsWith('{') ? readJson : readFrontmatter)(text)
    .problems.map(({ place, code }) => `${place.line}:${place.column} ${code}`)
    .join(', ');

test('reads dates and “no” as text', () => {
  const { data } = readFrontmatter('---\nday: 2026-01-31\nyes: no\n---\n');
  expect(data?.value).toEqual({ day: '2026-01-31', yes: 'no' });
});

test.each([
  ["title: 'It's me'", '3:12 after-quote'],
  ['title: "Foo" bar', '3:14 after-quote'],
  ['title: {{company}} shop', '3:8 reserved'],
  ['title: "An "oak" chair: see"', '3:8 after-quote'],
  ['title: “An oak chair: see”', '3:8 other-quote'],
  ['box:\n  - a\n  -b\n  - c', '5:3 no-space'],
  ['box:\n\ta: 1', '4:1 indented-by'],
  ['box:\n\u00a0 a: 1\n  b: 2', '4:1 indented-by'],
  ['title: &Foo bar', '3:8 reserved'],
  ['title: "C:\\dir"', '3:11 yaml'],
  ['title: > Foo', '3:10 after-quote'],
  ['box:\n  a: 1\n b: 2', '5:1 other-indent'],
])('reports a mistake in the third line of a page once: %j', (line, problem) => {
  const page = `---\nlabel: A\n${line}\nhero:\n  heading: H\n  lead: L\n---\n\nText.\n`;
  expect(problemsOf(page)).toBe(problem);
});

test.each([
  ['', '1:1 empty'],
  ['<Hero />\n', '1:1 frontmatter-missing'],
  ['\n---\na: 1\n---\n', '1:1 frontmatter-missing'],
  ['---\na: 1\n\n<Hero />\n', '1:1 frontmatter-open'],
  ['---\njust words\n---\n', '2:1 no-fields'],
  ['---\na: 1\nb: 1\na: 2\nb: 2\n---\n', '4:1 key-twice, 5:1 key-twice'],
  ['---\na: x: y\nb: "x\nc: x: y\n---\n', '2:4 colon'],
  ['{\n  "a": "b",\n  "c": "d",\n}\n', '4:1 json'],
  ['{\n  "a": {\n    "b": "c"\n  }\n', '5:1 json'],
  ['{\n  "a": "b"\n  "c": "d"\n}\n', '2:11 json'],
  ['{\n  "a": "b,\n  "c": "d"\n}\n', '2:8 json'],
  ['{\n  "a": 1,\n  "a": 2,\n  "b": [{"c": 1, "c": 2}]\n}', '3:3 key-twice, 4:18 key-twice'],
])('reports each problem of a file once, at its cause: %j', (text, problems) => {
  expect(problemsOf(text)).toBe(problems);
});
