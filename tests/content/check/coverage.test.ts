import { expect, test } from 'vitest';
import {
  type Amounts,
  completeness,
  countWords,
  coverageOf,
  currency,
  type FileCoverage,
  percent,
} from '../../../scripts/check/coverage.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { contentFolder, edit, type Tree, textOf, without } from '../fixture.ts';
import { sampleOf } from './project.ts';

/** Few files, so that each test is quick; whether other pages are there does not matter here. */
const sample = sampleOf(/\/(guide|about|common|components)\./);

const graphOf = (tree: Tree) => readGraph(contentFolder(tree));

/** The coverage of a file in a language. */
function fileOf(tree: Tree, code: string, name: string): FileCoverage {
  const language = coverageOf(graphOf(tree)).find((other) => other.language.code === code);
  const file = language?.files.find((other) => other.name === name);
  if (!file) throw new Error(`There is no ${name} in ${code}.`);
  return file;
}

/** The numbers of a file, without those that are 0. */
const numbers = ({ required, done, missing, todo, stale }: Amounts) =>
  Object.fromEntries(
    Object.entries({ required, done, missing, todo, stale })
      .filter(([, { units }]) => units > 0)
      .map(([name, { units, words }]) => [name, [units, words]]),
  );

/** Fields and sections of guide.mdx, and their English words. */
const whole = [9, 25];

const guide = textOf(sample, 'nl/guide.mdx');
const inDutch = (text: string): FileCoverage => fileOf({ ...sample, 'nl/guide.mdx': text }, 'nl', 'guide');

test('everything is there', () => {
  const file = inDutch(guide);
  expect(numbers(file)).toEqual({ required: whole, done: whole });
  expect(file).toMatchObject({ kind: 'page', source: 'content/en/guide.mdx' });
  for (const language of coverageOf(graphOf(sample))) {
    expect(language.done).toEqual(language.required);
    expect([completeness(language), currency(language)]).toEqual([100, 100]);
  }
});

test.each([
  ['a missing field', 'title: Guide nl\n', '', 'incomplete', { done: [8, 23], missing: [1, 2] }],
  ['a section without its text', 'Text nl.\n', '', 'incomplete', { done: [8, 21], missing: [1, 4] }],
  ['a mark', 'title: Guide nl', 'title: "TODO: Guide en"', 'incomplete', { done: [8, 23], todo: [1, 2] }],
  ['more than English', /$/, '\n## Extra [#extra]\n\nMeer tekst.\n', 'translated', { done: whole }],
  ['no record', /^source: .*\n/m, '', 'translated', { done: whole }],
])('a page with %s', (_, from, to, state, amounts) => {
  const file = inDutch(guide.replace(from, to));
  expect(numbers(file)).toEqual({ required: whole, ...amounts });
  expect(file.state).toBe(state);
});

test('a page that is not there, and one that cannot be read, of which counts what can be', () => {
  const missing = fileOf(without(sample, 'nl/guide.mdx'), 'nl', 'guide');
  expect([missing.state, numbers(missing)]).toEqual(['missing', { required: whole, missing: whole }]);
  const broken = inDutch(guide.replace('title: Guide nl', 'title: "Guide nl'));
  expect([broken.state, numbers(broken)]).toMatchObject(['broken', { required: whole, done: [3, 12] }]);
});

test('stale texts are done, and not current', () => {
  const more = edit(sample, 'en/guide.mdx', '\n\n## Second', ' It says more.\n\n## Second');
  const file = fileOf(edit(more, 'en/guide.mdx', 'title: Guide en', 'title: New guide en'), 'nl', 'guide');
  expect(numbers(file)).toEqual({ required: [9, 29], done: [9, 29], stale: [2, 10] });
  expect(file.state).toBe('stale');
  expect([completeness(file), currency(file)]).toEqual([100, 65]);
});

test.each([
  ['stale', 'en', /("pages_one": ")/, '$1New '],
  ['incomplete', 'ar', /^.*_few".*\n/m, ''],
])('a plural is %s as one text', (state, code, from, to) => {
  const path = `${code}/components.json`;
  const file = fileOf({ ...sample, [path]: textOf(sample, path).replace(from, to) }, 'ar', 'components');
  expect(file).toMatchObject({ state, [state === 'stale' ? 'stale' : 'missing']: { units: 1 } });
});

test('words are counted as people do; percent are rounded down, so that 100 means everything', () => {
  expect(countWords('Call {{phone}}: we’re open 24-7, at 1,500.50 dollars.')).toBe(8);
  expect([percent(1999, 2000), percent(0, 0)]).toEqual([99, 100]);
});
