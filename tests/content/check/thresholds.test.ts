import { describe, expect, test } from 'vitest';
import project from '../../../check.config.ts';
import { locales, sourceLocale } from '../../../schema/languages.ts';
import { checkContent } from '../../../scripts/check/check.ts';
import type { Project, Threshold } from '../../../scripts/check/core/project.ts';
import { coverageOf } from '../../../scripts/check/coverage.ts';
import { rulesOf, weighed } from '../../../scripts/check/thresholds.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { contentFolder, edit, type Tree, without } from '../fixture.ts';
import { lineOf } from './findings.ts';
import { sampleOf } from './project.ts';
import { coverage, finding } from './report.ts';

/** Few files, so that each test is quick; whether other pages are there does not matter here. */
const sample = sampleOf(/\/(guide|contact|common|components)\./);

/** A configuration that requires every language but one to be complete. */
const asking = (code: string, complete: number, current = 0): Project => ({
  ...project,
  rules: {
    thresholds: {
      ...Object.fromEntries(
        locales
          .filter((locale) => locale !== sourceLocale)
          .map((locale) => [locale, { complete: 100, current: 0 }]),
      ),
      [code]: { complete, current },
    },
  },
});

/** Levels of the findings, by path. */
function levelsOf(tree: Tree, config: Project): string[] {
  const graph = readGraph(contentFolder(tree));
  return weighed(checkContent(graph), coverageOf(graph), config)
    .filter(({ path }) => path.includes('guide'))
    .map(({ path, level }) => `${path} ${level}`);
}

describe('complete', () => {
  const tree = without(edit(sample, 'nl/guide.mdx', 'title: Guide nl\n', ''), 'fr/guide.mdx');

  test('below it, a missing text or file is an error', () => {
    expect(levelsOf(tree, asking('nl', 100))).toEqual([
      'content/fr/guide.mdx error',
      'content/nl/guide.mdx error',
    ]);
    expect(levelsOf(edit(tree, 'de/guide.mdx', 'title: Guide de\n', ''), asking('de', 99.99))).toContain(
      'content/de/guide.mdx error',
    );
  });

  test('from it on, a warning', () => {
    expect(levelsOf(tree, asking('nl', 90))).toEqual([
      'content/fr/guide.mdx error',
      'content/nl/guide.mdx warning',
    ]);
    expect(levelsOf(tree, asking('fr', 90))).toEqual([
      'content/fr/guide.mdx warning',
      'content/nl/guide.mdx error',
    ]);
  });

  test('where nothing is asked, what a file lacks is one warning, with how much that is', () => {
    const begun = edit(tree, 'nl/guide.mdx', 'heading: Heading nl', 'heading: "TODO: Heading en"');
    const graph = readGraph(contentFolder(begun));
    const told = (complete: number) =>
      weighed(checkContent(graph), coverageOf(graph), asking('nl', complete))
        .filter(({ path }) => path.startsWith('content/nl/'))
        .map(lineOf);
    expect(told(1)).toHaveLength(2);
    expect(told(0)).toEqual(['content/nl/guide.mdx:2:1  warning  keys']);
  });

  test('what is wrong and not missing is an error whatever is asked', () => {
    const wrong = edit(sample, 'nl/guide.mdx', 'title: Guide nl', 'title: 2024');
    expect(levelsOf(wrong, asking('nl', 0))).toEqual(['content/nl/guide.mdx error']);
  });
});

describe('current', () => {
  test('below it, one error names the language, the numbers and what to do', () => {
    const languages = [coverage('nl', 900, 1000, 300), coverage('fr', 1000)];
    const findings = weighed([finding], languages, asking('nl', 0, 80));
    expect(findings.slice(1).map(lineOf)).toEqual(['check.config.ts:1:1  error  stale']);
  });

  test('from it on, nothing', () => {
    expect(weighed([], [coverage('nl', 1000, 1000, 200)], asking('nl', 0, 80))).toEqual([]);
    expect(weighed([], [coverage('nl', 1000, 1000, 1000)], asking('nl', 0, 0))).toEqual([]);
  });
});

describe('check.config.ts', () => {
  test('that of the project is valid', () => {
    expect(Object.keys(rulesOf(project).thresholds)).toEqual(
      locales.filter((locale) => locale !== sourceLocale),
    );
  });

  test('each mistake is named', () => {
    const { thresholds } = asking('nl', 120).rules;
    const { zh: _, ...others } = thresholds;
    expect(() =>
      rulesOf({
        ...project,
        rules: {
          thresholds: {
            ...others,
            fr: { complete: '90' as unknown as number, current: 0 },
            xx: thresholds.de as Threshold,
          },
        },
      }),
    ).toThrow(
      new Error(
        [
          'The configuration of the check is not valid.',
          'check.config.ts: “thresholds.nl.complete”: expected at most 100, found the number 120. → write at most 100.',
          'check.config.ts: “thresholds.fr.complete”: expected a number, found “90”. → write a number.',
          'check.config.ts: “thresholds.zh” is missing. → add “thresholds.zh”.',
          `check.config.ts: “thresholds.xx” is not a known key. → delete “xx”, or use a known key. Known here: ${Object.keys(thresholds).join(', ')}.`,
        ].join('\n'),
      ),
    );
  });
});
