import { describe, expect, test } from 'vitest';
import { validate } from '../../../scripts/check/validate.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { contentFolder, edit, type Tree, textOf, without } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { allFindingsOf, check, placeOf } from './findings.ts';

const sample = sampleTree();

const page = 'nl/guide.mdx';
const record = 'nl/common.source.json';

/** The line with the record of the Dutch page. */
const recorded = /^source: .*$/m.exec(textOf(sample, page))?.[0] ?? '';

/** A tree with another record of it. */
const withRecord = (tree: Tree, line: string): Tree => edit(tree, page, recorded, line);

/** A record with the digits of one part replaced. */
const withHero = (tree: Tree, digits: string): Tree =>
  withRecord(tree, recorded.replace(/"hero":"\w+"/, `"hero":${digits}`));

const english = (tree: Tree, from: string, to: string): Tree => edit(tree, 'en/guide.mdx', from, to);

const ofDutch = (tree: Tree): string[] =>
  allFindingsOf(tree).filter((finding) => finding.startsWith('content/nl'));

const hero = 'content/nl/guide.mdx:5:1  warning  stale';
const first = `${placeOf(sample, page, '## First nl')}  warning  stale`;

describe('a page', () => {
  const changed = english(english(sample, 'Lead: call', 'Lead: please call'), 'Text en.', 'Other text en.');
  const less = english(sample, '## First en [#first]\n\nText en.\n\n', '');

  test('English changed: each part at its own line in each language, whatever the translation changes', () => {
    expect(ofDutch(changed)).toEqual([hero, first]);
    expect(allFindingsOf(changed)).toHaveLength(2 * translatedTo.length);
    const translated = edit(changed, page, 'Text nl.', 'Andere tekst.');
    expect(allFindingsOf(translated)).toEqual(allFindingsOf(changed));
  });

  test('“checked” in place of the digits says that one part follows English', () => {
    expect(ofDutch(withHero(changed, 'checked'))).toEqual([first]);
  });

  test.each([
    ['a part that is new', english(sample, '## Second', '## Third en [#third]\n\nThree.\n\n## Second')],
    ['a part that is gone', less],
  ])('%s is told once, by the rule that asks for it', (_, tree) => {
    expect(ofDutch(tree)).toEqual([expect.stringContaining('  headings')]);
  });

  test('a part that both languages lost may stay in the record', () => {
    const both = edit(less, page, '## First nl [#first]\n\nText nl.\n\n', '');
    expect(ofDutch(both)).toEqual([]);
  });

  test.each([
    ['that are others', withHero(sample, '123456')],
    ['that are none', withHero(sample, 'null')],
    ['with a letter that is none', withHero(sample, '"1a2"')],
    ['that are missing', withRecord(sample, recorded.replace(/"hero":"\w+",/, ''))],
  ])('digits %s', (_, tree) => {
    expect(ofDutch(tree)).toEqual([hero]);
  });

  test('nothing is recorded', () => {
    const untracked = edit(sample, page, `${recorded}\n`, '');
    expect(allFindingsOf(untracked)).toEqual(['content/nl/guide.mdx:1:1  warning  stale']);
  });

  test.each(['source: yes', 'source:', 'source: 12345678 label=1234', 'source: [a, b]'])(
    'a record that is none: %s',
    (written) => {
      const tree = withRecord(sample, written);
      expect(allFindingsOf(tree)).toEqual(['content/nl/guide.mdx:9:1  warning  stale']);
      expect(validate(readGraph(contentFolder(tree)))).toEqual([]);
    },
  );

  test('a file that cannot be read is no stale one as well', () => {
    expect(allFindingsOf(english(changed, 'label: Guide en', 'label: [')).length).toBe(1);
    const broken = edit(changed, page, 'label: Guide nl', 'label: [');
    expect(ofDutch(broken)).toEqual([expect.stringContaining('  parse')]);
  });

  test('English has no record', () => {
    const own = english(sample, 'label: Guide en', 'label: Guide en\nsource: { label: checked }');
    expect(allFindingsOf(own)).toEqual([expect.stringContaining('en/guide.mdx:3:1  error  keys')]);
  });
});

describe('a namespace', () => {
  const changed = edit(sample, 'en/common.json', '"skip en"', '"skip this"');

  test('a text that changed, at its key', () => {
    expect(ofDutch(changed)).toEqual([`${placeOf(changed, 'nl/common.json', '"skip": ')}  warning  stale`]);
  });

  test('a plural has one finding, at its first form', () => {
    const plural = edit(sample, 'en/components.json', '"sitemap.pages_one en {{count}}"', '"x {{count}}"');
    const findings = allFindingsOf(plural);
    expect(findings).toHaveLength(translatedTo.length);
    expect(findings[0]).toBe(`${placeOf(plural, 'ar/components.json', '"pages_zero": ')}  warning  stale`);
  });

  test.each([
    ['is missing', without(sample, record), 'content/nl/common.json:1:1  warning  stale'],
    [
      'is something else',
      { ...sample, [record]: '[]\n' },
      'content/nl/common.source.json:1:1  warning  stale',
    ],
    ['cannot be read', { ...sample, [record]: '{' }, 'content/nl/common.source.json:1:2  error  parse'],
    ['is of nothing', without(sample, 'nl/common.json'), 'content/nl/common.json:1:1  error  file'],
  ])('a record that %s', (_, tree, finding) => {
    expect(allFindingsOf(tree)).toEqual([finding]);
  });

  test('a text that is not translated yet is missing, and not stale as well', () => {
    const more = edit(changed, 'nl/common.json', '  "skip": "skip nl",\n', '');
    expect(ofDutch(more)).toEqual([expect.stringContaining('  keys')]);
  });

  test('records of nothing', () => {
    const names = ['en/common', 'nl/home', 'nl/offers'].map((name) => `${name}.source.json`);
    const tree = { ...sample, ...Object.fromEntries(names.map((name) => [name, '{}'])) };
    expect(allFindingsOf(tree)).toEqual(names.map((name) => `content/${name}:1:1  error  file`));
  });
});

test('the message says which digits to replace, for translators without a terminal', () => {
  const words = edit(sample, 'en/common.json', '"skip en"', '"skip to the text"');
  const changed = english(words, 'Text en.', 'Text en, and one sentence more.');
  const findings = check(changed).filter(({ path }) => path.startsWith('content/nl/'));
  expect(findings).toHaveLength(2);
  const checked = findings.reduce<Tree>((tree, { path, fix }) => {
    const named = /in place of the digits below “([^”]+)” (?:under “source”|in content\/(\S+)) \(line \d+\)/;
    const [, part = '', file = path.slice('content/'.length)] = named.exec(fix) ?? [];
    const digits = new RegExp(`"${part}":\\s*"(\\w+)"`).exec(textOf(tree, file))?.[1] ?? '';
    return edit(tree, file, digits, 'checked');
  }, changed);
  expect(ofDutch(checked)).toEqual([]);
});
