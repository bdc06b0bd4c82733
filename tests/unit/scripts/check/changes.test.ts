import { describe, expect, test } from 'vitest';
import { type Changes, changesOf, spans, touchedLines } from '../../../../scripts/check/base/changes.ts';
import { comparedWith } from '../../../../scripts/check/base/compare.ts';
import type { Finding } from '../../../../scripts/check/finding.ts';

/** The lines of each file that a diff touches. */
const touched = (diff: string) =>
  Object.fromEntries(
    [...touchedLines(diff)].map(([path, found]) => [path, found === 'all' ? found : [...found]]),
  );

test.each([
  [
    'added, changed and removed lines',
    `diff --git a/nl/a.mdx b/nl/a.mdx
index 1..2 100644
--- a/nl/a.mdx
+++ b/nl/a.mdx
@@ -3 +3,2 @@ title: x
-old
+new
+new
@@ -9,2 +9,0 @@
-gone
-gone
diff --git a/nl/b.mdx b/nl/b.mdx
--- /dev/null
+++ b/nl/b.mdx
@@ -0,0 +1 @@
+one
\\ No newline at end of file
diff --git a/nl/c.mdx b/nl/c.mdx
--- a/nl/c.mdx
+++ /dev/null
@@ -1 +0,0 @@
-one
`,
    { 'nl/a.mdx': [3, 4, 9, 10], 'nl/b.mdx': [1], 'nl/c.mdx': [0, 1] },
  ],
  [
    'no text that looks like a header',
    `--- a/nl/a.mdx
+++ b/nl/a.mdx
@@ -1,2 +1,2 @@
--- a/nl/x.mdx
-@@ -5 +5 @@
+++ b/nl/y.mdx
+@@ -7 +7 @@
`,
    { 'nl/a.mdx': [1, 2] },
  ],
  [
    'names with spaces',
    '--- a/nl/a b.mdx\t\n+++ b/nl/a b.mdx\t\n@@ -1 +1 @@\n-x\n+y\n',
    { 'nl/a b.mdx': [1] },
  ],
  [
    'names with quotation marks and signs',
    '--- "a/nl/\\"a\\"\\t\\\\\\001.mdx"\n+++ "b/nl/\\"a\\"\\t\\\\\\001.mdx"\n@@ -1 +1 @@\n-x\n+y',
    { 'nl/"a"\t\\\u0001.mdx': [1] },
  ],
])('of a diff are read %s', (_, diff, lines) => {
  expect(touched(diff)).toEqual(lines);
});

describe('what belongs together', () => {
  const page =
    '---\ntitle: >-\n  one\n  two\nhero:\n  lead: x\n---\n\nText.\n\n## First [#first]\n\nMore.\n## Second [#second]';
  const json = '{\n  "a": "x",\n  "b": {\n    "c":\n      "y"\n  }\n}\n';

  test.each([
    [page, 2, 2, 4],
    [page, 4, 2, 4],
    [page, 5, 5, 5],
    [page, 6, 6, 6],
    [page, 9, 8, 10],
    [page, 11, 11, 13],
    [page, 13, 11, 13],
    [page, 14, 14, 14],
    [json, 2, 2, 2],
    [json, 5, 4, 5],
  ])('in %j, with line %i: lines %i to %i', (text, line, from, to) => {
    expect(spans(text, line)).toEqual({ from, to });
  });
});

describe('findings compared with those before', () => {
  const data = { expected: 'x', at: 'content/en/a.mdx:5:1' };
  const place = { path: 'content/nl/a.mdx', line: 5, column: 1 };
  const words = { code: 'different', data, message: 'expected x.', fix: 'write it.' };
  const finding: Finding = { ...place, level: 'error', rule: 'links', ...words };
  const gap: Finding = { ...finding, rule: 'keys', gap: true };
  const text = '---\ntitle: x\n---\n\n# One\n\nx\n\n# Two\n';
  const touching = (...lines: number[]) =>
    changesOf(new Map([['content/nl/a.mdx', new Set(lines)]]), new Map([['content/nl/a.mdx', text]]));
  const untouched = changesOf(new Map(), new Map());
  const moved = { ...finding, line: 40, data: { ...data, at: 'content/en/a.mdx:9:1' } };
  const of = (rule: Finding['rule']): Finding[] => [{ ...finding, rule }];

  test.each<[string, Finding[], Finding[], Changes, string[]]>([
    ['what has moved', [finding], [moved], untouched, ['old warning']],
    ['on a touched line', [finding], [finding], touching(5), ['error']],
    ['beside a touched line', [finding], [finding], touching(7), ['old warning']],
    ['twice and once before', [finding], [finding, moved], untouched, ['old warning', 'error']],
    ['new, where a page breaks', [], [finding], untouched, ['error']],
    ['before in another file', [{ ...finding, path: 'content/fr/a.mdx' }], [finding], untouched, ['error']],
    ['before by another rule', of('chars'), [finding], untouched, ['error']],
    ['a heading in another file', [], of('headings'), untouched, ['warning']],
    ['a heading anywhere in the file', [], of('headings'), touching(10), ['error']],
    ['a missing text on a touched line', [gap], [gap], touching(5), ['old warning']],
    ['a missing text in another file', [], [gap], untouched, ['warning']],
    ['a missing text in the file', [], [gap], touching(99), ['error']],
    ['a warning', [], [{ ...finding, level: 'warning' }], touching(5), ['warning']],
    ...(['untranslated', 'numbers', 'typography', 'glossary'] as const).flatMap(
      (rule): [string, Finding[], Finding[], Changes, string[]][] => [
        [`${rule} elsewhere`, [], of(rule), untouched, ['warning']],
        [`${rule} in what is touched`, [], of(rule), touching(7), ['error']],
        [`${rule} beside it`, [], of(rule), touching(10), ['warning']],
      ],
    ),
  ])('%s', (_, before, now, changes, expected) => {
    const levels = comparedWith(before, now, [], changes).map(({ level, old }) =>
      old ? `old ${level}` : level,
    );
    expect(levels).toEqual(expected);
  });

  test('what keeps the site from being built blocks anywhere, old or new', () => {
    const stopping = comparedWith([finding], [finding], [finding], untouched);
    expect(stopping.map(({ level, old }) => [level, old])).toEqual([['error', undefined]]);
  });
});
