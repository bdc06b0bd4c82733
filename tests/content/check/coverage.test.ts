import { expect, test } from 'vitest';
import project from '../../../check.config.ts';
import { locales, sourceLocale } from '../../../schema/languages.ts';
import { checkWithCoverage } from '../../../scripts/check/check-content.ts';
import type { Project } from '../../../scripts/check/core/project.ts';
import {
  type Amounts,
  countWords,
  type FileCoverage,
  percent,
  percentComplete,
  percentCurrent,
} from '../../../scripts/check/coverage/coverage.ts';
import { mergeGaps } from '../../../scripts/check/coverage/merge-gaps.ts';
import { applyThresholds } from '../../../scripts/check/coverage/thresholds.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { edit, type Tree, temporaryFolder, textOf, without } from '../fixture.ts';
import { lineOf } from './findings.ts';
import { sampleOf } from './project.ts';
import { coverage, finding } from './report.ts';

/** Few files, to keep each test fast; missing pages do not matter here. */
const sample = sampleOf(/\/(guide|about|contact|common|components)\./);

const graphOf = (tree: Tree) => readGraph(temporaryFolder(tree));

/** Returns the coverage of a file in a language. */
function fileOf(tree: Tree, code: string, name: string): FileCoverage {
  const language = checkWithCoverage(graphOf(tree)).coverage.find((other) => other.language.code === code);
  const file = language?.files.find((other) => other.name === name);
  if (!file) throw new Error(`There is no ${name} in ${code}.`);
  return file;
}

/** Returns the amounts of a file, except for those that are 0. */
const numbers = ({ required, done, open, stale }: Amounts) =>
  Object.fromEntries(
    Object.entries({ required, done, open, stale })
      .filter(([, { units }]) => units > 0)
      .map(([name, { units, words }]) => [name, [units, words]]),
  );

/** The number of fields and sections in guide.mdx, and of their English words. */
const whole = [9, 25];

const guide = textOf(sample, 'nl/guide.mdx');
const inDutch = (text: string): FileCoverage => fileOf({ ...sample, 'nl/guide.mdx': text }, 'nl', 'guide');

test('counts everything in a complete translation as done and current', () => {
  const file = inDutch(guide);
  expect(numbers(file)).toEqual({ required: whole, done: whole });
  expect(file).toMatchObject({ source: 'content/en/guide.mdx' });
  for (const language of checkWithCoverage(graphOf(sample)).coverage) {
    expect(language.done).toEqual(language.required);
    expect([percentComplete(language), percentCurrent(language)]).toEqual([100, 100]);
  }
});

test.each([
  ['a missing field', 'title: Guide nl\n', '', 'incomplete', { done: [8, 23], open: [1, 2] }],
  ['a TODO', 'title: Guide nl', 'title: "TODO: Guide en"', 'incomplete', { done: [8, 23], open: [1, 2] }],
  ['an extra section', /$/, '\n## Extra [#extra]\n\nMeer tekst.\n', 'translated', { done: whole }],
  ['no record', /^source: .*\n/m, '', 'translated', { done: whole }],
])('counts the text of a page with %s', (_, from, to, state, amounts) => {
  const file = inDutch(guide.replace(from, to));
  expect(numbers(file)).toEqual({ required: whole, ...amounts });
  expect(file.state).toBe(state);
});

test('counts nothing of a missing page, and what is readable of a broken one', () => {
  const missing = fileOf(without(sample, 'nl/guide.mdx'), 'nl', 'guide');
  expect([missing.state, numbers(missing)]).toEqual(['missing', { required: whole, open: whole }]);
  const broken = inDutch(guide.replace('title: Guide nl', 'title: "Guide nl'));
  expect([broken.state, numbers(broken)]).toMatchObject(['broken', { required: whole, done: [3, 12] }]);
});

test('stale text is done, but not current', () => {
  const more = edit(sample, 'en/guide.mdx', '\n\n## Second', ' It says more.\n\n## Second');
  const file = fileOf(edit(more, 'en/guide.mdx', 'title: Guide en', 'title: New guide en'), 'nl', 'guide');
  expect(numbers(file)).toEqual({ required: [9, 29], done: [9, 29], stale: [2, 10] });
  expect(file.state).toBe('stale');
  expect([percentComplete(file), percentCurrent(file)]).toEqual([100, 65]);
});

test.each([
  ['stale', 'en', /("pages_one": ")/, '$1New '],
  ['incomplete', 'ar', /^.*_few".*\n/m, ''],
])('counts a plural as one %s text', (state, code, from, to) => {
  const path = `${code}/components.json`;
  const file = fileOf({ ...sample, [path]: textOf(sample, path).replace(from, to) }, 'ar', 'components');
  expect(file).toMatchObject({ state, [state === 'stale' ? 'stale' : 'open']: { units: 1 } });
});

test('counts words as people do, and rounds percentages down, so that 100 means everything', () => {
  expect(countWords('Call {{phone}}: we’re open 24-7, at 1,500.50 dollars.')).toBe(8);
  expect([percent(1999, 2000), percent(0, 0)]).toEqual([99, 100]);
});

const targets = locales.filter((locale) => locale !== sourceLocale);

/** Returns a configuration with thresholds for one language; every other one must be complete. */
function asking(code: string, complete: number, current = 0): Project {
  const others = Object.fromEntries(targets.map((locale) => [locale, { complete: 100, current: 0 }]));
  return { ...project, rules: { thresholds: { ...others, [code]: { complete, current } } } };
}

/** Returns the levels of the findings in guides. */
function levelsOf(tree: Tree, config: Project): string[] {
  const { findings, coverage } = checkWithCoverage(graphOf(tree));
  return mergeGaps(applyThresholds(findings, coverage, config), coverage, config)
    .filter(({ path }) => path.includes('guide'))
    .map(({ path, level, rule }) => `${path.split('/')[1]} ${level} ${rule}`);
}

const incomplete = edit(sample, 'nl/guide.mdx', 'title: Guide nl\n', '');
const begun = edit(incomplete, 'nl/guide.mdx', 'heading: Heading nl', 'heading: "TODO: Heading en"');
const wrong = edit(sample, 'nl/guide.mdx', 'title: Guide nl', 'title: 2024');

test.each([
  ['a missing field is an error below it', incomplete, 100, ['nl error keys']],
  ['a missing file is an error below it', without(sample, 'nl/guide.mdx'), 100, ['nl error file']],
  ['a missing file is a warning at or above it', without(sample, 'nl/guide.mdx'), 70, ['nl warning file']],
  ['missing fields are one warning if it is 0', begun, 0, ['nl warning keys']],
  ['a wrong value is an error even if it is 0', wrong, 0, ['nl error keys']],
])('threshold “complete”: %s', (_, tree, complete, levels) => {
  expect(levelsOf(tree, asking('nl', complete))).toEqual(levels);
});

test('threshold “current”: one error below it, and nothing at or above it', () => {
  const languages = [coverage('nl', 900, 1000, 300), coverage('fr', 1000)];
  const findings = applyThresholds([finding], languages, asking('nl', 0, 80));
  expect(findings.slice(1).map(lineOf)).toEqual(['check.config.ts:1:1  error  stale']);
  expect(applyThresholds([], [coverage('nl', 1000, 1000, 200)], asking('nl', 0, 80))).toEqual([]);
  expect(applyThresholds([], [coverage('nl', 1000, 1000, 1000)], asking('nl', 0, 0))).toEqual([]);
});
