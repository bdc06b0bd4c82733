import { describe, expect, test } from 'vitest';
import { readJson } from '../../../../../scripts/check/core/json.ts';

const problemsOf = (text: string): string[] =>
  readJson(text).problems.map(({ place, code }) => `${place.line}:${place.column} ${code}`);

describe('each problem is reported once', () => {
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
    expect(problemsOf(text)).toEqual([problem]);
  });

  test('every duplicate key, at any depth', () => {
    expect(problemsOf('{\n  "a": 1,\n  "a": 2,\n  "b": [{"c": 1, "c": 2}]\n}')).toEqual([
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
