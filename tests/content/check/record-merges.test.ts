import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Finding } from '../../../scripts/check/finding.ts';
import { memoInMemory } from '../../../scripts/check/memo.ts';
import { edits, textOf } from '../fixture.ts';
import { commit, git, repositoryOf, sampleOf, shallowClone, writeContent } from './project.ts';
import { runIn } from './run-in.ts';

/** Few files, since each command reads them all. */
const sample = sampleOf(/^(en|nl)\/(guide|common|components)\./);

/** The sample after English changes in three parts of a page, two of them neighbors, and a string of a namespace. */
const english = edits(
  sample,
  ['en/guide.mdx', 'label: Guide en', 'label: Manual en'],
  ['en/guide.mdx', 'title: Guide en', 'title: Manual en'],
  ['en/guide.mdx', 'Text en.', 'Other text en.'],
  ['en/common.json', '"skip en"', '"skip this"'],
);

/** Returns the stale parts, named as for `accept`: `nl/guide label`. */
const staleIn = (project: string, memo = memoInMemory()): string[] =>
  (JSON.parse(runIn(project, ['--format', 'json'], { memo }).output) as Finding[])
    .filter(({ rule }) => rule === 'stale')
    .map(({ path, data }) => `${path.replace(/^content\/|\.\w+$/g, '')} ${data.part}`);

/** Creates a project where the branch `other` accepts two parts, and `main` one next to them. */
function twoBranches(): string {
  const page = textOf(sample, 'nl/guide.mdx').replace(/^source: .*\n/m, '');
  const project = repositoryOf({ ...sample, 'nl/guide.mdx': page });
  runIn(project, ['accept', '--all']);
  commit(project, 'Records');
  for (const path of ['en/guide.mdx', 'en/common.json'])
    writeContent(project, { [path]: textOf(english, path) });
  commit(project, 'English');
  git(project, 'switch', '-q', '-c', 'other');
  runIn(project, ['accept', 'nl/guide', 'label', 'text/first']);
  commit(project, 'Somebody');
  git(project, 'switch', '-q', 'main');
  runIn(project, ['accept', 'nl/guide', 'title']);
  commit(project, 'Somebody else');
  expect(staleIn(project)).toEqual(['nl/common skip', 'nl/guide label', 'nl/guide text/first']);
  return project;
}

test.each([
  ['merged', ['merge -q --no-ff -m Both other']],
  ['squashed', ['merge -q --squash other', 'commit -q -m Both']],
  ['rebased', ['switch -q other', 'rebase -q main']],
])('two branches that accept neighboring parts can be %s without losing either', (_, commands) => {
  const project = twoBranches();
  for (const command of commands) git(project, ...command.split(' '));
  expect(staleIn(project)).toEqual(['nl/common skip']);
  expect(staleIn(shallowClone(project))).toEqual(['nl/common skip']);
});

test('“checked” refers to the English text at the time of its commit', () => {
  const project = twoBranches();
  const dutch = readFileSync(join(project, 'content/nl/guide.mdx'), 'utf8');
  writeContent(project, { 'nl/guide.mdx': dutch.replace(/(label:\n {4})"\w+"/, '$1checked') });
  expect(staleIn(project)).not.toContain('nl/guide label');
  commit(project, 'In the browser');
  expect(staleIn(project)).not.toContain('nl/guide label');
  const handbook = textOf(english, 'en/guide.mdx').replace('Manual en', 'Handbook en');
  writeContent(project, { 'en/guide.mdx': handbook });
  commit(project, 'English');
  const memo = memoInMemory();
  expect(staleIn(project, memo)).toContain('nl/guide label');
  expect(runIn(project, ['diff', 'nl/guide', 'label']).output).toContain('[-Manual-]{+Handbook+}');
  const clone = shallowClone(project);
  for (const part of ['.git/logs', '.git']) {
    rmSync(join(clone, part), { recursive: true });
    expect(staleIn(clone)).not.toContain('nl/guide label');
    const said = runIn(clone, []).output + runIn(clone, ['diff', 'nl/guide', 'label']).output;
    expect(said).toMatch(/\nIt is unknown whether some .*\nIt is unknown whether English .*“label”/);
  }
  expect(runIn(project, []).output).not.toContain('It is unknown');
  git(project, 'reset', '-q', '--soft', 'HEAD~2');
  commit(project, 'Both in one');
  expect(staleIn(project, memo)).not.toContain('nl/guide label');
});
