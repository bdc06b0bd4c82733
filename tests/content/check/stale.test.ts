import { describe, expect, test } from 'vitest';
import { validate } from '../../../scripts/check/validate.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { contentFolder, edit, type Tree, textOf, without } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { allFindingsOf, placeOf } from './findings.ts';

const sample = sampleTree();

/** The line with the record of a page. */
const recordIn = (tree: Tree, path: string): string => /^source: .*$/m.exec(textOf(tree, path))?.[0] ?? '';

/** A record with the digits of one part replaced. */
const withPart = (tree: Tree, path: string, part: string, digits: string): Tree => {
  const old = recordIn(tree, path);
  return edit(tree, path, old, old.replace(new RegExp(`"${part}":"\\w+"`), `"${part}":${digits}`));
};

const ofDutch = (tree: Tree): string[] =>
  allFindingsOf(tree).filter((finding) => finding.startsWith('content/nl'));

describe('a page', () => {
  const changed = edit(
    edit(sample, 'en/guide.mdx', 'Lead: call', 'Lead: please call'),
    'en/guide.mdx',
    'Text en.',
    'Other text en.',
  );

  test('English changed: each part at its own line, called as the translation calls it, with its commands', () => {
    expect(ofDutch(changed)).toEqual([
      `content/nl/guide.mdx:5:1  warning  stale`,
      `${placeOf(sample, 'nl/guide.mdx', '## First nl')}  warning  stale`,
    ]);
    expect(allFindingsOf(changed)).toHaveLength(2 * translatedTo.length);
  });

  test('“checked” in place of the digits says that one part follows English', () => {
    expect(ofDutch(withPart(changed, 'nl/guide.mdx', 'hero', 'checked'))).toEqual([
      `${placeOf(sample, 'nl/guide.mdx', '## First nl')}  warning  stale`,
    ]);
  });

  test('a change of English that says nothing new, and any change of a translation, change nothing', () => {
    const cosmetic = edit(sample, 'en/guide.mdx', '[a link](/contact)', 'a [link](/about)');
    expect(allFindingsOf(cosmetic).filter((finding) => finding.endsWith('  stale'))).toEqual([]);
    const translated = edit(changed, 'nl/guide.mdx', 'Text nl.', 'Andere tekst.');
    expect(allFindingsOf(translated)).toEqual(allFindingsOf(changed));
  });

  test('a part that is new or gone is told once, by the rule that asks for it', () => {
    const more = edit(sample, 'en/guide.mdx', '## Second', '## Third en [#third]\n\nThree.\n\n## Second');
    expect(ofDutch(more)).toEqual([expect.stringContaining('  headings')]);
    const less = edit(sample, 'en/guide.mdx', '## First en [#first]\n\nText en.\n\n', '');
    expect(ofDutch(less)).toEqual([expect.stringContaining('  headings')]);
  });

  test('a part that both languages lost stands in the record only', () => {
    let less = edit(sample, 'en/guide.mdx', '## First en [#first]\n\nText en.\n\n', '');
    less = edit(less, 'nl/guide.mdx', '## First nl [#first]\n\nText nl.\n\n', '');
    expect(ofDutch(less)).toEqual([
      expect.stringMatching(/^content\/nl\/guide\.mdx:9:\d+ {2}warning {2}stale$/),
    ]);
  });

  test('a part that is not recorded, and digits that are none', () => {
    for (const digits of ['123456', 'null', '"1a2"'])
      expect(ofDutch(withPart(sample, 'nl/guide.mdx', 'hero', digits))).toEqual([
        expect.stringContaining('nl/guide.mdx:5:1  warning  stale'),
      ]);
    const old = recordIn(sample, 'nl/guide.mdx');
    const without = edit(sample, 'nl/guide.mdx', old, old.replace(/"hero":"\w+",/, ''));
    expect(ofDutch(without)).toEqual(['content/nl/guide.mdx:5:1  warning  stale']);
  });

  test('nothing is recorded', () => {
    const untracked = edit(sample, 'nl/guide.mdx', `${recordIn(sample, 'nl/guide.mdx')}\n`, '');
    expect(allFindingsOf(untracked)).toEqual(['content/nl/guide.mdx:1:1  warning  stale']);
  });

  test.each(['source: yes', 'source:', 'source: 12345678 label=1234', 'source: [a, b]'])(
    'a record that is none: %s',
    (written) => {
      expect(allFindingsOf(edit(sample, 'nl/guide.mdx', recordIn(sample, 'nl/guide.mdx'), written))).toEqual([
        'content/nl/guide.mdx:9:1  warning  stale',
      ]);
    },
  );

  test('a file that cannot be read is no stale one as well', () => {
    expect(allFindingsOf(edit(changed, 'en/guide.mdx', 'label: Guide en', 'label: [')).length).toBe(1);
    const broken = edit(changed, 'nl/guide.mdx', 'label: Guide nl', 'label: [');
    expect(ofDutch(broken)).toEqual([expect.stringContaining('  parse')]);
  });

  test('English has no record', () => {
    const own = edit(
      sample,
      'en/guide.mdx',
      'label: Guide en',
      'label: Guide en\nsource: { label: checked }',
    );
    expect(allFindingsOf(own)).toEqual([expect.stringContaining('en/guide.mdx:3:1  error  keys')]);
  });

  test('the record is no content: the site can be built whatever it says', () => {
    const old = recordIn(sample, 'nl/guide.mdx');
    const graph = readGraph(contentFolder(edit(sample, 'nl/guide.mdx', old, 'source: yes')));
    expect(validate(graph)).toEqual([]);
    expect(graph.pages.get('guide')?.files.get('nl')?.data?.value).not.toHaveProperty('source');
  });
});

describe('a namespace', () => {
  const changed = edit(sample, 'en/common.json', '"skip en"', '"skip this"');
  const path = 'nl/common.source.json';

  test('a text that changed, at its key', () => {
    const line = textOf(sample, path).split('\n').indexOf('  "skip":') + 1;
    expect(line).toBeGreaterThan(1);
    expect(ofDutch(changed)).toEqual([`${placeOf(changed, 'nl/common.json', '"skip": ')}  warning  stale`]);
    const [, digits = ''] = /"skip":\n {4}"(\w+)"/.exec(textOf(sample, path)) ?? [];
    expect(ofDutch(edit(changed, path, digits, 'checked'))).toEqual([]);
  });

  test('a plural has one finding, at its first form', () => {
    const plural = edit(sample, 'en/components.json', '"sitemap.pages_one en {{count}}"', '"x {{count}}"');
    const findings = allFindingsOf(plural);
    expect(findings).toHaveLength(translatedTo.length);
    expect(findings[0]).toContain(
      `${placeOf(plural, 'ar/components.json', '"pages_zero": ')}  warning  stale`,
    );
  });

  test('a key that English does not have any more', () => {
    const tree = edit(sample, path, '{\n', '{\n  "a.b":\n    "123456",\n');
    expect(allFindingsOf(tree)).toEqual(['content/nl/common.source.json:2:3  warning  stale']);
  });

  test('no record, one that holds something else, and one that cannot be read', () => {
    expect(allFindingsOf(without(sample, path))).toEqual(['content/nl/common.json:1:1  warning  stale']);
    expect(allFindingsOf({ ...sample, [path]: '[]\n' })).toEqual([
      expect.stringContaining('content/nl/common.source.json:1:1  warning  stale'),
    ]);
    expect(allFindingsOf({ ...sample, [path]: '{' })).toEqual([
      expect.stringContaining('content/nl/common.source.json:1:2  error  parse'),
    ]);
  });

  test('a text that is not translated yet is missing, and not stale as well', () => {
    const more = edit(changed, 'nl/common.json', '  "skip": "skip nl",\n', '');
    expect(ofDutch(more)).toEqual([expect.stringContaining('  keys')]);
  });

  test('a record of nothing', () => {
    const tree = {
      ...sample,
      'nl/offers.source.json': '{}',
      'en/common.source.json': '{}',
      'nl/home.source.json': '{}',
    };
    expect(allFindingsOf(tree)).toEqual([
      'content/en/common.source.json:1:1  error  file',
      'content/nl/home.source.json:1:1  error  file',
      'content/nl/offers.source.json:1:1  error  file',
    ]);
    expect(allFindingsOf(without(sample, 'nl/common.json'))).toEqual([
      expect.stringContaining('content/nl/common.json:1:1  error  file'),
    ]);
  });
});
