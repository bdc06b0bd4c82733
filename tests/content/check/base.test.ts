import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCheck } from '../../../scripts/check/run.ts';
import { contentFolder, edit, type Tree, textOf } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { memo } from './findings.ts';
import { type Repository, repositoryAt, repositoryOf, temporaryFolder } from './git-fixture.ts';

/** Few files, so that each run is quick; that other pages are missing is old, and not what is tested. */
const sample: Tree = Object.fromEntries(
  Object.entries(sampleTree()).filter(([path]) =>
    /^(en|nl|fr)\/(guide|contact|common|components)\./.test(path),
  ),
);

/** Content with an old mistake: a wrong placeholder in Dutch. */
const flawed = edit(sample, 'nl/guide.mdx', '{{phone}}', '{{telefoon}}');

/** The findings that a change answers for, and how the check ends. */
function check(repository: Pick<Repository, 'root' | 'content'>, base: string) {
  let output = '';
  const exitCode = runCheck(['--format', 'json', '--base', base], {
    contentDir: repository.content,
    workingDir: repository.root,
    color: false,
    memo,
    write: (text) => {
      output += text;
    },
  });
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
  const repository = repositoryOf(flawed);
  repository.git('switch', '--quiet', '--create', 'work');
  repository.write(edit(flawed, 'fr/guide.mdx', 'Text fr.', 'Texte.'));
  repository.commit('French');
  expect(check(repository, 'main')).toEqual({
    exitCode: 0,
    errors: [],
    warnings: ['content/nl/guide.mdx:8 placeholders'],
  });
});

test('also where lines have moved', () => {
  const repository = repositoryOf(flawed);
  repository.write(edit(flawed, 'nl/guide.mdx', '---\nlabel', '---\n# Een gids.\nlabel'));
  repository.commit('Comment');
  expect(check(repository, 'main~1')).toMatchObject({
    exitCode: 0,
    warnings: ['content/nl/guide.mdx:9 placeholders'],
  });
});

test('whoever touches the line mends it', () => {
  const repository = repositoryOf(flawed);
  repository.write(edit(flawed, 'nl/guide.mdx', 'call {{telefoon}}', 'bel {{telefoon}}'));
  repository.commit('Dutch');
  expect(check(repository, 'HEAD~1')).toMatchObject({
    exitCode: 1,
    errors: ['content/nl/guide.mdx:8 placeholders'],
  });
});

test('a new mistake blocks, committed or not, in files that git knows or not', () => {
  const repository = repositoryOf(flawed);
  const page = (code: string) => textOf(sample, `${code}/guide.mdx`);
  repository.write(edit(flawed, 'fr/guide.mdx', '{{phone}}', '{{telephone}}'));
  repository.write({ 'en/news.mdx': page('en'), 'nl/news.mdx': page('nl').replace('{{phone}}', '') });
  expect(check(repository, 'main')).toMatchObject({
    exitCode: 1,
    errors: ['content/fr/guide.mdx:8 placeholders', 'content/nl/news.mdx:8 placeholders'],
  });
});

test('a new English text asks for nothing yet, and its translation for all of it', () => {
  const repository = repositoryOf(sample);
  repository.write({ 'en/news.mdx': textOf(sample, 'en/guide.mdx') });
  repository.commit('News');
  expect(check(repository, 'HEAD~1')).toMatchObject({ exitCode: 0, errors: [] });
  repository.write({ 'nl/news.mdx': textOf(sample, 'nl/guide.mdx').replace('title: Guide nl\n', '') });
  expect(check(repository, 'HEAD~1')).toMatchObject({ exitCode: 1, errors: ['content/nl/news.mdx:2 keys'] });
});

describe('headings', () => {
  const wrong = edit(sample, 'nl/guide.mdx', '[#second]', '[#tweede]');

  test('of a section that the change touches', () => {
    const repository = repositoryOf(sample);
    repository.write(wrong);
    expect(check(repository, 'main')).toMatchObject({
      exitCode: 1,
      errors: [`content/nl/guide.mdx:${lineOf(wrong, 'nl/guide.mdx', '## Second')} headings`],
    });
  });

  test('that English has changed, in a file that the change does not touch', () => {
    const repository = repositoryOf(sample);
    repository.write(
      edit(edit(sample, 'en/guide.mdx', '[#second]', '[#two]'), 'fr/guide.mdx', '[#second]', '[#two]'),
    );
    expect(check(repository, 'main')).toMatchObject({
      exitCode: 0,
      warnings: [
        'content/fr/guide.mdx:9 stale',
        'content/nl/guide.mdx:9 stale',
        `content/nl/guide.mdx:${lineOf(sample, 'nl/guide.mdx', '## Second')} headings`,
      ],
    });
  });
});

test('a file that cannot be read is 2, old or not', () => {
  const repository = repositoryOf({ ...sample, 'nl/common.json': '{' });
  expect(check(repository, 'main')).toMatchObject({
    exitCode: 2,
    errors: ['content/nl/common.json:1 parse'],
  });
});

test('a file that is gone', () => {
  const repository = repositoryOf(sample);
  rmSync(join(repository.content, 'nl/guide.mdx'));
  expect(check(repository, 'main')).toMatchObject({ exitCode: 1, errors: ['content/nl/guide.mdx:1 file'] });
});

test('the work of others on the base is not the change’s', () => {
  const repository = repositoryOf(sample);
  repository.git('switch', '--quiet', '--create', 'work');
  repository.write(edit(sample, 'fr/guide.mdx', 'Text fr.', 'Texte.'));
  repository.commit('French');
  repository.git('switch', '--quiet', 'main');
  repository.write({
    ...edit(sample, 'en/guide.mdx', 'Text en.', 'New.'),
    'fr/guide.mdx': textOf(sample, 'fr/guide.mdx'),
  });
  repository.commit('English');
  repository.git('switch', '--quiet', 'work');
  expect(check(repository, 'main')).toMatchObject({ exitCode: 0, warnings: [] });
});

test('a clone without history compares with the base itself', () => {
  const origin = repositoryOf(flawed);
  origin.git('switch', '--quiet', '--create', 'work');
  origin.write(edit(flawed, 'fr/guide.mdx', '{{phone}}', ''));
  origin.commit('French');
  const root = join(temporaryFolder(), 'clone');
  origin.git('clone', '--quiet', '--depth=1', '--branch=work', `file://${origin.root}`, root);
  const clone = repositoryAt(root);
  expect(() => check(clone, 'origin/main')).toThrow(
    new Error(
      'The base “origin/main” is not known here. Fetch it first: git fetch origin main:refs/remotes/origin/main',
    ),
  );
  clone.git('fetch', '--quiet', '--depth=1', 'origin', 'main:refs/remotes/origin/main');
  expect(check(clone, 'origin/main')).toEqual({
    exitCode: 1,
    errors: ['content/fr/guide.mdx:8 placeholders'],
    warnings: ['content/fr/guide.mdx:8 typography', 'content/nl/guide.mdx:8 placeholders'],
  });
});

describe('a base that is none', () => {
  test.each(['nowhere', '-x', 'main:content', 'main^{tree}'])('%s', (base) => {
    const repository = repositoryOf(sample);
    expect(() => check(repository, base)).toThrow(
      new Error(`The base “${base}” is not known here. Fetch it first: git fetch origin ${base}`),
    );
  });

  test('a content folder that was not there yet: everything is new', () => {
    const repository = repositoryOf({});
    repository.write(flawed);
    expect(check(repository, 'main').errors).toContain('content/nl/guide.mdx:8 placeholders');
  });

  test('outside of a repository', () => {
    const root = temporaryFolder();
    const own = { root, content: join(root, 'content') };
    repositoryAt(root).write(sample);
    expect(() => check(own, 'main')).toThrow(/^The option --base needs a git repository/);
    expect(contentFolder({})).not.toBe(root);
  });
});
