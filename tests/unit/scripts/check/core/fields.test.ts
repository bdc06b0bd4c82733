import { describe, expect, test } from 'vitest';
import { readFrontmatter } from '../../../../../scripts/check/core/frontmatter.ts';
import { readJson } from '../../../../../scripts/check/core/json.ts';

/** A page whose third line is the one in question. */
const page = (line: string) => `---\nlabel: A\n${line}\nhero:\n  heading: H\n  lead: L\n---\n\nText.\n`;

/** The problems of a text, each as “line:column code”. */
const problemsOf = (text: string): string[] =>
  readFrontmatter(text).problems.map(({ place, code }) => `${place.line}:${place.column} ${code}`);

const dataOf = (text: string) => readFrontmatter(text).data?.value;

describe('what is read', () => {
  test.each([
    ['on several lines', 'title: one\n  two\n  three', 'one two three'],
    ['numbers and hashes', 'title: C#1', 'C#1'],
  ])('%s', (_, line, title) => {
    expect(dataOf(page(line))).toMatchObject({ label: 'A', title });
  });

  test('dates and numbers are not made into something else', () => {
    expect(dataOf('---\nday: 2026-01-31\nyes: no\n---\n')).toEqual({ day: '2026-01-31', yes: 'no' });
  });
});

describe('each problem is reported once, at its cause', () => {
  test.each([
    ['title: "Foo\nother: "Bar"', '3:8 unclosed-quote'],
    ["title: 'It's me'", '3:12 after-quote'],
    ['title: "Foo" bar', '3:14 after-quote'],
    ['title: {{company}} shop', '3:20 after-quote'],
    ['title: &Foo bar', '3:8 reserved'],
    ['title: "C:\\dir"', '3:11 backslash'],
    ['title:Foo', '3:1 no-key'],
    ['  title: Foo', '3:3 indent'],
    ['title: > Foo', '3:8 reserved'],
    ['box:\n\ttitle: Foo', '4:1 tab'],
    ['box:\n  a: 1\n b: 2', '5:1 other-indent'],
  ])('%j', (line, problem) => {
    expect(problemsOf(page(line))).toEqual([problem]);
  });

  test('every duplicate key is named', () => {
    expect(problemsOf('---\na: 1\nb: 1\na: 2\nb: 2\n---\n')).toEqual(['4:1 key-twice', '5:1 key-twice']);
  });

  test('every text with a colon is named, up to a mistake of another kind', () => {
    expect(problemsOf('---\na: x: y\nb: x: y\n---\n')).toEqual(['2:4 colon', '3:4 colon']);
    expect(problemsOf('---\na: x: y\nb: "x\nc: x: y\n---\n')).toEqual(['2:4 colon']);
  });

  test.each([
    ['', '1:1 empty'],
    ['<Hero />\n', '1:1 frontmatter-missing'],
    ['\n---\na: 1\n---\n', '1:1 frontmatter-missing'],
    ['---\na: 1\n\n<Hero />\n', '1:1 frontmatter-open'],
    ['---\njust words\n---\n', '2:1 no-fields'],
  ])('the file %j', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });
});

describe('places', () => {
  const text =
    '---\n# note\nlabel: A\nhero:\n  heading: "H"\n  lead: >-\n    L\nlist:\n  - one\n  - two\nempty:\n---\n';

  test.each([
    [['label'], 'key', '3:1'],
    [['hero'], 'value', '4:1'],
    [['hero', 'lead'], 'value', '6:9'],
    [['list', 1], 'value', '10:5'],
    [['list', 7], 'value', '8:1'],
    [['empty'], 'value', '11:1'],
    [['missing', 'inner'], 'value', '2:1'],
  ] as const)('%j (%s) is at %s', (path, at, place) => {
    for (const ending of ['\n', '\r\n']) {
      const { data } = readFrontmatter(text.replaceAll('\n', ending));
      const found = data?.locate(path, at);
      expect(`${found?.line}:${found?.column}`).toBe(place);
    }
  });
});

const jsonProblemsOf = (text: string): string[] =>
  readJson(text).problems.map(({ place, code }) => `${place.line}:${place.column} ${code}`);

describe('each problem of JSON is reported once', () => {
  test.each([
    ['{\n  "a": "b",\n  "c": "d",\n}\n', '3:11 last-comma'],
    ['{\n  "a": "b"\n  "c": "d"\n}\n', '3:3 json'],
    ['{\n  "a": {\n    "b": "c"\n  }\n', '5:1 json'],
    ['{\n  "a": ["b"\n}\n', '3:1 other-bracket'],
    ['{\n  "a": "b,\n  "c": "d"\n}\n', '2:8 json'],
    ["{\n  'a': 'b'\n}\n", '2:3 json-quote'],
    ['{\n  // note\n  "a": "b"\n}\n', '2:3 json'],
    ['{\n  "a": "C:\\dir"\n}\n', '2:8 json'],
    ['', '1:1 empty'],
  ])('%j', (text, problem) => {
    expect(jsonProblemsOf(text)).toEqual([problem]);
  });

  test('every duplicate key, at any depth', () => {
    expect(jsonProblemsOf('{\n  "a": 1,\n  "a": 2,\n  "b": [{"c": 1, "c": 2}]\n}')).toEqual([
      '3:3 key-twice',
      '4:18 key-twice',
    ]);
  });
});

test('a value stands where it begins, what is missing where its group does', () => {
  const { data } = readJson('{\n  "a": "b",\n  "c": {\n    "d": ["e", "f"]\n  }\n}\n');
  const places = [['a'], ['c'], ['c', 'missing'], ['c', 'd', 1], ['missing']].map((path) => {
    const { line, column } = data?.locate(path) ?? {};
    return `${line}:${column}`;
  });
  expect(places).toEqual(['2:8', '3:3', '3:3', '4:16', '1:1']);
});
