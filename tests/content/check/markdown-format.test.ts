import { expect, test } from 'vitest';
import { markdown } from '../../../scripts/check/formats/markdown.ts';
import { coverage, finding, report, repository } from './report.ts';

test('a table of languages, and findings with links', () => {
  const text = markdown({
    ...report([finding, { ...finding, path: 'content/zh/über uns.mdx', level: 'warning', rule: 'file' }]),
    coverage: [coverage('nl', 90, 100, 10), coverage('zh', 100)],
    repository,
  });
  const url = 'https://github.example/hulma/website/blob';
  const rule = `**error** [keys](${url}/main/docs/rules/keys.md)`;
  const line =
    '“title”: expected text, found the number 2024\\.\n  → put the value in double quotes: "2024"\\.\n';
  for (const said of [
    '## Translations\n\n1 error, 1 warning in 2 files\\.\n\n| Language | Complete |',
    '\n| Dutch | 90 % | 10 | 10 | 1 | 0 |\n| Chinese | 100 % | 0 | 0 | 0 | 1 |\n\n',
    '\n### content/nl/about\\.mdx (1 error)\n\n- [2:8](',
    `(${url}/abc123/content/nl/about.mdx?plain=1#L2) ${rule}: ${line}`,
    `(${url}/abc123/content/zh/%C3%BCber%20uns.mdx?plain=1#L2) **warning** [file](`,
  ])
    expect(text).toContain(said);
});

test('without a repository, no links', () => {
  expect(markdown(report([finding]))).toContain('- 2:8 **error** keys: “title”');
});

test('older findings stand apart', () => {
  expect(markdown(report([{ ...finding, old: true, level: 'warning' }]))).toMatch(
    /<details><summary>Older findings, which do not block<\/summary>\n\n### content/,
  );
});
