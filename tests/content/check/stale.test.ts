import { expect, test } from 'vitest';
import { validate } from '../../../scripts/check/validate.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { edit, type Tree, temporaryFolder, textOf, without } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { allFindingsOf, check, placeOf } from './findings.ts';

const sample = sampleTree();

const page = 'nl/guide.mdx';
const record = 'nl/common.source.json';

/** The line with the record of the Dutch page. */
const recorded = /^source: .*$/m.exec(textOf(sample, page))?.[0] ?? '';

/** Returns the sample with another record in that page. */
const withRecord = (line: string): Tree => edit(sample, page, recorded, line);

/** Returns a tree whose record has other digits for the part `hero`. */
const withHero = (tree: Tree, digits: string): Tree =>
  edit(tree, page, /"hero":"\w+"/.exec(recorded)?.[0] ?? '', `"hero":${digits}`);

const english = (tree: Tree, from: string, to: string): Tree => edit(tree, 'en/guide.mdx', from, to);

const ofDutch = (tree: Tree): string[] =>
  allFindingsOf(tree).filter((finding) => finding.startsWith('content/nl'));

const hero = 'nl/guide.mdx:5:1  warning  stale';
const first = `${placeOf(sample, page, '## First nl')}  warning  stale`.replace('content/', '');
const changed = english(english(sample, 'Lead: call', 'Lead: please call'), 'Text en.', 'Other text en.');
const broken = edit(changed, page, 'label: Guide nl', 'label: [');
const more = english(sample, '## Second', '## Third en [#third]\n\nThree.\n\n## Second');
const less = english(sample, '## First en [#first]\n\nText en.\n\n', '');
const words = edit(sample, 'en/common.json', '"skip en"', '"skip this"');
const skip = placeOf(words, 'nl/common.json', '"skip": ').replace('content/', '');
const shorter = edit(sample, 'en/pricing.mdx', '      - plans.hourly.includes en 2\n', '');
const untranslated = edit(words, 'nl/common.json', '  "skip": "skip nl",\n', '');

test.each<[string, Tree, string[]]>([
  ['each part that changed in English, at its own line', changed, [hero, first]],
  ['both even if Dutch changes', edit(changed, page, 'Text nl.', 'Andere tekst.'), [hero, first]],
  ['no part with “checked” in place of its digits', withHero(changed, 'checked'), [first]],
  ['a new part, by the rule for headings', more, ['nl/guide.mdx:19:1  error  headings']],
  ['a removed part, by the same rule', less, ['nl/guide.mdx:15:1  error  headings']],
  ['no part that both languages removed', edit(less, page, '## First nl [#first]\n\nText nl.\n\n', ''), []],
  ['other digits', withHero(sample, '123456'), [hero]],
  ['a value that is no record', withHero(sample, '"12345"'), ['nl/guide.mdx:9:74  warning  stale']],
  ['a list that is shorter in English', shorter, ['nl/pricing.mdx:9:1  warning  stale']],
  ['a page without a record', withRecord('# None'), ['nl/guide.mdx:1:1  warning  stale']],
  ['a broken page only as broken', broken, ['nl/guide.mdx:2:8  error  parse']],
  ['a string of a namespace, at its key', words, [`${skip}  warning  stale`]],
  ['an untranslated string only as missing', untranslated, ['nl/common.json:1:1  error  keys']],
  ['a missing record of a namespace', without(sample, record), ['nl/common.json:1:1  warning  stale']],
  ['a record that is no object', { ...sample, [record]: '[]\n' }, [`${record}:1:1  warning  stale`]],
  ['an unreadable record', { ...sample, [record]: '{' }, [`${record}:1:2  error  parse`]],
  ['the missing file of a record', without(sample, 'nl/common.json'), ['nl/common.json:1:1  error  file']],
])('reports %s', (_, tree, findings) => {
  expect(ofDutch(tree)).toEqual(findings.map((finding) => `content/${finding}`));
});

const copy = 'You receive the finished files that your shop can use.';
const entry = 'ways:\n  new:\n    title: x\n    text: y\n';
const figure = '<Hero />\n\n<Figure of="figure" />';
const rendering = 'services/rendering';
const [field = '', own = ''] = ['en', 'nl'].map(
  (code) => /^figure:\n(?: .*\n)+/m.exec(textOf(sample, `${code}/${rendering}.mdx`))?.[0],
);
const [end, later] = ['9e9e7d"}\n---\n<Hero />', `123456"}\n---\n${figure}`];

test.each([
  ['text marked TODO', 'guide', 'Text en.', 'Other text.', 'Text nl.', 'TODO: Text nl.', 0],
  ['English text', 'guide', 'Text en.', `${copy} Also more.`, 'Text nl.', copy, 0],
  ['an English sentence', 'guide', 'Text en.', copy, 'Text nl.', `${copy}\n\nEen.\n\nTwee.`, 1],
  ['a new placeholder', 'guide', '{{phone}}', '{{phone}} {{company}}', '', '', 0],
  ['a new entry', 'about', 'ways:\n', entry, '', '', 0],
  ['a new field with its component', rendering, '<Hero />', figure, own, '', 0],
  ['the same with new text', rendering, '<Hero />', `Text.\n\n${figure}`, own, '', 1],
  ['a field lost with its component', rendering, field, '', end, later, 0],
])('reports %s, and nothing as stale that must be mended anyway', (_, name, from, to, before, now, stale) => {
  const [source, path] = [`en/${name}.mdx`, `nl/${name}.mdx`];
  const changed = { ...sample, [source]: textOf(sample, source).replace(from, to) };
  const found = ofDutch({ ...changed, [path]: textOf(sample, path).replace(before, now) });
  expect(found.filter((one) => one.endsWith('  stale'))).toHaveLength(stale);
  expect(found.length).toBeGreaterThan(stale);
});

test.each(['yes', '', '12345678 label=1234', '[a, b]'])('reports an invalid record: %j', (written) => {
  const tree = withRecord(`source: ${written}`);
  expect(allFindingsOf(tree)).toEqual(['content/nl/guide.mdx:9:1  warning  stale']);
  expect(validate(readGraph(temporaryFolder(tree)))).toEqual([]);
});

test('reports each language unless English is unreadable, and a record in English', () => {
  expect(allFindingsOf(changed)).toHaveLength(2 * translatedTo.length);
  expect(allFindingsOf(english(changed, 'label: Guide en', 'label: ['))).toHaveLength(1);
  const own = english(sample, 'label: Guide en', 'label: Guide en\nsource: { label: checked }');
  expect(allFindingsOf(own)).toEqual(['content/en/guide.mdx:3:1  error  keys']);
});

test.each(['one', 'other'])('reports a plural whose form “%s” changed once, at its first form', (form) => {
  const plural = edit(sample, 'en/components.json', `pages_${form} en {{count}}`, 'x {{count}}');
  const findings = allFindingsOf(plural);
  expect(findings).toHaveLength(translatedTo.length);
  expect(findings[0]).toBe(`${placeOf(plural, 'ar/components.json', '"pages_zero": ')}  warning  stale`);
});

test('the message says which digits to replace, for translators without a terminal', () => {
  const tree = english(words, 'Text en with', 'New text en with');
  const findings = check(tree).filter(({ path }) => path.startsWith('content/nl/'));
  expect(findings).toHaveLength(2);
  expect(findings[1]?.message).toContain('the text before the first heading');
  const checked = findings.reduce<Tree>((now, { path, fix }) => {
    const named = /replace the digits below “([^”]+)” (?:under “source”|in content\/(\S+)) \(line \d+\)/;
    const [, part = '', file = path.slice('content/'.length)] = named.exec(fix) ?? [];
    const digits = new RegExp(`"${part}":\\s*"(\\w+)"`).exec(textOf(now, file))?.[1] ?? '';
    return edit(now, file, digits, 'checked');
  }, tree);
  expect(ofDutch(checked)).toEqual([]);
});
