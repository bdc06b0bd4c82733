import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { edit, type Tree, textOf, writeTree } from '../fixture.ts';
import { recorded } from '../sample.ts';
import { memo } from './findings.ts';
import { commit, git, projectOf, repositoryOf, sampleOf, shallowClone, writeContent } from './project.ts';
import { runIn } from './run-in.ts';

/** Few files, so that each run is quick; in every test, the missing pages are older findings. */
const sample = sampleOf(/^(en|nl|fr)\/(guide|contact|common|components)\./);

/** Content with an old mistake: a wrong placeholder in Dutch. */
const flawed = edit(sample, 'nl/guide.mdx', '{{phone}}', '{{telefoon}}');

/** The findings that a change introduces, and the exit status. */
function check(project: string, base: string) {
  const { exitCode, output } = runIn(project, ['--format', 'json', '--base', base], { memo });
  const findings: { path: string; line: number; level: string; rule: string }[] = JSON.parse(output);
  return {
    exitCode,
    errors: findings
      .filter(({ level }) => level === 'error')
      .map(({ path, line, rule }) => `${path}:${line} ${rule}`),
    warnings: findings
      .filter(({ level, path }) => level === 'warning' && /^content\/(en|nl|fr)\/guide\./.test(path))
      .map(({ path, line, rule }) => `${path}:${line} ${rule}`),
  };
}

const lineOf = (tree: Tree, path: string, text: string): number =>
  textOf(tree, path).slice(0, textOf(tree, path).indexOf(text)).split('\n').length;

test('what was there before does not block', () => {
  const project = repositoryOf(flawed);
  git(project, 'switch', '--quiet', '--create', 'work');
  writeContent(project, edit(flawed, 'fr/guide.mdx', 'Text fr.', 'Texte.'));
  commit(project, 'French');
  expect(check(project, 'main')).toEqual({
    exitCode: 0,
    errors: [],
    warnings: ['content/nl/guide.mdx:8 placeholders'],
  });
});

test('a new mistake blocks, committed or not, in files that git knows or not', () => {
  const project = repositoryOf(flawed);
  const page = (code: string) => textOf(sample, `${code}/guide.mdx`);
  writeContent(project, edit(flawed, 'fr/guide.mdx', '{{phone}}', '{{telephone}}'));
  writeContent(project, { 'en/news.mdx': page('en'), 'nl/news.mdx': page('nl').replace('{{phone}}', '') });
  expect(check(project, 'main')).toMatchObject({
    exitCode: 1,
    errors: ['content/fr/guide.mdx:8 placeholders', 'content/nl/news.mdx:8 placeholders'],
  });
});

test('a new English text asks for nothing yet, and its translation for all of it', () => {
  const project = repositoryOf(sample);
  writeContent(project, { 'en/news.mdx': textOf(sample, 'en/guide.mdx') });
  commit(project, 'News');
  expect(check(project, 'HEAD~1')).toMatchObject({ exitCode: 0, errors: [] });
  writeContent(project, { 'nl/news.mdx': textOf(sample, 'nl/guide.mdx').replace('title: Guide nl\n', '') });
  expect(check(project, 'HEAD~1')).toMatchObject({ exitCode: 1, errors: ['content/nl/news.mdx:2 keys'] });
});

test('what keeps the site from being built blocks anywhere', () => {
  const project = repositoryOf(sample);
  writeContent(
    project,
    edit(sample, 'en/guide.mdx', / {2}lead: .*\n/.exec(textOf(sample, 'en/guide.mdx'))?.[0] ?? '', ''),
  );
  expect(check(project, 'main').exitCode).toBe(1);
});

describe('headings', () => {
  test('that the change has taken away', () => {
    const project = repositoryOf(sample);
    writeContent(project, edit(sample, 'nl/guide.mdx', '## First nl [#first]\n', ''));
    expect(check(project, 'main').exitCode).toBe(1);
  });

  test('that English has changed, in a file that the change does not touch', () => {
    const project = repositoryOf(sample);
    writeContent(
      project,
      edit(edit(sample, 'en/guide.mdx', '[#second]', '[#two]'), 'fr/guide.mdx', '[#second]', '[#two]'),
    );
    expect(check(project, 'main')).toMatchObject({
      exitCode: 0,
      warnings: [
        'content/fr/guide.mdx:9 stale',
        `content/fr/guide.mdx:${lineOf(sample, 'fr/guide.mdx', '## Second')} stale`,
        `content/nl/guide.mdx:${lineOf(sample, 'nl/guide.mdx', '## Second')} headings`,
      ],
    });
  });
});

test('an old mistake stays one when the heading above it gets other words', () => {
  const english = edit(
    sample,
    'nl/guide.mdx',
    'Text nl.',
    'We deliver the finished files that your shop can use.',
  );
  const project = repositoryOf(english);
  writeContent(project, edit(english, 'nl/guide.mdx', '## First nl', '## Eerste deel'));
  expect(check(project, 'main')).toMatchObject({
    exitCode: 0,
    warnings: [`content/nl/guide.mdx:${lineOf(english, 'nl/guide.mdx', 'We deliver')} untranslated`],
  });
});

test('a file of the site that the change takes away from old links, or from all but what resembles it', () => {
  const picture = '![A chair](/images/chair.avif)';
  let linked = edit(sample, 'en/guide.mdx', 'Text en.', picture);
  linked = edit(linked, 'nl/guide.mdx', 'Text nl.', picture.replace('A chair', 'Een stoel'));
  linked = edit(linked, 'fr/guide.mdx', 'Text fr.', picture.replace('A chair', 'Une chaise'));
  const project = repositoryOf(recorded(linked));
  writeTree(join(project, 'public'), { 'images/chair.avif': '', 'images/table.avif': '' });
  commit(project, 'Pictures');
  rmSync(join(project, 'public/images/chair.avif'));
  const gone = [`content/en/guide.mdx:${lineOf(linked, 'en/guide.mdx', '![A chair]')} links`];
  expect(check(project, 'main')).toMatchObject({ exitCode: 1, errors: gone });
  commit(project, 'One picture less');
  writeTree(join(project, 'public'), { 'images/chairs.avif': '' });
  expect(check(project, 'HEAD')).toMatchObject({ exitCode: 0, warnings: gone });
});

test('a file that is gone', () => {
  const project = repositoryOf(sample);
  rmSync(join(project, 'content/nl/guide.mdx'));
  expect(check(project, 'main')).toMatchObject({ exitCode: 1, errors: ['content/nl/guide.mdx:1 file'] });
});

test('the work of others on the base is not the change’s', () => {
  const project = repositoryOf(sample);
  git(project, 'switch', '--quiet', '--create', 'work');
  writeContent(project, edit(sample, 'fr/guide.mdx', 'Text fr.', 'Texte.'));
  commit(project, 'French');
  git(project, 'switch', '--quiet', 'main');
  writeContent(project, {
    ...edit(sample, 'en/guide.mdx', 'Text en.', 'New.'),
    'fr/guide.mdx': textOf(sample, 'fr/guide.mdx'),
  });
  commit(project, 'English');
  git(project, 'switch', '--quiet', 'work');
  expect(check(project, 'main')).toMatchObject({ exitCode: 0, warnings: [] });
});

test('a clone without history compares with the base itself', () => {
  const origin = repositoryOf(flawed);
  git(origin, 'switch', '--quiet', '--create', 'work');
  writeContent(origin, edit(flawed, 'fr/guide.mdx', '{{phone}}', ''));
  commit(origin, 'French');
  const clone = shallowClone(origin);
  expect(() => check(clone, 'origin/main')).toThrow(
    new Error(
      'The base “origin/main” is not known here. Fetch it first: git fetch origin main:refs/remotes/origin/main',
    ),
  );
  git(clone, 'fetch', '--quiet', '--depth=1', 'origin', 'main:refs/remotes/origin/main');
  expect(check(clone, 'origin/main')).toEqual({
    exitCode: 1,
    errors: ['content/fr/guide.mdx:8 placeholders'],
    warnings: ['content/nl/guide.mdx:8 placeholders'],
  });
});

describe('a base that is none', () => {
  test('a branch that was not fetched, with the command that brings it', () => {
    expect(() => check(repositoryOf(sample), 'nowhere')).toThrow(
      new Error('The base “nowhere” is not known here. Fetch it first: git fetch origin nowhere'),
    );
  });

  test.each(['-x', 'main:content', 'main^{tree}', 'a\nb'])('%j is no name', (base) => {
    expect(() => check(repositoryOf(sample), base)).toThrow(
      new Error(`The base “${base.replace('\n', ' ')}” is not known here.`),
    );
  });

  test('a repository without commits', () => {
    const project = projectOf(sample);
    git(project, 'init', '--quiet');
    expect(() => check(project, 'HEAD')).toThrow(
      new Error('The option --base needs a commit, and here is none yet.'),
    );
  });

  test('a content folder that was not there yet: everything is new', () => {
    const project = repositoryOf({});
    writeContent(project, flawed);
    expect(check(project, 'main').errors).toContain('content/nl/guide.mdx:8 placeholders');
  });

  test('outside of a repository', () => {
    const project = projectOf(sample);
    expect(() => check(project, 'main')).toThrow(/^The option --base needs a git repository/);
  });
});
