import { expect, test } from 'vitest';
import type { Finding } from '../../../scripts/check/finding.ts';
import { codeFrame, human } from '../../../scripts/check/formats/human.ts';
import { json } from '../../../scripts/check/formats/json.ts';
import { coverage, finding, report } from './report.ts';

test('findings by file, each with its line and a caret', () => {
  const place = { path: 'content/zh/about.mdx', line: 1, column: 1 };
  const missing: Finding = { ...finding, ...place, level: 'warning', rule: 'file' };
  const texts = { 'content/nl/about.mdx': '---\ntitle: 2024\n---\n' };
  expect(human(report([finding, missing], texts))).toBe(`content/nl/about.mdx
  2:8  error  keys  “title”: expected text, found the number 2024.
      2 | title: 2024
        |        ^
      fix: put the value in double quotes: "2024".
      see: docs/rules/keys.md

content/zh/about.mdx
  1:1  warning  file  “title”: expected text, found the number 2024.
      fix: put the value in double quotes: "2024".
      see: docs/rules/file.md

1 error, 1 warning in 2 files.
`);
});

test('colors on request only', () => {
  const esc = String.fromCharCode(27);
  expect(human(report([finding]))).not.toContain(esc);
  expect(human(report([finding]), true)).toContain(`${esc}[31merror${esc}[0m`);
});

test('at the end a line for each language, unless all are finished', () => {
  const finished = [coverage('nl', 200), coverage('fr', 200), coverage('zh', 200)];
  const said = 'No findings in 12 files. Dutch, French and Chinese are complete.\n';
  expect(human({ ...report([]), coverage: finished })).toBe(said);
  const begun = [coverage('nl', 1999, 2000, 450), coverage('zh', 0, 2000)];
  expect(human({ ...report([finding]), coverage: begun })).toContain(`
1 error, 0 warnings in 1 file.

Language  Complete  Words to translate  Words stale  Errors  Warnings
Dutch         99 %                   1          450       1         0
Chinese        0 %               2,000            0       0         0
`);
});

test('older findings are counted only', () => {
  const old: Finding = { ...finding, level: 'warning', old: true };
  const none = human({ ...report([old, old]), touched: new Set<string>() });
  expect(none).toBe('No new findings in 12 files. 2 older findings do not block.\n');
  const one = human(report([finding, old]));
  expect(one).toMatch(/\n1 error, 0 warnings in 1 file\. 1 older finding does not block\.\n$/);
});

test('the line of a finding: a tab is one column, a Chinese character two, a long line shown around it', () => {
  expect(codeFrame('\ta：标题 x', 1, 7)).toEqual(['1 |  a：标题 x', '  |          ^']);
  const [line = '', caret = ''] = codeFrame(`${'a'.repeat(300)}X${'b'.repeat(300)}`, 1, 301);
  expect(line.length).toBeLessThan(110);
  expect(line).toMatch(/^1 \| …a+Xb+…$/);
  expect(line.charAt(caret.indexOf('^'))).toBe('X');
  expect(codeFrame('', 9, 1)).toEqual([]);
});

test('json is an array of findings with exactly these properties', () => {
  const text = json(report([{ ...finding, extra: true } as Finding]));
  expect(text.replace(/\s/g, '')).toBe(JSON.stringify([finding]).replace(/\s/g, ''));
  expect(json(report([]))).toBe('[]\n');
});
