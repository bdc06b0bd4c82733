import { expect, test } from 'vitest';
import { edit, edits } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { findingsOf, placeOf } from './findings.ts';

const sample = sampleTree();

const at = (place: string) => `content/${place}  error  placeholders`;

test.each([
  ['dropped, at the text that lacks it', 'ar', '{{phone}}', 'us', '8:9'],
  ['doubled', 'fr', '{{phone}}', '{{phone}} {{phone}}', '8:9'],
  ['where English has none', 'zh', 'title: Guide zh', 'title: "{{company}}"', '3:9'],
])('a placeholder is told that is %s', (_, locale, from, to, place) => {
  const path = `${locale}/guide.mdx`;
  expect(findingsOf(edit(sample, path, from, to))).toEqual([at(`${path}:${place}`)]);
});

test.each([
  ['may not have another one than the English form “other”', 'many', 'x {{cnt}}', 1],
  ['may do without the number', 'zero', 'لا صفحات', 0],
  ['may do without the number', 'two', 'صفحتان', 0],
  ['may not do without it', 'few', 'بعض الصفحات', 1],
])('a form of a plural %s: %s, %s', (_, form, words, count) => {
  const tree = edit(sample, 'ar/components.json', `"sitemap.pages_${form} ar {{count}}"`, `"${words}"`);
  expect(findingsOf(tree)).toEqual(Array(count).fill(expect.stringContaining('  error  placeholders')));
});

test('English text with one that nothing fills in is a finding there, and none in the translations', () => {
  const place = placeOf(sample, 'en/common.json', '"page.updated en {{date}}"');
  const found = findingsOf(edit(sample, 'en/common.json', '{{date}}', '{{daet}}'));
  expect(found).toEqual([`${place}  error  placeholders`]);
});

test.each([
  ['{{phone}}', '{{ phone }}', 0],
  ['{{phone, short}}', '{{ phone,short }}', 0],
  ['A <1>link</1>', 'Een link', 1],
  ['Call {{phone}}', 'Bel {{phone}', 1],
])('formats, nested texts and tags are placeholders, spaces do not count: %s, %s', (english, own, count) => {
  const leads = ['en', ...translatedTo].map((code) => {
    const lead = `Lead${code === 'fr' ? '\u00a0:' : ':'} call {{phone}}`;
    return [`${code}/guide.mdx`, lead, code === 'nl' ? own : english] as const;
  });
  const told = expect.stringMatching(/^content\/nl.* {2}error {2}placeholders$/);
  expect(findingsOf(edits(sample, ...leads))).toEqual(Array(count).fill(told));
});
