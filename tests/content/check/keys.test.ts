import { expect, test } from 'vitest';
import { edit, edits, type Tree, textOf } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { findingsOf, placeOf } from './findings.ts';

const sample = sampleTree();

/** Returns the sample without the matching lines of a file. */
function withoutLines(path: string, pattern: RegExp): Tree {
  const lines = textOf(sample, path).split('\n');
  return { ...sample, [path]: lines.filter((line) => !pattern.test(line)).join('\n') };
}

const long = 'x'.repeat(50);
const [description = ''] = /description: .*/.exec(textOf(sample, 'nl/guide.mdx')) ?? [];

test.each([
  ['a missing key, at its group', '  heading: Heading nl\n', '', '5:1'],
  ['a description that is too short', description, `description: ${long}`, '4:14'],
  ['a boolean', 'title: Guide nl', 'title: True', '3:8'],
  ['an escape without quotes', 'title: Guide nl', 'title: Gids\\u00adnl', '3:8'],
  ['an HTML entity', 'title: Guide nl', 'title: Guide &amp; nl', '3:8'],
  ['a reference to another string', 'title: Guide nl', 'title: $t(skip)', '3:8'],
  ['a placeholder without quotes', 'title: Guide nl', 'title: {{company}}', '3:1'],
])('reports a field of a page: %s', (_, from, to, place) => {
  const found = findingsOf(edit(sample, 'nl/guide.mdx', from, to));
  expect(found).toEqual([`content/nl/guide.mdx:${place}  error  keys`]);
});

const first = '      - plans.hourly.includes nl 1\n';
const entry = placeOf(sample, 'nl/pricing.mdx', first.trim().slice(2));
const renamed = edit(sample, 'nl/about.mdx', '  second:\n    title: ways', '  derde:\n    title: ways');
const allowed = edit(
  sample,
  'fr/components.json',
  '"pages_other"',
  '"pages_many": "{{count}}", "pages_other"',
);
const group = placeOf(sample, 'ar/components.json', '"sitemap"');
const misspelled = edit(sample, 'en/guide.mdx', 'hero:', 'heroo:');
const wide = edit(sample, 'zh/guide.mdx', 'title: Guide zh', `title: ${'椅子'.repeat(16)}`);
const inJson = edits(
  sample,
  ['nl/common.json', '  "skip": "skip nl",\n', ''],
  ['fr/common.json', '"skip"', '"skpi"'],
  ['de/common.json', '"skip de"', '""'],
  ['ar/common.json', '"skip ar"', '"skip ar", "newsletter": "x"'],
);
const jsonPlaces = 'ar/common.json:2:22 de/common.json:2:11 fr/common.json:2:3 nl/common.json:1:1';

test.each<[string, Tree, string[]]>([
  ['a missing group, once', withoutLines('nl/guide.mdx', /hero:|^ {2}\w/), ['nl/guide.mdx:2:1']],
  ['a misspelled key in English, but not in the translations', misspelled, ['en/guide.mdx:5:1']],
  ['a title that is too wide in Chinese', wide, ['zh/guide.mdx:3:8']],
  ['a renamed entry, at its new name', renamed, [placeOf(renamed, 'nl/about.mdx', 'derde:')]],
  ['missing, misspelled, empty and unknown keys in JSON', inJson, jsonPlaces.split(' ')],
  ['a number in a list, at its entry', edit(sample, 'nl/pricing.mdx', first, '      - 3\n'), [entry]],
  ['a plural without any form, once', withoutLines('ar/components.json', /"pages_/), [group]],
  ['no optional plural form', allowed, []],
])('reports %s', (_, tree, places) => {
  const paths = places.map((place) => `content/${place.replace('content/', '')}`);
  expect(findingsOf(tree)).toEqual(paths.map((place) => `${place}  error  keys`));
});
