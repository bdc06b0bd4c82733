import { describe, expect, test } from 'vitest';
import { isRangeFresh, isUnchanged } from '../../../../../scripts/site/serve/conditional.ts';
import { acceptedEncodings } from '../../../../../scripts/site/serve/encoding.ts';
import { rangeOf } from '../../../../../scripts/site/serve/range.ts';

test.each([
  [undefined, []],
  ['', []],
  ['br', ['br']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.0, gzip;q=0.1', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['gzip;q=0, *', ['br']],
  ['identity', []],
  ['br;q=nonsense', []],
])('Accept-Encoding: %s takes %j', (header, names) => {
  expect(acceptedEncodings(header).map(({ name }) => name)).toEqual(names);
});

test.each([
  [undefined, undefined],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-9', undefined],
])('Range: %s of 100 bytes', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});

describe('a version', () => {
  const version = { etag: '"abc"', modified: Date.UTC(2026, 10, 20, 12, 0, 0, 500) };
  const date = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, seconds)).toUTCString();

  test.each([
    [{ 'if-none-match': '"abc"' }, true],
    [{ 'if-none-match': 'W/"abc"' }, true],
    [{ 'if-none-match': '"x", "abc"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"x"' }, false],
    [{ 'if-none-match': '"x"', 'if-modified-since': date(0) }, false],
    [{ 'if-modified-since': date(0) }, true],
    [{ 'if-modified-since': date(-1) }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
    [{}, false],
  ])('%j: unchanged is %s', (headers, expected) => {
    expect(isUnchanged(headers, version)).toBe(expected);
  });

  test.each([
    [{}, true],
    [{ 'if-range': '"abc"' }, true],
    [{ 'if-range': '"x"' }, false],
    [{ 'if-range': 'W/"abc"' }, false],
    [{ 'if-range': date(0) }, true],
    [{ 'if-range': date(1) }, false],
    [{ 'if-range': 'yesterday' }, false],
  ])('%j: a part may be sent is %s', (headers, expected) => {
    expect(isRangeFresh(headers, version)).toBe(expected);
  });
});
