import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edit, type Tree, textOf, writeTree } from '../fixture.ts';
import { recorded } from '../sample.ts';
import { memo } from './findings.ts';
import { commit, git, projectOf, repositoryOf, sampleOf, shallowClone, writeContent } from './project.ts';
import { runIn } from './run-in.ts';

/** Few files, to keep each run fast; in every test, the missing pages are older findings. */
const sample = sampleOf(/^(en|nl|fr)\/(guide|contact|common|components)\./);

/** Content with an old mistake: a wrong placeholder in Dutch. */
const flawed = edit(sample, 'nl/guide.mdx', '{{phone}}', '{{telefoon}}');

/** Creates a repository that commits one tree, then writes another over it without a commit. */
function changing(before: Tree, after: Tree): string {
  const project = repositoryOf(before);
  writeContent(project, after);
  return project;
}

/** Checks a change, and returns the exit status, the errors and the warnings about guides. */
function check(project: string, base = 'main') {
  const { exitCode, output } = runIn(project, ['--format', 'json', `--base=${base}`], { memo });
  const findings: { path: string; line: number; level: string; rule: string }[] = JSON.parse(output);
  const places = (wanted: string, paths: RegExp) =>
    findings
      .filter(({ level, path }) => level === wanted && paths.test(path))
      .map(({ path, line, rule }) => `${path.replace('content/', '')}:${line} ${rule}`);
  return { exitCode, errors: places('error', /./), warnings: places('warning', /(en|nl|fr)\/guide\./) };
}

test('an uncommitted mistake blocks, in tracked and untracked files', () => {
  const page = (code: string) => textOf(sample, `${code}/guide.mdx`);
  const project = changing(flawed, {
    ...edit(flawed, 'fr/guide.mdx', '{{phone}}', '{{telephone}}'),
    'en/news.mdx': page('en'),
    'nl/news.mdx': page('nl').replace('{{phone}}', ''),
  });
  const errors = ['fr/guide.mdx:8 placeholders', 'nl/news.mdx:8 placeholders'];
  expect(check(project)).toMatchObject({ exitCode: 1, errors });
});

test('a new English page requires no translation, but a translation must be complete', () => {
  const project = changing(sample, { 'en/news.mdx': textOf(sample, 'en/guide.mdx') });
  commit(project, 'News');
  expect(check(project, 'HEAD~1')).toMatchObject({ exitCode: 0, errors: [] });
  writeContent(project, { 'nl/news.mdx': textOf(sample, 'nl/guide.mdx').replace('title: Guide nl\n', '') });
  expect(check(project, 'HEAD~1')).toMatchObject({ exitCode: 1, errors: ['nl/news.mdx:2 keys'] });
});

test('a deleted site file breaks links once, and not again when a similar file appears', () => {
  let linked: Tree = sample;
  for (const [code, words] of Object.entries({ en: 'A chair', nl: 'Een stoel', fr: 'Une chaise' }))
    linked = edit(linked, `${code}/guide.mdx`, `Text ${code}.`, `![${words}](/images/chair.avif)`);
  const project = repositoryOf(recorded(linked));
  writeTree(join(project, 'public'), { 'images/chair.avif': '', 'images/table.avif': '' });
  commit(project, 'Pictures');
  rmSync(join(project, 'public/images/chair.avif'));
  const gone = [expect.stringMatching(/^en\/guide\.mdx:\d+ links$/)];
  expect(check(project)).toMatchObject({ exitCode: 1, errors: gone });
  commit(project, 'One picture less');
  writeTree(join(project, 'public'), { 'images/chairs.avif': '' });
  expect(check(project, 'HEAD')).toMatchObject({ exitCode: 0, warnings: gone });
});

test('later commits on the base branch are not part of the change', () => {
  const project = repositoryOf(sample);
  git(project, 'switch', '-q', '-c', 'work');
  writeContent(project, edit(sample, 'fr/guide.mdx', 'Text fr.', 'Texte.'));
  commit(project, 'French');
  git(project, 'switch', '-q', 'main');
  writeContent(project, edit(sample, 'en/guide.mdx', 'Text en.', 'New.'));
  commit(project, 'English');
  git(project, 'switch', '-q', 'work');
  expect(check(project)).toMatchObject({ exitCode: 0, warnings: [] });
});

test('a clone without history is compared with the base itself', () => {
  const origin = repositoryOf(flawed);
  git(origin, 'switch', '-q', '-c', 'work');
  writeContent(origin, edit(flawed, 'fr/guide.mdx', '{{phone}}', ''));
  commit(origin, 'French');
  const clone = shallowClone(origin);
  const said = 'The base “origin/main” is unknown to git. Fetch it first.';
  expect(() => check(clone, 'origin/main')).toThrow(said);
  git(clone, 'fetch', '-q', '--depth=1', 'origin', 'main:refs/remotes/origin/main');
  const [errors, warnings] = [['fr/guide.mdx:8 placeholders'], ['nl/guide.mdx:8 placeholders']];
  expect(check(clone, 'origin/main')).toEqual({ exitCode: 1, errors, warnings });
});

test('rejects an unknown base, and any without commits or outside of a repository', () => {
  const repository = repositoryOf(sample);
  for (const base of ['nowhere', '-x', 'main:content', 'main^{tree}'])
    expect(() => check(repository, base)).toThrow(`The base “${base}” is unknown to git.`);
  const project = projectOf(sample);
  const said = 'The option --base requires a git repository with a commit.';
  expect(() => check(project)).toThrow(said);
  git(project, 'init', '-q');
  expect(() => check(project, 'HEAD')).toThrow(said);
});
