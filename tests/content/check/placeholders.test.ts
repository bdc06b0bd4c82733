import { expect, test } from 'vitest';
import { edit } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { findingsOf, placeOf } from './findings.ts';

const sample = sampleTree();

test('dropped, renamed, doubled and in single braces: at the wrong one, or at the text that lacks one', () => {
  let tree = edit(sample, 'ar/guide.mdx', '{{phone}}', 'us');
  tree = edit(tree, 'de/guide.mdx', '{{phone}}', '{{telefon}}');
  tree = edit(tree, 'fr/guide.mdx', '{{phone}}', '{{phone}} {{phone}}');
  tree = edit(tree, 'nl/guide.mdx', '{{phone}}', '{phone}');
  tree = edit(tree, 'zh/guide.mdx', 'title: Guide zh', 'title: "{{company}}"');
  const at = (locale: string, place: string) => `content/${locale}/guide.mdx:${place}  error  placeholders`;
  expect(findingsOf(tree)).toEqual([
    at('ar', '8:9'),
    at('de', '8:21'),
    at('fr', '8:9'),
    at('nl', '8:21'),
    at('zh', '3:9'),
  ]);
});

test('every plural form is compared with the English form “other”', () => {
  const tree = edit(sample, 'ar/components.json', '"sitemap.pages_many ar {{count}}"', '"x {{cnt}}"');
  expect(findingsOf(tree)).toEqual([
    `${placeOf(tree, 'ar/components.json', '{{cnt}}')}  error  placeholders`,
  ]);
});

test('the forms zero, one and two may do without the number, the others may not', () => {
  const says = (form: string, words: string) =>
    [`"sitemap.pages_${form} ar {{count}}"`, `"${words}"`] as const;
  let tree = edit(sample, 'ar/components.json', ...says('zero', 'لا صفحات'));
  tree = edit(tree, 'ar/components.json', ...says('one', 'صفحة واحدة'));
  tree = edit(tree, 'ar/components.json', ...says('two', 'صفحتان'));
  expect(findingsOf(tree)).toEqual([]);
  const few = edit(tree, 'ar/components.json', ...says('few', 'بعض الصفحات'));
  expect(findingsOf(few)).toEqual([expect.stringContaining('  error  placeholders')]);
  const other = edit(sample, 'ar/components.json', ...says('two', 'صفحتان {{company}}'));
  expect(findingsOf(other)).toEqual([expect.stringContaining('  error  placeholders')]);
});

test('a placeholder of English that nothing fills in is a finding there, and none in the translations', () => {
  const date = placeOf(sample, 'en/common.json', '"page.updated en {{date}}"');
  const misspelt = edit(sample, 'en/common.json', '{{date}}', '{{daet}}');
  expect(findingsOf(misspelt)).toEqual([`${date}  error  placeholders`]);
  const unknown = edit(sample, 'en/common.json', '{{date}}', '{{customer}}');
  expect(findingsOf(unknown)).toEqual([`${date}  error  placeholders`]);
});

test('spaces inside the braces do not count', () => {
  expect(findingsOf(edit(sample, 'nl/guide.mdx', '{{phone}}', '{{ phone }}'))).toEqual([]);
});

test('formats, nested texts and tags are placeholders too', () => {
  const english = (text: string) => edit(sample, 'en/guide.mdx', 'Lead: call {{phone}}', text);
  const dutch = (from: string, to: string) =>
    findingsOf(
      translatedTo.reduce(
        (tree, locale) =>
          edit(
            tree,
            `${locale}/guide.mdx`,
            locale === 'fr' ? 'Lead\u00a0: call {{phone}}' : 'Lead: call {{phone}}',
            locale === 'nl' ? to : from,
          ),
        english(from),
      ),
    );
  expect(dutch('{{phone, short}}', '{{ phone,short }}')).toEqual([]);
  expect(dutch('{{phone, short}}', '{{phone}}')).toEqual([expect.stringContaining('  error  placeholders')]);
  expect(dutch('A <1>link</1>', 'Een link')).toEqual([expect.stringContaining('  error  placeholders')]);
  expect(dutch('Call {{phone}}', 'Bel {{phone}')).toEqual([expect.stringContaining('  error  placeholders')]);
});
