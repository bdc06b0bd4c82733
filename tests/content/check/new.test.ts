import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGraph, stateOf } from '../../../scripts/content/graph.ts';
import { edit, without } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { projectOf } from './project.ts';
import { runIn } from './run-in.ts';

const sample = sampleTree();

const read = (project: string): string => readFileSync(join(project, 'content/nl/guide.mdx'), 'utf8');

test('a page that a language lacks, which then is not done, until its texts are', () => {
  const project = projectOf(without(sample, 'nl/guide.mdx'));
  expect(runIn(project, ['new', 'nl/guide'])).toEqual({
    exitCode: 0,
    output: 'Created content/nl/guide.mdx with the English texts, still to be translated.\n',
  });
  expect(read(project)).toMatch(
    /^---\nlabel: "TODO: Guide en"\n[\s\S]*\nsource:\n {2}label:\n {4}"[0-9a-f]{6}"\n[\s\S]*\n---\n\n<Hero \/>\n\nTODO: Text en/,
  );
  const guide = readGraph(join(project, 'content')).pages.get('guide');
  expect(guide && stateOf(guide, 'nl')).toBe('missing');
  const { exitCode, output } = runIn(project, []);
  expect(exitCode).toBe(1);
  expect(output).toContain('“hero.heading” is still to be translated. English: content/en/guide.mdx:7:12.');
  expect(output).not.toMatch(/ {2}(?:stale|links|placeholders|headings|mdx-protected) {2}/);
});

test('texts and files that are missing in a language, all at once', () => {
  let tree = without(sample, 'nl/common.json', 'nl/common.source.json', 'nl/about.mdx');
  tree = edit(tree, 'nl/guide.mdx', 'title: Guide nl\n', '');
  const project = projectOf(tree);
  expect(runIn(project, ['new', 'nl']).output).toBe(
    [
      'Created content/nl/about.mdx with the English texts, still to be translated.',
      'content/nl/guide.mdx: added “title”, still to be translated.',
      'Created content/nl/common.json with the English texts, still to be translated.',
      '',
    ].join('\n'),
  );
  expect(read(project)).toContain('label: Guide nl\ntitle: "TODO: Guide en"\ndescription: Description nl-');
  expect(runIn(project, []).output).not.toMatch(/is missing| {2}stale {2}/);
  expect(runIn(project, ['new', '--all']).output).toBe('Nothing is missing there.\n');
});
