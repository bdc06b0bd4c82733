import { expect, test } from 'vitest';
import { html } from '../../../scripts/check/formats/html.ts';
import { coverage, finding, report, repository } from './report.ts';

const full = {
  ...report([finding, { ...finding, level: 'warning', old: true, path: 'content/zh/about.mdx' }]),
  coverage: [coverage('nl', 90, 100, 10), coverage('zh', 0, 100)],
  repository,
};

test('languages, the state of each file, and findings, with links to read and edit', () => {
  const page = html(full);
  const url = 'https://github.example/hulma/website';
  const rule = `<strong>error</strong> <a href="${url}/blob/main/docs/rules/keys.md">keys</a>`;
  for (const said of [
    `UTC of <a href="${url}">abc123</a>, 12 files.`,
    '<p>Dutch</p></th><td><p>90 %</p></td><td><p>10</p></td><td><p>10</p></td><td><p>1</p></td>',
    `<td><p><a href="${url}/edit/main/content/nl/about.mdx">◐ incomplete, 90 %</a> 1 error</p></td>`,
    '<td><p>○ missing 1 warning</p></td>',
    `<li><a href="${url}/blob/abc123/content/nl/about.mdx?plain=1#L2">2:8</a> ${rule}: “title”: expected`,
    '<details><summary>Older findings, which do not block</summary>\n<h3>content/zh/about.mdx (1 warning)',
  ])
    expect(page).toContain(said);
});

test('without a repository there are no links', () => {
  const { repository: _, ...own } = full;
  expect(html(own)).not.toContain('href');
});

test('it loads nothing, and its policy allows nothing else', () => {
  const page = html(full);
  expect(page).toContain(`"Content-Security-Policy" content="default-src 'none'; style-src 'sha256-`);
  expect(page).not.toMatch(/\s(?:src|style|on\w+)=|<link|@import|url\(/);
});
