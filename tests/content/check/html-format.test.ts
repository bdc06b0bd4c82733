import { expect, test } from 'vitest';
import { html } from '../../../scripts/check/formats/html/page.ts';
import { coverage, finding, report, repository } from './report.ts';

const full = {
  ...report([finding, { ...finding, level: 'warning', old: true, path: 'content/zh/about.mdx' }], {
    'content/nl/about.mdx': '---\ntitle: 2024\n---\n',
  }),
  coverage: [coverage('nl', 90, 100, 10), coverage('zh', 0, 100)],
  repository,
};

test('the state of each file, with links to read and edit it', () => {
  const page = html(full);
  expect(page).toMatch(/Made on \d{4}-\d\d-\d\d at \d\d:\d\d UTC of abc123, 12 files\./);
  const cell = /<td><span class="incomplete">[\s\S]*?<\/td>/.exec(page)?.[0] ?? '';
  expect(cell).toContain(
    '/edit/main/content/nl/about.mdx" aria-label="Edit about in Dutch: incomplete, 90 %"',
  );
  expect(cell.replace(/<[^>]+>|\s+/g, ' ')).toMatch(/◐ +incomplete, 90 % +1 error/);
  expect(page).toContain('<td><span class="missing">');
  expect(page).toContain('<th scope="row">Dutch</th><td>90 %</td><td>10</td><td>10</td><td>1</td>');
});

test('each finding with its line, its fix and the page of its rule, older ones last', () => {
  const page = html(full);
  const place = 'aria-label="content/nl/about.mdx, line 2, column 8">line 2, column 8</a>';
  expect(page).toContain(`/hulma/website/blob/abc123/content/nl/about.mdx?plain=1#L2" ${place}`);
  expect(page).toContain('<a href="https://github.example/hulma/website/blob/main/docs/rules/keys.md">');
  expect(page).toContain('<p>“<bdi>title</bdi>”: expected text, found the number 2024.</p>');
  expect(page).toContain('<pre dir="auto">title: <mark>2</mark>024</pre>');
  expect(page).toContain('<p>→ put the value in double quotes: &quot;2024&quot;.</p>');
  const articles = [...page.matchAll(/<article id="([^"]*)"/g)].map(([, id]) => id);
  expect(articles).toEqual(['content/nl/about.mdx', 'content/zh/about.mdx']);
  expect(page).toContain('warning</strong>, older, does not block');
});

test('every link within the page leads somewhere, and without a repository there are no others', () => {
  const { repository: _, ...own } = full;
  const page = html(own);
  const targets = [...page.matchAll(/href="([^"]+)"/g)].map(([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) expect(page).toContain(`id="${target.replace(/^#/, '')}"`);
});

test('it loads nothing, and its policy allows nothing else', () => {
  const page = html(full);
  expect(page).toContain(`"Content-Security-Policy" content="default-src 'none'; style-src 'sha256-`);
  expect(page).not.toMatch(/\s(?:src|style|on\w+)=|<link|@import|url\(/);
});

test('huge lines are cut', () => {
  const text = 'x'.repeat(1_000_000);
  const shown = report([{ ...finding, column: 500_000, message: text }], { [finding.path]: `---\n${text}` });
  expect(html(shown).length).toBeLessThan(40_000);
});
