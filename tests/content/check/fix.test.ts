import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../scripts/check/commands/fix.ts';
import { edit } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { projectOf } from './project.ts';
import { runIn } from './run-in.ts';

const sample = sampleTree();

test('applies safe fixes, changes no other byte, and reports the rest', () => {
  let tree = edit(sample, 'zh/guide.mdx', '(/contact)', '(/contact）');
  tree = edit(tree, 'nl/guide.mdx', 'label: Guide nl', 'label: Gu\u200bide nl');
  tree = edit(tree, 'fr/common.json', '"skip fr"', '"skip\u202e fr !"');
  tree = edit(tree, 'de/guide.mdx', 'title: Guide de', 'title: 2024');
  const french = String(tree['fr/common.json']).replaceAll('\n', '\r\n');
  const project = projectOf({ ...tree, 'fr/common.json': `\ufeff${french}` });
  const { exitCode, output } = runIn(project, ['--fix']);
  expect(output).toMatch(/^Fixed \S+nl\/guide\.mdx, \S+zh\/guide\.mdx and \S+fr\/common\.json\.\n/);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/content\/de\/guide\.mdx.*1 error/s);
  const read = (path: string) => readFileSync(join(project, 'content', path), 'utf8');
  expect(read('zh/guide.mdx')).toBe(sample['zh/guide.mdx']);
  expect(read('nl/guide.mdx')).toBe(sample['nl/guide.mdx']);
  expect(read('fr/common.json')).toBe(`\ufeff${french.replace('"skip\u202e fr !"', '"skip fr\u202f!"')}`);
  expect(runIn(project, ['--fix']).output).toMatch(/^Nothing can be fixed automatically\.\n/);
  // A report for another program contains nothing else.
  expect(JSON.parse(runIn(project, ['--fix', '--format', 'json']).output)).toHaveLength(1);
});

test.each([
  ['- \u200b    Text', '-  Text'],
  ['Text\u200b here', 'Text here'],
])('deletes an invisible character without leaving an indent behind: %j', (text, right) => {
  const project = projectOf(edit(sample, 'nl/guide.mdx', 'Text nl.', `Text nl.\n\n${text}\n`));
  // Each run applies one of two edits in the same place.
  for (let run = 0; run < 2; run++) runIn(project, ['--fix']);
  expect(readFileSync(join(project, 'content', 'nl/guide.mdx'), 'utf8')).toContain(`\n\n${right}\n`);
});

test('applies edits in any order, and the first of two that overlap', () => {
  const edits = [
    { start: 5, end: 6, text: '' },
    { start: 1, end: 4, text: '1' },
    { start: 3, end: 5, text: '2' },
    { start: 1, end: 2, text: '3' },
  ];
  expect(applyEdits('abcdef', edits)).toBe('a3c2');
});
