import { describe, expect, test } from 'vitest';
import { readJson } from '../../../../../scripts/check/core/json.ts';

const problemsOf = (text: string): string[] =>
  readJson(text).problems.map(({ place, code }) => `${place.line}:${place.column} ${code}`);

test('reads what JSON.parse reads', () => {
  const value = { a: 'b', c: { d: ['e', 1, true, null] }, '': {} };
  for (const space of [0, 2, '\t']) {
    expect(readJson(JSON.stringify(value, null, space))).toMatchObject({ problems: [], data: { value } });
  }
});

describe('each problem is reported once', () => {
  test.each([
    ['{\n  "a": "b",\n  "c": "d",\n}\n', '3:11 last-comma'],
    ['{\n  "a": ["b",]\n}\n', '2:12 last-comma'],
    ['{\n  "a": "b"\n  "c": "d"\n}\n', '3:3 json'],
    ['{\n  "a" "b"\n}\n', '2:7 json'],
    ['{\n  "a": {\n    "b": "c"\n  }\n', '5:1 json'],
    ['{\n  "a": ["b"\n}\n', '3:1 other-bracket'],
    ['{\n  "a": "b,\n  "c": "d"\n}\n', '2:8 json'],
    ['{\n  "a": "b "x" c"\n}\n', '2:12 json'],
    ['{\n  “a”: "b"\n}\n', '2:3 json-quote'],
    ["{\n  'a': 'b'\n}\n", '2:3 json-quote'],
    ['{\n  // note\n  "a": "b"\n}\n', '2:3 json'],
    ['{\n  "a": "C:\\dir"\n}\n', '2:8 json'],
    ['{\n  "a": "b\tc"\n}\n', '2:8 json'],
    ['{}\nmore', '2:1 json'],
    ['{}{}', '1:3 json'],
    ['', '1:1 empty'],
    [' \n', '1:1 empty'],
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

test('places', () => {
  const { data } = readJson('{\n  "a": "b",\n  "c": {\n    "d": ["e", "f"]\n  }\n}\n');
  const place = (path: (string | number)[], at?: 'key' | 'value') => {
    const found = data?.locate(path, at);
    return `${found?.line}:${found?.column}`;
  };
  expect(place(['a'])).toBe('2:8');
  expect(place(['a'], 'key')).toBe('2:3');
  expect(place(['c'])).toBe('3:3');
  expect(place(['c', 'missing'])).toBe('3:3');
  expect(place(['c', 'd', 1])).toBe('4:16');
  expect(place(['missing'])).toBe('1:1');
});
