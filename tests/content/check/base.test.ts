import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edit, type Tree, textOf, writeTree } from '../fixture.ts';
import { recorded } from '../sample.ts';
import { memo } from './findings.ts';
import { commit, git, projectOf, repositoryOf, sampleOf, shallowClone, writeContent } from './project.ts';
import { runIn } from './run-in.ts';

/** Few files, so that each run is quick; in every test, the missing pages are older findings. */
const sample = sampleOf(/^(en|nl|fr)\/(guide|contact|common|components)\./);

/** Content with an old mistake: a wrong placeholder in Dutch. */
const flawed = edit(sample, 'nl/guide.mdx', '{{phone}}', '{{telefoon}}');

/** A repository whose first commit is a tree, changed to another one since. */
function changing(before: Tree, after: Tree): string {
  const project = repositoryOf(before);
  writeContent(project, after);
  return project;
}

/** The findings that a change introduces, and the exit status. */
function check(project: string, base = 'main') {
  const { exitCode, output } = runIn(project, ['--format', 'json', `--base=${base}`], { memo });
  const findings: { path: string; line: number; level: string; rule: string }[] = JSON.parse(output);
  const places = (wanted: string, paths: RegExp) =>
    findings
      .filter(({ level, path }) => level === wanted && paths.test(path))
      .map(({ path, line, rule }) => `${path.replace('content/', '')}:${line} ${rule}`);
  return { exitCode, errors: places('error', /./), warnings: places('warning', /(en|nl|fr)\/guide\./) };
}

test('a new mistake blocks, committed or not, in files that git knows or not', () => {
  const page = (code: string) => textOf(sample, `${code}/guide.mdx`);
  const project = changing(flawed, {
    ...edit(flawed, 'fr/guide.mdx', '{{phone}}', '{{telephone}}'),
    'en/news.mdx': page('en'),
    'nl/news.mdx': page('nl').replace('{{phone}}', ''),
  });
  const errors = ['fr/guide.mdx:8 placeholders', 'nl/news.mdx:8 placeholders'];
  expect(check(project)).toMatchObject({ exitCode: 1, errors });
});

test('a new English text asks for nothing yet, and its translation for all of it', () => {
  const project = changing(sample, { 'en/news.mdx': textOf(sample, 'en/guide.mdx') });
  commit(project, 'News');
  expect(check(project, 'HEAD~1')).toMatchObject({ exitCode: 0, errors: [] });
  writeContent(project, { 'nl/news.mdx': textOf(sample, 'nl/guide.mdx').replace('title: Guide nl\n', '') });
  expect(check(project, 'HEAD~1')).toMatchObject({ exitCode: 1, errors: ['nl/news.mdx:2 keys'] });
});

test('a file of the site that the change takes away from old links, or from all but what resembles it', () => {
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

test('the work of others on the base is not the change’s', () => {
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

test('a clone without history compares with the base itself', () => {
  const origin = repositoryOf(flawed);
  git(origin, 'switch', '-q', '-c', 'work');
  writeContent(origin, edit(flawed, 'fr/guide.mdx', '{{phone}}', ''));
  commit(origin, 'French');
  const clone = shallowClone(origin);
  const said = 'The base “origin/main” is not known here. Fetch it first.';
  expect(() => check(clone, 'origin/main')).toThrow(said);
  git(clone, 'fetch', '-q', '--depth=1', 'origin', 'main:refs/remotes/origin/main');
  const [errors, warnings] = [['fr/guide.mdx:8 placeholders'], ['nl/guide.mdx:8 placeholders']];
  expect(check(clone, 'origin/main')).toEqual({ exitCode: 1, errors, warnings });
});

test.each(['nowhere', '-x', 'main:content', 'main^{tree}'])('%j is no name of a base', (base) => {
  expect(() => check(repositoryOf(sample), base)).toThrow(`The base “${base}” is not known here.`);
});

test('without commits, and outside of a repository, there is no base', () => {
  const project = projectOf(sample);
  const said = 'The option --base needs a git repository with a commit.';
  expect(() => check(project)).toThrow(said);
  git(project, 'init', '-q');
  expect(() => check(project, 'HEAD')).toThrow(said);
});
