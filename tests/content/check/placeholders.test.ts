import { expect, test } from 'vitest';
import { edit, edits, type Tree } from '../fixture.ts';
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

/** A tree whose Arabic texts of a plural are others. */
const plural = (forms: { readonly [form: string]: string }): Tree =>
  edits(
    sample,
    ...Object.entries(forms).map(
      ([form, words]) =>
        ['ar/components.json', `"sitemap.pages_${form} ar {{count}}"`, `"${words}"`] as const,
    ),
  );

test.each([
  ['have those of the English form “other”', { many: 'x {{cnt}}' }, 1],
  ['may do without the number', { zero: 'لا صفحات', one: 'صفحة واحدة', two: 'صفحتان' }, 0],
  ['may not do without it', { few: 'بعض الصفحات' }, 1],
  ['have no others', { two: 'صفحتان {{company}}' }, 1],
])('forms %s: %j', (_, forms, count) => {
  expect(findingsOf(plural(forms))).toEqual(
    Array(count).fill(expect.stringContaining('  error  placeholders')),
  );
});

test('English text with one that nothing fills in is a finding there, and none in the translations', () => {
  expect(findingsOf(edit(sample, 'en/common.json', '{{date}}', '{{daet}}'))).toEqual([
    `${placeOf(sample, 'en/common.json', '"page.updated en {{date}}"')}  error  placeholders`,
  ]);
});

test.each([
  ['{{phone}}', '{{ phone }}', 0],
  ['{{phone, short}}', '{{ phone,short }}', 0],
  ['A <1>link</1>', 'Een link', 1],
  ['Call {{phone}}', 'Bel {{phone}', 1],
])(
  'formats, nested texts and tags are placeholders, spaces do not count: %s, %s',
  (english, dutch, count) => {
    const leads = ['en', ...translatedTo].map((code) => {
      const colon = code === 'fr' ? '\u00a0:' : ':';
      return [`${code}/guide.mdx`, `Lead${colon} call {{phone}}`, code === 'nl' ? dutch : english] as const;
    });
    expect(findingsOf(edits(sample, ...leads))).toEqual(
      Array(count).fill(expect.stringMatching(/^content\/nl.* {2}error {2}placeholders$/)),
    );
  },
);
