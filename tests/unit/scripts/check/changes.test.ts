import { describe, expect, test } from 'vitest';
import { changesOf, spans, touchedLines } from '../../../../scripts/check/base/changes.ts';
import { comparedWith } from '../../../../scripts/check/base/compare.ts';
import type { Finding } from '../../../../scripts/check/finding.ts';

describe('touched lines of a diff', () => {
  const touched = (...lines: string[]) =>
    Object.fromEntries(
      [...touchedLines(lines.join('\n'))].map(([path, found]) => [
        path,
        found === 'all' ? found : [...found],
      ]),
    );

  test('added, changed and removed lines', () => {
    expect(
      touched(
        'diff --git a/nl/a.mdx b/nl/a.mdx',
        'index 1..2 100644',
        '--- a/nl/a.mdx',
        '+++ b/nl/a.mdx',
        '@@ -3 +3,2 @@ title: x',
        '-old',
        '+new',
        '+new',
        '@@ -9,2 +9,0 @@',
        '-gone',
        '-gone',
        'diff --git a/nl/b.mdx b/nl/b.mdx',
        '--- /dev/null',
        '+++ b/nl/b.mdx',
        '@@ -0,0 +1 @@',
        '+one',
        '\\ No newline at end of file',
        'diff --git a/nl/c.mdx b/nl/c.mdx',
        '--- a/nl/c.mdx',
        '+++ /dev/null',
        '@@ -1 +0,0 @@',
        '-one',
        '',
      ),
    ).toEqual({ 'nl/a.mdx': [3, 4, 9, 10], 'nl/b.mdx': [1], 'nl/c.mdx': [0, 1] });
  });

  test('text that looks like a header of a diff is text', () => {
    expect(
      touched(
        '--- a/nl/a.mdx',
        '+++ b/nl/a.mdx',
        '@@ -1,2 +1,2 @@',
        '--- a/nl/x.mdx',
        '-@@ -5 +5 @@',
        '+++ b/nl/y.mdx',
        '+@@ -7 +7 @@',
        '',
      ),
    ).toEqual({ 'nl/a.mdx': [1, 2] });
  });

  test('names with spaces, quotation marks and signs', () => {
    expect(touched('--- a/nl/a b.mdx\t', '+++ b/nl/a b.mdx\t', '@@ -1 +1 @@', '-x', '+y', '')).toEqual({
      'nl/a b.mdx': [1],
    });
    expect(
      touched(
        '--- "a/nl/\\"a\\"\\t\\\\\\001.mdx"',
        '+++ "b/nl/\\"a\\"\\t\\\\\\001.mdx"',
        '@@ -1 +1 @@',
        '-x',
        '+y',
      ),
    ).toEqual({ 'nl/"a"\t\\\u0001.mdx': [1] });
  });
});

describe('what belongs together', () => {
  const page = [
    '---',
    'title: >-',
    '  one',
    '  two',
    'hero:',
    '  lead: x',
    '---',
    '',
    'Text.',
    '',
    '## First [#first]',
    '',
    'More.',
    '## Second [#second]',
  ].join('\n');

  test.each([
    [2, 2, 4],
    [4, 2, 4],
    [5, 5, 5],
    [6, 6, 6],
    [9, 8, 10],
    [11, 11, 13],
    [13, 11, 13],
    [14, 14, 14],
  ])('line %i of a page: lines %i to %i', (line, from, to) => {
    expect(spans(page, line)).toEqual({ from, to });
  });

  test('an entry of JSON', () => {
    const json = '{\n  "a": "x",\n  "b": {\n    "c":\n      "y"\n  }\n}\n';
    expect(spans(json, 2)).toEqual({ from: 2, to: 2 });
    expect(spans(json, 5)).toEqual({ from: 4, to: 5 });
  });
});

describe('findings compared with those before', () => {
  const finding: Finding = {
    path: 'content/nl/a.mdx',
    line: 5,
    column: 1,
    level: 'error',
    rule: 'links',
    code: 'different',
    data: { expected: 'x', at: 'content/en/a.mdx:5:1' },
    message: 'expected x.',
    fix: 'write it.',
  };
  const text = ['---', 'title: x', '---', '', '# One', '', 'x', '', '# Two', ''].join('\n');
  const touching = (...lines: number[]) =>
    changesOf(new Map([['content/nl/a.mdx', new Set(lines)]]), new Map([['content/nl/a.mdx', text]]));
  const untouched = changesOf(new Map(), new Map());
  const levels = (before: Finding[], now: Finding[], changes = untouched) =>
    comparedWith(before, now, [], changes).map(({ level, old }) => (old ? `old ${level}` : level));

  test('what was there before is a warning, even if it has moved', () => {
    const moved = { ...finding, line: 40, data: { ...finding.data, at: 'content/en/a.mdx:9:1' } };
    expect(levels([finding], [moved])).toEqual(['old warning']);
  });

  test('what keeps the site from being built blocks anywhere, old or new', () => {
    const stopping = comparedWith([finding], [finding], [finding], untouched);
    expect(stopping.map(({ level, old }) => [level, old])).toEqual([['error', undefined]]);
  });

  test('but not on a line that the change touches', () => {
    expect(levels([finding], [finding], touching(5))).toEqual(['error']);
    expect(levels([finding], [finding], touching(7))).toEqual(['old warning']);
  });

  test('of two equal findings, one is new', () => {
    expect(levels([finding], [finding, { ...finding, line: 9 }])).toEqual(['old warning', 'error']);
  });

  test('a new finding that breaks a page is an error anywhere', () => {
    expect(levels([], [finding])).toEqual(['error']);
    expect(levels([{ ...finding, path: 'content/fr/a.mdx' }], [finding])).toEqual(['error']);
    expect(levels([{ ...finding, rule: 'chars' }], [finding])).toEqual(['error']);
  });

  test('headings: an error in any file that the change touches, as a removed heading is reported at another one', () => {
    const heading: Finding = { ...finding, rule: 'headings' };
    expect(levels([], [heading])).toEqual(['warning']);
    expect(levels([], [heading], touching(10))).toEqual(['error']);
  });

  test.each(['untranslated', 'numbers', 'typography', 'glossary'] as const)(
    '%s: an error in what the change touches only',
    (rule) => {
      const other: Finding = { ...finding, rule };
      expect(levels([], [other])).toEqual(['warning']);
      expect(levels([], [other], touching(7))).toEqual(['error']);
      expect(levels([], [other], touching(10))).toEqual(['warning']);
    },
  );

  test('a missing text: old anywhere, and new only in a file that the change touches', () => {
    const gap: Finding = { ...finding, rule: 'keys', gap: true };
    expect(levels([gap], [gap], touching(5))).toEqual(['old warning']);
    expect(levels([], [gap])).toEqual(['warning']);
    expect(levels([], [gap], touching(99))).toEqual(['error']);
  });

  test('a warning stays a warning', () => {
    expect(levels([], [{ ...finding, level: 'warning' }], touching(5))).toEqual(['warning']);
  });
});
