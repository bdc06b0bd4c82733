import { expect, test } from 'vitest';
import project from '../../../check.config.ts';
import { locales, sourceLocale } from '../../../schema/languages.ts';
import { checkContent } from '../../../scripts/check/check.ts';
import type { Project } from '../../../scripts/check/core/project.ts';
import { coverageOf } from '../../../scripts/check/coverage.ts';
import { weighed } from '../../../scripts/check/thresholds.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { contentFolder, edit, type Tree, without } from '../fixture.ts';
import { lineOf } from './findings.ts';
import { sampleOf } from './project.ts';
import { coverage, finding } from './report.ts';

/** Few files, so that each test is quick; whether other pages are there does not matter here. */
const sample = sampleOf(/\/(guide|contact|common|components)\./);

const targets = locales.filter((locale) => locale !== sourceLocale);

/** A configuration that requires every language but one to be complete. */
const asking = (code: string, complete: number, current = 0): Project => ({
  ...project,
  rules: {
    thresholds: {
      ...Object.fromEntries(targets.map((locale) => [locale, { complete: 100, current: 0 }])),
      [code]: { complete, current },
    },
  },
});

/** Levels of the findings in guides. */
function levelsOf(tree: Tree, config: Project): string[] {
  const graph = readGraph(contentFolder(tree));
  return weighed(checkContent(graph), coverageOf(graph), config)
    .filter(({ path }) => path.includes('guide'))
    .map(
      ({ path, level, rule }) => `${path.slice('content/'.length, -'/guide.mdx'.length)} ${level} ${rule}`,
    );
}

const incomplete = edit(sample, 'nl/guide.mdx', 'title: Guide nl\n', '');
const begun = edit(incomplete, 'nl/guide.mdx', 'heading: Heading nl', 'heading: "TODO: Heading en"');
const wrong = edit(sample, 'nl/guide.mdx', 'title: Guide nl', 'title: 2024');

test.each([
  ['below it, a missing text is an error', incomplete, 100, ['nl error keys']],
  ['so is a missing file below it', without(sample, 'nl/guide.mdx'), 100, ['nl error file']],
  ['and from it on', without(sample, 'nl/guide.mdx'), 70, ['nl warning file']],
  ['where nothing is asked, they have one', begun, 0, ['nl warning keys']],
  ['what is wrong and not missing is an error whatever is asked', wrong, 0, ['nl error keys']],
])('complete: %s', (_, tree, complete, levels) => {
  expect(levelsOf(tree, asking('nl', complete))).toEqual(levels);
});

test('current: below it, one error, and from it on, nothing', () => {
  const languages = [coverage('nl', 900, 1000, 300), coverage('fr', 1000)];
  const findings = weighed([finding], languages, asking('nl', 0, 80));
  expect(findings.slice(1).map(lineOf)).toEqual(['check.config.ts:1:1  error  stale']);
  expect(weighed([], [coverage('nl', 1000, 1000, 200)], asking('nl', 0, 80))).toEqual([]);
  expect(weighed([], [coverage('nl', 1000, 1000, 1000)], asking('nl', 0, 0))).toEqual([]);
});

test('current: the error is at the thresholds of the configuration', () => {
  const text = 'export default {\n  rules: {\n    thresholds: {\n      nl: {},';
  const config = { ...asking('nl', 0, 80), config: { path: 'check.config.mjs', text } };
  expect(weighed([], [coverage('nl', 1000, 1000, 300)], config).map(lineOf)).toEqual([
    'check.config.mjs:3:5  error  stale',
  ]);
});
