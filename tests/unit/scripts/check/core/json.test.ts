import { describe, expect, test } from 'vitest';
import { readJson } from '../../../../../scripts/check/core/json.ts';

function problemsOf(text: string): string[] {
  const result = readJson(text);
  return result.ok
    ? []
    : result.problems.map(({ place, message }) => `${place.line}:${place.column} ${message}`);
}

test('reads what JSON.parse reads', () => {
  const value = { a: 'b', c: { d: ['e', 1, true, null] }, '': {} };
  for (const space of [0, 2, '\t']) {
    expect(readJson(JSON.stringify(value, null, space))).toMatchObject({ ok: true, data: { value } });
  }
});

test('keys of objects are only keys', () => {
  const result = readJson('{"__proto__": {"polluted": "yes"}, "constructor": "x"}');
  expect(result.ok && Object.keys(result.data.value as object)).toEqual(['__proto__', 'constructor']);
  expect(Object.prototype).not.toHaveProperty('polluted');
});

describe('what is refused, once', () => {
  test.each([
    ['{\n  "a": "b",\n  "c": "d",\n}\n', '3:11 a comma stands after the last entry.'],
    ['{\n  "a": ["b",]\n}\n', '2:12 a comma stands after the last entry.'],
    ['{\n  "a": "b"\n  "c": "d"\n}\n', '3:3 a comma is expected before this entry.'],
    ['{\n  "a" "b"\n}\n', '2:7 a colon is expected between key and text.'],
    ['{\n  "a": {\n    "b": "c"\n  }\n', '5:1 a closing } is missing.'],
    ['{\n  "a": ["b"\n}\n', '3:1 a closing ] is missing before this }.'],
    [
      '{\n  "a": "b,\n  "c": "d"\n}\n',
      '2:8 the double quote that opens this text is not closed on the same line.',
    ],
    ['{\n  "a": "b "x" c"\n}\n', '2:12 there is a word outside of double quotes.'],
    ['{\n  “a”: "b"\n}\n', '2:3 the quotation mark “ is not the one of JSON.'],
    ["{\n  'a': 'b'\n}\n", "2:3 the quotation mark ' is not the one of JSON."],
    ['{\n  // note\n  "a": "b"\n}\n', '2:3 comments are not possible in JSON.'],
    ['{\n  "a": "C:\\dir"\n}\n', '2:8 there is a backslash before a character that needs none.'],
    ['{\n  "a": "b\tc"\n}\n', '2:8 there is a tab or another control character inside a text.'],
    ['{}\nmore', '2:1 there is a word outside of double quotes.'],
    ['{}{}', '1:3 there is text after the end of the entries.'],
    ['', '1:1 the file is empty.'],
    [' \n', '1:1 the file is empty.'],
  ])('%j', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  test('every key that stands twice, at any depth', () => {
    expect(problemsOf('{\n  "a": 1,\n  "a": 2,\n  "b": [{"c": 1, "c": 2}]\n}')).toEqual([
      '3:3 the key “a” stands twice; only the last would count.',
      '4:18 the key “c” stands twice; only the last would count.',
    ]);
  });
});

test('places', () => {
  const result = readJson('{\n  "a": "b",\n  "c": {\n    "d": ["e", "f"]\n  }\n}\n');
  const place = (path: (string | number)[], at?: 'key' | 'value') => {
    const { line, column } = (result.ok && result.data.locate(path, at)) || { line: 0, column: 0 };
    return `${line}:${column}`;
  };
  expect(place(['a'])).toBe('2:8');
  expect(place(['a'], 'key')).toBe('2:3');
  expect(place(['c'])).toBe('3:3');
  expect(place(['c', 'missing'])).toBe('3:3');
  expect(place(['c', 'd', 1])).toBe('4:16');
  expect(place(['missing'])).toBe('1:1');
});
