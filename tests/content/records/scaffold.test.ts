import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scaffold } from '../../../scripts/authoring/records/scaffold.ts';
import { translatedFilesOf } from '../../../scripts/check/core/index.ts';
import { readGraph, shownLocale } from '../../../scripts/content/graph.ts';
import { check } from '../check/findings.ts';
import { projectOf } from '../check/project.ts';
import { runIn } from '../check/run-in.ts';
import { edit, readTree, realContent, type Tree, temporaryFolder, textOf, without } from '../fixture.ts';
import { sampleTree } from '../sample.ts';

const content = readTree(realContent);

/** Returns the file that `new` writes, and what it adds. */
function scaffolded(tree: Tree, path: string): { text: string; added: string[] } {
  const [, locale, key, extension] = /^(\w+)\/(.*)(\.\w+)$/.exec(path) ?? [];
  const file = translatedFilesOf(readGraph(temporaryFolder(tree))).find(
    ({ language, source }) =>
      language.code === locale && source.key === key && source.extension === extension,
  );
  if (!file) throw new Error(`There is no English file for ${path}.`);
  return scaffold(file);
}

/** Returns the findings in a tree, except for gaps, stale text and the glossary. */
const mistakesIn = (tree: Tree) =>
  check(tree).filter(({ gap, rule }) => !gap && rule !== 'stale' && rule !== 'glossary');

test.each(['ar/pricing.mdx', 'ar/components.json'])('a new %s mirrors English, to be translated', (path) => {
  const { text, added } = scaffolded(without(content, path), path);
  expect(added).toEqual(['the file']);
  const tree = { ...content, [path]: text };
  expect(mistakesIn(tree)).toEqual(mistakesIn(content));
  expect(check(tree).filter((finding) => finding.path === `content/${path}`).length).toBeGreaterThan(5);
});

/** Returns the lines of a file without their text. */
const outlineOf = (text: string): string => text.replace(/(?<=(?:: |- )).*/g, '');

const fields = /^label: .*\n|(?<=^hero:\n(?: .*\n)*) {2}heading: .*\n/gm;
const forms = /.*"pages_(?:zero|few)".*\n/g;
const entry = /(?<=includes:\n(?: +- .*\n){2}) +- .*\n/;

test.each([
  ['fields', 'nl/about.mdx', fields, ['“label”', '“hero.heading”']],
  ['plural forms', 'ar/components.json', forms, ['“sitemap.pages_zero”', '“sitemap.pages_few”']],
  ['list entries', 'nl/pricing.mdx', entry, ['entry 3 of “plans.hourly.includes”']],
])('adds missing %s at their place, still to be translated', (_, path, missing, expected) => {
  const whole = textOf(content, path);
  const { text, added } = scaffolded({ ...content, [path]: whole.replace(missing, '') }, path);
  expect(added).toEqual(expected);
  expect(outlineOf(text)).toBe(outlineOf(whole));
  expect(text.match(/"TODO: /g)).toHaveLength(added.length);
});

test('adds sections before components that have a heading of their own', () => {
  const dutch = textOf(content, 'nl/pricing.mdx');
  const tree = { ...content, 'nl/pricing.mdx': dutch.replace(/^## [\s\S]*(?=<Quote)/m, '') };
  const { text, added } = scaffolded(tree, 'nl/pricing.mdx');
  expect(added).toEqual(['the section #choice', 'the section #factors', 'the section #agreement']);
  const parts = text.match(/^(?:## TODO: .*|<\w+ .*)$/gm)?.map((line) => line.replace(/^## .* /, ''));
  const sections = ['[#choice]', '[#factors]', '[#agreement]'];
  expect(parts).toEqual(['<Hero />', '<Plans />', '<Disclaimer />', ...sections, '<Quote />']);
  expect(mistakesIn({ ...content, 'nl/pricing.mdx': text })).toEqual([]);
});

test('does not touch an unreadable file', () => {
  const broken = () => scaffolded({ ...content, 'nl/common.json': '{' }, 'nl/common.json');
  expect(broken).toThrow(/^content\/nl\/common\.json:1:2 cannot be read: a closing } is missing\./);
});

const sample = sampleTree();

const read = (project: string): string => readFileSync(join(project, 'content/nl/guide.mdx'), 'utf8');

test('creates a missing page, which is shown in English until it is translated', () => {
  const project = projectOf(without(sample, 'nl/guide.mdx'));
  expect(runIn(project, ['new', 'nl/guide'])).toEqual({
    exitCode: 0,
    output: 'Created content/nl/guide.mdx with the English texts. Translate the texts marked TODO.\n',
  });
  expect(read(project)).toMatch(
    /^---\nlabel: "TODO: Guide en"\n[\s\S]*\nsource:\n {2}label:\n {4}"[0-9a-f]{6}"\n[\s\S]*\n---\n\n<Hero \/>\n\nTODO: Text en/,
  );
  const guide = readGraph(join(project, 'content')).pages.get('guide');
  expect(guide && shownLocale(guide, 'nl')).toBe('en');
  const { exitCode, output } = runIn(project, []);
  expect(exitCode).toBe(1);
  expect(output).toContain('“hero.heading” is not translated yet. English: content/en/guide.mdx:7:12.');
  expect(output).not.toMatch(/ {2}(?:stale|links|placeholders|headings|mdx-protected) {2}/);
});

test('creates the missing texts and files of a language, all at once', () => {
  let tree = without(sample, 'nl/common.json', 'nl/common.source.json', 'nl/about.mdx');
  tree = edit(tree, 'nl/guide.mdx', 'title: Guide nl\n', '');
  const project = projectOf(tree);
  expect(runIn(project, ['new', 'nl']).output.split('\n')).toEqual([
    'Created content/nl/about.mdx with the English texts. Translate the texts marked TODO.',
    'content/nl/guide.mdx: added “title”. Translate the texts marked TODO.',
    'Created content/nl/common.json with the English texts. Translate the texts marked TODO.',
    '',
  ]);
  expect(read(project)).toContain('label: Guide nl\ntitle: "TODO: Guide en"\ndescription: Description nl-');
  expect(runIn(project, []).output).not.toMatch(/is missing| {2}stale {2}/);
  expect(runIn(project, ['new', '--all']).output).toBe('Nothing is missing.\n');
});
