import { expect, test } from 'vitest';
import { edit, edits } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { findingsOf, placeOf } from './findings.ts';

const sample = sampleTree();

const at = (place: string) => `content/${place}  error  placeholders`;

test.each([
  ['missing, at the text that lacks it', 'ar', '{{phone}}', 'us', '8:9'],
  ['not in English', 'zh', 'title: Guide zh', 'title: "{{company}}"', '3:9'],
])('reports a placeholder that is %s', (_, locale, from, to, place) => {
  const path = `${locale}/guide.mdx`;
  expect(findingsOf(edit(sample, path, from, to))).toEqual([at(`${path}:${place}`)]);
});

test.each([
  ['may not have a placeholder that the English form “other” lacks', 'many', 'x {{cnt}}', 1],
  ['may omit the number', 'zero', 'لا صفحات', 0],
  ['may omit the number', 'two', 'صفحتان', 0],
  ['may not omit the number', 'few', 'بعض الصفحات', 1],
])('a plural form %s: %s, %s', (_, form, words, count) => {
  const tree = edit(sample, 'ar/components.json', `"sitemap.pages_${form} ar {{count}}"`, `"${words}"`);
  expect(findingsOf(tree)).toEqual(Array(count).fill(expect.stringContaining('  error  placeholders')));
});

test('reports an unknown placeholder in English, but not in its translations', () => {
  const place = placeOf(sample, 'en/common.json', '"page.updated en {{date}}"');
  const found = findingsOf(edit(sample, 'en/common.json', '{{date}}', '{{daet}}'));
  expect(found).toEqual([`${place}  error  placeholders`]);
});

test.each([
  ['{{phone}}', '{{ phone }}', 0],
  ['{{phone, short}}', '{{ phone,short }}', 0],
  ['A <1>link</1>', 'Een link', 1],
  ['Call {{phone}}', 'Bel {{phone}', 1],
])('compares formats and tags like placeholders, and ignores spaces: %s, %s', (english, own, count) => {
  const leads = ['en', ...translatedTo].map((code) => {
    const lead = `Lead${code === 'fr' ? '\u00a0:' : ':'} call {{phone}}`;
    return [`${code}/guide.mdx`, lead, code === 'nl' ? own : english] as const;
  });
  const told = expect.stringMatching(/^content\/nl.* {2}error {2}placeholders$/);
  expect(findingsOf(edits(sample, ...leads))).toEqual(Array(count).fill(told));
});
