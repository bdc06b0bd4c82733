import { describe, expect, test } from 'vitest';
import { edit, type Tree, textOf } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { findingsOf, placeOf } from './findings.ts';

const sample = sampleTree();

/** A tree with the matching lines of a file removed. */
const withoutLines = (path: string, pattern: RegExp): Tree => ({
  ...sample,
  [path]: textOf(sample, path)
    .split('\n')
    .filter((line) => !pattern.test(line))
    .join('\n'),
});

describe('frontmatter', () => {
  test('a deleted key is missing, where its group stands', () => {
    expect(findingsOf(edit(sample, 'nl/guide.mdx', '  heading: Heading nl\n', ''))).toEqual([
      'content/nl/guide.mdx:5:1  error  keys',
    ]);
  });

  test('a deleted group is one finding', () => {
    expect(findingsOf(withoutLines('nl/guide.mdx', /hero:|eyebrow:|heading:|lead:/))).toEqual([
      'content/nl/guide.mdx:2:1  error  keys',
    ]);
  });

  test('a misspelled key in English is one finding, and none in the translations', () => {
    expect(findingsOf(edit(sample, 'en/guide.mdx', 'hero:', 'heroo:'))).toEqual([
      'content/en/guide.mdx:5:1  error  keys',
    ]);
  });

  test.each([
    ['title:', 'content/nl/guide.mdx:3:1'],
    ['title: ""', 'content/nl/guide.mdx:3:8'],
    ['title: "  "', 'content/nl/guide.mdx:3:8'],
  ])('an emptied key, %s', (line, place) => {
    expect(findingsOf(edit(sample, 'nl/guide.mdx', 'title: Guide nl', line))).toEqual([
      `${place}  error  keys`,
    ]);
  });

  test('a title and a description that search results cannot show', () => {
    const long = 'x'.repeat(50);
    const inDutch = (from: string, to: string) => findingsOf(edit(sample, 'nl/guide.mdx', from, to));
    expect(inDutch('title: Guide nl', `title: Guide ${long} ${long}`)).toEqual([
      'content/nl/guide.mdx:3:8  error  keys',
    ]);
    const [description = ''] = /description: .*/.exec(textOf(sample, 'nl/guide.mdx')) ?? [];
    expect(inDutch(description, `description: ${long}`)).toEqual(['content/nl/guide.mdx:4:14  error  keys']);
    expect(
      findingsOf(edit(sample, 'zh/guide.mdx', 'title: Guide zh', `title: ${'椅子'.repeat(16)}`)),
    ).toEqual(['content/zh/guide.mdx:3:8  error  keys']);
    // A text marked TODO is replaced by English, and a screen that search engines do not list has no limits.
    expect(inDutch('title: Guide nl', `title: "TODO: ${long}${long}"`)).toEqual([
      expect.stringContaining('  error  untranslated'),
    ]);
    expect(findingsOf(edit(sample, 'nl/404.mdx', 'title: title nl', `title: title ${long} ${long}`))).toEqual(
      [],
    );
  });

  test.each(['1.500', '007', '0x10', 'True'])('a value that YAML reads as another: %s', (written) => {
    expect(findingsOf(edit(sample, 'nl/guide.mdx', 'title: Guide nl', `title: ${written}`))).toEqual([
      `content/nl/guide.mdx:3:8  error  keys`,
    ]);
  });

  test('a placeholder without quotes, which YAML reads as fields', () => {
    expect(findingsOf(edit(sample, 'nl/guide.mdx', 'title: Guide nl', 'title: {{company}}'))).toEqual([
      'content/nl/guide.mdx:3:1  error  keys',
    ]);
  });

  test('an entry that was renamed is one finding, and its text stays', () => {
    const tree = edit(sample, 'nl/about.mdx', '  second:\n    title: ways', '  derde:\n    title: ways');
    expect(findingsOf(tree)).toEqual([`${placeOf(tree, 'nl/about.mdx', 'derde:')}  error  keys`]);
  });

  test('an optional group that English leaves out', () => {
    const english = textOf(sample, 'en/services/modeling.mdx').replace(/technologies:\n( {2}.*\n)+/, '');
    const tree = { ...sample, 'en/services/modeling.mdx': english };
    const places = translatedTo.map((locale) =>
      placeOf(tree, `${locale}/services/modeling.mdx`, 'technologies:'),
    );
    expect(findingsOf(tree).map((line) => line.split(' →')[0])).toEqual(
      places.map((place) => `${place}  error  keys`),
    );
  });
});

describe('lists', () => {
  const [first, second] = ['      - plans.hourly.includes nl 1\n', '      - plans.hourly.includes nl 2\n'];
  const list = placeOf(sample, 'nl/pricing.mdx', `includes:\n${first}`);

  test('one entry too few', () => {
    expect(findingsOf(edit(sample, 'nl/pricing.mdx', second, ''))).toEqual([`${list}  error  keys`]);
  });

  test('one entry too many', () => {
    expect(findingsOf(edit(sample, 'nl/pricing.mdx', second, `${second}      - x\n`))).toEqual([
      `${list}  error  keys`,
    ]);
  });
});

describe('JSON', () => {
  test('a deleted, a misspelled, an emptied and an unknown key in four languages', () => {
    let tree = edit(sample, 'nl/common.json', '  "skip": "skip nl",\n', '');
    tree = edit(tree, 'fr/common.json', '"skip"', '"skpi"');
    tree = edit(tree, 'de/common.json', '"skip de"', '""');
    tree = edit(tree, 'ar/common.json', '"skip ar"', '"skip ar", "newsletter": "x"');
    expect(findingsOf(tree)).toEqual([
      `content/ar/common.json:2:22  error  keys`,
      'content/de/common.json:2:11  error  keys',
      'content/fr/common.json:2:3  error  keys',
      'content/nl/common.json:1:1  error  keys',
    ]);
  });
});

describe('plural forms', () => {
  const group = (locale: string) => placeOf(sample, `${locale}/components.json`, '"sitemap"');

  test('Arabic needs six', () => {
    expect(findingsOf(withoutLines('ar/components.json', /"pages_(two|few)"/))).toEqual([
      `${group('ar')}  error  keys`,
      `${group('ar')}  error  keys`,
    ]);
  });

  test('a text without any form is one finding', () => {
    expect(findingsOf(withoutLines('ar/components.json', /"pages_/))).toEqual([
      `${group('ar')}  error  keys`,
    ]);
  });

  test('Chinese has no “one”', () => {
    const other = '    "pages_other"';
    const beside = edit(sample, 'zh/components.json', other, `    "pages_one": "{{count}}",\n${other}`);
    expect(findingsOf(beside)).toEqual([
      `${placeOf(beside, 'zh/components.json', '"pages_one"')}  error  keys`,
    ]);
    const instead = edit(sample, 'zh/components.json', '"pages_other"', '"pages_one"');
    expect(findingsOf(instead)).toEqual([
      `${placeOf(instead, 'zh/components.json', '"pages_one"')}  error  keys`,
    ]);
  });

  test('French may have “many” and need not', () => {
    const other = '    "pages_other"';
    expect(
      findingsOf(edit(sample, 'fr/components.json', other, `    "pages_many": "{{count}}",\n${other}`)),
    ).toEqual([]);
  });
});
