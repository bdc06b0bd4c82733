import { describe, expect, test } from 'vitest';
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

test('everything is there', () => {
  const file = fileOf(sample, 'nl', 'guide');
  expect(numbers(file)).toEqual({ required: whole, done: whole });
  expect(file).toMatchObject({
    kind: 'page',
    path: 'content/nl/guide.mdx',
    source: 'content/en/guide.mdx',
    state: 'translated',
    untracked: false,
  });
  for (const language of coverageOf(graphOf(sample))) {
    expect(language.done).toEqual(language.required);
    expect([completeness(language), currency(language)]).toEqual([100, 100]);
  }
});

describe('what does not count as done', () => {
  test('a missing field', () => {
    const file = fileOf(edit(sample, 'nl/guide.mdx', 'title: Guide nl\n', ''), 'nl', 'guide');
    expect(numbers(file)).toEqual({ required: whole, done: [8, 23], missing: [1, 2] });
    expect(file.state).toBe('incomplete');
  });

  test('a section without its text, though its heading is there', () => {
    const file = fileOf(edit(sample, 'nl/guide.mdx', 'Text nl.\n', ''), 'nl', 'guide');
    expect(numbers(file)).toMatchObject({ missing: [1, 4] });
  });

  test('a text marked TODO', () => {
    const file = fileOf(
      edit(sample, 'nl/guide.mdx', 'title: Guide nl', 'title: "TODO: Guide en"'),
      'nl',
      'guide',
    );
    expect(numbers(file)).toEqual({ required: whole, done: [8, 23], todo: [1, 2] });
    expect(file.state).toBe('incomplete');
  });

  test('a file that is not there', () => {
    const file = fileOf(without(sample, 'nl/guide.mdx'), 'nl', 'guide');
    expect(numbers(file)).toEqual({ required: whole, missing: whole });
    expect(file.state).toBe('missing');
  });

  test('a plural without one of its forms', () => {
    const words = JSON.parse(textOf(sample, 'ar/components.json'));
    const forms = JSON.stringify(words).match(/"\w+_few"/g) ?? [];
    expect(forms.length).toBeGreaterThan(0);
    const tree = {
      ...sample,
      'ar/components.json': textOf(sample, 'ar/components.json').replace(/^.*_few".*\n/m, ''),
    };
    const file = fileOf(tree, 'ar', 'components');
    expect(file).toMatchObject({ state: 'incomplete', missing: { units: 1 } });
  });
});

test('a file that cannot be read is broken, and what can be read of it counts', () => {
  const file = fileOf(edit(sample, 'nl/guide.mdx', 'title: Guide nl', 'title: "Guide nl'), 'nl', 'guide');
  expect(file.state).toBe('broken');
  expect(numbers(file)).toMatchObject({ required: whole, done: [3, 12] });
});

test('what a translation has beyond English does not count', () => {
  const tree = {
    ...sample,
    'nl/guide.mdx': `${textOf(sample, 'nl/guide.mdx')}\n## Extra [#extra]\n\nMeer tekst.\n`,
  };
  expect(numbers(fileOf(tree, 'nl', 'guide'))).toEqual({ required: whole, done: whole });
});

test('stale texts are done, and not current', () => {
  let tree = edit(sample, 'en/guide.mdx', 'title: Guide en', 'title: New guide en');
  tree = edit(tree, 'en/guide.mdx', '\n\n## Second', ' It says more.\n\n## Second');
  const file = fileOf(tree, 'nl', 'guide');
  expect(numbers(file)).toEqual({ required: [9, 29], done: [9, 29], stale: [2, 10] });
  expect(file).toMatchObject({ state: 'stale', untracked: false });
  expect([completeness(file), currency(file)]).toEqual([100, 65]);
});

test('stale texts of a namespace, a plural among them', () => {
  const english = textOf(sample, 'en/components.json').replace(/("pages_one": ")/, '$1New ');
  const file = fileOf({ ...sample, 'en/components.json': english }, 'ar', 'components');
  expect(file).toMatchObject({ state: 'stale', stale: { units: 1 } });
});

test('a translation that does not say from which English text it was made', () => {
  const untracked = textOf(sample, 'nl/guide.mdx').replace(/^source: .*\n/m, '');
  expect(fileOf({ ...sample, 'nl/guide.mdx': untracked }, 'nl', 'guide')).toMatchObject({
    untracked: true,
    state: 'translated',
  });
});

test('words', () => {
  expect(countWords('Call {{phone}}: we’re open 24-7, at 1,500.50 dollars.')).toBe(8);
  expect(countWords('')).toBe(0);
});

test('percent are rounded down, so that 100 means everything', () => {
  expect(percent(1999, 2000)).toBe(99);
  expect(percent(0, 0)).toBe(100);
});
