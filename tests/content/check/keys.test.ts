import { describe, expect, test } from 'vitest';
import { common } from '../../../schema/words/common.ts';
import { edit, type Tree, textOf } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { findingsOf, placeOf } from './findings.ts';

const sample = sampleTree();

/** A tree whose file has the lines that match left out. */
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
      'content/nl/guide.mdx:5:1  error  keys  “hero.heading” is missing. It is: The heading of the screen (its only first-level heading). English (content/en/guide.mdx:7:3): “Heading en”. → add “heading” under “hero” and translate the English text.',
    ]);
  });

  test('a deleted group is one finding', () => {
    expect(findingsOf(withoutLines('nl/guide.mdx', /hero:|eyebrow:|heading:|lead:/))).toEqual([
      'content/nl/guide.mdx:2:1  error  keys  “hero” is missing. It is: The opening of the screen. → copy “hero” from content/en/guide.mdx:5:1 and translate its texts.',
    ]);
  });

  test('a misspelt key is one finding, and not also a missing one', () => {
    expect(findingsOf(edit(sample, 'nl/guide.mdx', 'title: Guide nl', 'titel: Guide nl'))).toEqual([
      'content/nl/guide.mdx:3:1  error  frontmatter  “titel” is not a known key; did you mean “title”? → rename “titel” to “title”.',
    ]);
  });

  test('a misspelt key in English is one finding, and none in the translations', () => {
    expect(findingsOf(edit(sample, 'en/guide.mdx', 'hero:', 'heroo:'))).toEqual([
      'content/en/guide.mdx:5:1  error  frontmatter  “heroo” is not a known key; did you mean “hero”? → rename “heroo” to “hero”.',
    ]);
  });

  test('an unknown key beside all the known ones', () => {
    expect(findingsOf(edit(sample, 'nl/guide.mdx', 'title: Guide nl', 'title: Guide nl\nfooter: x'))).toEqual(
      [
        'content/nl/guide.mdx:4:1  error  frontmatter  “footer” is not a known key. → remove “footer”, or use a known key. Known here: label, title, description, hero.',
      ],
    );
  });

  test.each([
    ['title:', 'content/nl/guide.mdx:3:1'],
    ['title: ""', 'content/nl/guide.mdx:3:8'],
    ['title: "  "', 'content/nl/guide.mdx:3:8'],
  ])('an emptied key, %s', (line, place) => {
    expect(findingsOf(edit(sample, 'nl/guide.mdx', 'title: Guide nl', line))).toEqual([
      `${place}  error  frontmatter  “title” is empty. It is: Title of the browser tab and of search results. At most 62 characters; the company name is added. → write a text for “title”.`,
    ]);
  });

  test('a title and a description that search results cannot show', () => {
    const long = 'x'.repeat(50);
    const inDutch = (from: string, to: string) => findingsOf(edit(sample, 'nl/guide.mdx', from, to));
    expect(inDutch('title: Guide nl', `title: Guide ${long} ${long}`)).toEqual([
      'content/nl/guide.mdx:3:8  error  frontmatter  “title” has 107 characters; search results cut off what is more. → write at most 62 characters.',
    ]);
    const [description = ''] = /description: .*/.exec(textOf(sample, 'nl/guide.mdx')) ?? [];
    expect(inDutch(description, `description: ${long}`)).toEqual([
      'content/nl/guide.mdx:4:14  error  frontmatter  “description” has 50 characters; search results show another text instead. → write at least 70 characters.',
    ]);
    expect(
      findingsOf(edit(sample, 'zh/guide.mdx', 'title: Guide zh', `title: ${'椅子'.repeat(16)}`)),
    ).toEqual([
      'content/zh/guide.mdx:3:8  error  frontmatter  “title” has 64 characters, a Chinese one counted as two; search results cut off what is more. → write at most 62 characters.',
    ]);
    // English stands in for it, and a screen that nobody searches for has no limits.
    expect(inDutch('title: Guide nl', `title: "TODO: ${long}${long}"`)).toEqual([
      expect.stringContaining('is still to be translated'),
    ]);
    expect(findingsOf(edit(sample, 'nl/404.mdx', 'title: title nl', `title: title ${long} ${long}`))).toEqual(
      [],
    );
  });

  test('an emptied group', () => {
    expect(findingsOf(withoutLines('nl/guide.mdx', /eyebrow:|heading:|lead:/))).toEqual([
      'content/nl/guide.mdx:5:1  error  frontmatter  “hero” is empty. It is: The opening of the screen. → fill in “hero”.',
    ]);
  });

  test('a number where a text belongs', () => {
    expect(findingsOf(edit(sample, 'nl/guide.mdx', 'title: Guide nl', 'title: 2024'))).toEqual([
      'content/nl/guide.mdx:3:8  error  frontmatter  “title”: expected text, found the number 2024. → put the value in double quotes: "2024".',
    ]);
  });

  test.each([
    ['1.500', 'the number 1.500'],
    ['007', 'the number 007'],
    ['0x10', 'the number 0x10'],
    ['True', 'the boolean True'],
  ])('a value that YAML reads as another: %s', (written, found) => {
    expect(findingsOf(edit(sample, 'nl/guide.mdx', 'title: Guide nl', `title: ${written}`))).toEqual([
      `content/nl/guide.mdx:3:8  error  frontmatter  “title”: expected text, found ${found}. → put the value in double quotes: "${written}".`,
    ]);
  });

  test('a placeholder without quotes, which YAML reads as fields', () => {
    expect(findingsOf(edit(sample, 'nl/guide.mdx', 'title: Guide nl', 'title: {{company}}'))).toEqual([
      'content/nl/guide.mdx:3:1  error  frontmatter  “title”: expected text, found a group of fields. → write one text; one that starts with { or contains “: ” needs double quotes.',
    ]);
  });

  test('an invariant in a translation', () => {
    const tree = edit(sample, 'nl/pricing.mdx', '  hourly:\n', '  hourly:\n    amount: 20\n');
    expect(findingsOf(tree)).toEqual([
      `${placeOf(tree, 'nl/pricing.mdx', 'amount:')}  error  frontmatter  “plans.hourly.amount” is written in the English file only, and taken from there. → remove “plans.hourly.amount” from this file.`,
    ]);
  });

  test('an entry that was renamed is one finding, and its text stays', () => {
    const tree = edit(sample, 'nl/about.mdx', '  second:\n    title: ways', '  derde:\n    title: ways');
    expect(findingsOf(tree)).toEqual([
      `${placeOf(tree, 'nl/about.mdx', 'derde:')}  error  frontmatter  “ways.derde” is not a known key; did you mean “second”? → rename “derde” to “second”.`,
    ]);
  });

  test('an optional group that English leaves out', () => {
    const english = textOf(sample, 'en/services/modeling.mdx').replace(/technologies:\n( {2}.*\n)+/, '');
    const tree = { ...sample, 'en/services/modeling.mdx': english };
    const places = translatedTo.map((locale) =>
      placeOf(tree, `${locale}/services/modeling.mdx`, 'technologies:'),
    );
    expect(findingsOf(tree).map((line) => line.split(' →')[0])).toEqual(
      places.map((place) => `${place}  error  frontmatter  “technologies” is not a known key.`),
    );
  });
});

describe('lists', () => {
  const english = placeOf(sample, 'en/pricing.mdx', 'includes:\n      - plans.hourly');
  const [first, second] = ['      - plans.hourly.includes nl 1\n', '      - plans.hourly.includes nl 2\n'];
  const list = placeOf(sample, 'nl/pricing.mdx', `includes:\n${first}`);

  test('one entry too few', () => {
    expect(findingsOf(edit(sample, 'nl/pricing.mdx', second, ''))).toEqual([
      `${list}  error  keys  “plans.hourly.includes” has 1 entry, the English list (${english}) has 2 entries. → write 2 entries, each the translation of the English one at the same place.`,
    ]);
  });

  test('one entry too many', () => {
    expect(findingsOf(edit(sample, 'nl/pricing.mdx', second, `${second}      - x\n`))).toEqual([
      `${list}  error  keys  “plans.hourly.includes” has 3 entries, the English list (${english}) has 2 entries. → write 2 entries, each the translation of the English one at the same place.`,
    ]);
  });

  test('an empty entry', () => {
    const tree = edit(sample, 'nl/pricing.mdx', second, '      -\n');
    expect(findingsOf(tree)).toEqual([
      expect.stringMatching(
        /^content\/nl\/pricing\.mdx:\d+:8 {2}error {2}frontmatter {2}entry 2 of “plans\.hourly\.includes” is empty\. → write a text for entry 2 of “plans\.hourly\.includes”\.$/,
      ),
    ]);
  });

  test('an empty list, and a text in its place', () => {
    const empty = edit(sample, 'nl/pricing.mdx', `includes:\n${first}${second}`, 'includes: []\n');
    expect(findingsOf(empty)).toEqual([
      `${list}  error  frontmatter  “plans.hourly.includes”: expected at least 1 entry, found an empty list. → write at least 1 entry.`,
    ]);
    const text = edit(sample, 'nl/pricing.mdx', `includes:\n${first}${second}`, 'includes: alles\n');
    expect(findingsOf(text)).toEqual([
      `${placeOf(text, 'nl/pricing.mdx', 'alles')}  error  frontmatter  “plans.hourly.includes”: expected a list, each entry on a line of its own after a hyphen, found “alles”. → write a list, each entry on a line of its own after a hyphen.`,
    ]);
  });
});

describe('JSON', () => {
  test('a deleted, a misspelt, an emptied and an unknown key in four languages', () => {
    let tree = edit(sample, 'nl/common.json', '  "skip": "skip nl",\n', '');
    tree = edit(tree, 'fr/common.json', '"skip"', '"skpi"');
    tree = edit(tree, 'de/common.json', '"skip de"', '""');
    tree = edit(tree, 'ar/common.json', '"skip ar"', '"skip ar", "newsletter": "x"');
    expect(findingsOf(tree)).toEqual([
      `content/ar/common.json:2:22  error  keys  “newsletter” is not a known key. → remove “newsletter”, or use a known key. Known here: ${Object.keys(common.shape).join(', ')}.`,
      'content/de/common.json:2:11  error  keys  “skip” is empty. It is: Link at the very top, for keyboard users: jumps over the menu to the content. → write a text for “skip”.',
      'content/fr/common.json:2:3  error  keys  “skpi” is not a known key; did you mean “skip”? → rename “skpi” to “skip”.',
      'content/nl/common.json:1:1  error  keys  “skip” is missing. It is: Link at the very top, for keyboard users: jumps over the menu to the content. English (content/en/common.json:2:3): “skip en”. → add “skip” and translate the English text.',
    ]);
  });

  test('a key that every object of JavaScript has', () => {
    const tree = edit(
      sample,
      'nl/common.json',
      '"skip nl"',
      '"skip nl", "constructor": "x", "__proto__": "y"',
    );
    expect(findingsOf(tree)).toEqual([
      expect.stringContaining('content/nl/common.json:2:22  error  keys  “constructor” is not a known key.'),
      expect.stringContaining('content/nl/common.json:2:42  error  keys  “__proto__” is not a known key.'),
    ]);
  });

  test('a list in place of the object', () => {
    expect(findingsOf({ ...sample, 'nl/common.json': '["a"]\n' })).toEqual([
      'content/nl/common.json:1:1  error  keys  the file: expected fields, each on a line of its own, found a list. → write fields, each on a line of its own.',
    ]);
  });
});

describe('plural forms', () => {
  const english = `English (${placeOf(sample, 'en/components.json', '"pages_other"')}): “sitemap.pages_other en {{count}}”.`;
  const group = (locale: string) => placeOf(sample, `${locale}/components.json`, '"sitemap"');

  test('Arabic needs six', () => {
    expect(findingsOf(withoutLines('ar/components.json', /"pages_(two|few)"/))).toEqual([
      `${group('ar')}  error  keys  “sitemap.pages_two” is missing: Arabic has a plural form “two”, for numbers such as 2. ${english} → add “pages_two” under “sitemap”.`,
      `${group('ar')}  error  keys  “sitemap.pages_few” is missing: Arabic has a plural form “few”, for numbers such as 3, 4, 5. ${english} → add “pages_few” under “sitemap”.`,
    ]);
  });

  test('a text without any form is one finding', () => {
    expect(findingsOf(withoutLines('ar/components.json', /"pages_/))).toEqual([
      `${group('ar')}  error  keys  “sitemap.pages” is missing. It is: How many screens there are; {{count}} is the number. ${english} → add “pages_zero”, “pages_one”, “pages_two”, “pages_few”, “pages_many”, “pages_other” under “sitemap”: one text for each plural form of Arabic.`,
    ]);
  });

  test('Chinese has no “one”', () => {
    const other = '    "pages_other"';
    const beside = edit(sample, 'zh/components.json', other, `    "pages_one": "{{count}}",\n${other}`);
    expect(findingsOf(beside)).toEqual([
      `${placeOf(beside, 'zh/components.json', '"pages_one"')}  error  keys  “sitemap.pages_one”: this language has no plural form “one”; it has: other. → remove “pages_one”.`,
    ]);
    const instead = edit(sample, 'zh/components.json', '"pages_other"', '"pages_one"');
    expect(findingsOf(instead)).toEqual([
      `${placeOf(instead, 'zh/components.json', '"pages_one"')}  error  keys  “sitemap.pages_one”: this language has no plural form “one”; it has: other. → rename “pages_one” to “pages_other”.`,
    ]);
  });

  test('a misspelt form, and a text without its form', () => {
    let tree = edit(sample, 'ar/components.json', '"pages_few"', '"pages_fwe"');
    tree = edit(tree, 'nl/components.json', '"pages_other"', '"pages"');
    expect(findingsOf(tree)).toEqual([
      `${placeOf(tree, 'ar/components.json', '"pages_fwe"')}  error  keys  “sitemap.pages_fwe” is not a known key; did you mean “pages_few”? → rename “pages_fwe” to “pages_few”.`,
      `${placeOf(tree, 'nl/components.json', '"pages"')}  error  keys  “sitemap.pages” has no plural form; it is written once for each form of the language: pages_one, pages_other. → write “pages_one” and “pages_other” instead of “pages”.`,
    ]);
  });

  test('French may have “many” and need not', () => {
    const other = '    "pages_other"';
    expect(
      findingsOf(edit(sample, 'fr/components.json', other, `    "pages_many": "{{count}}",\n${other}`)),
    ).toEqual([]);
  });
});
