import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Tree, temporaryFolder, writeTree } from '../fixture.ts';
import { sampleTree } from '../sample.ts';

/** Returns the sample files whose paths match; a run on few files takes less time. */
export const sampleOf = (paths: RegExp): Tree =>
  Object.fromEntries(Object.entries(sampleTree()).filter(([path]) => paths.test(path)));

/** Creates a folder with a content folder in it. */
export function projectOf(tree: Tree): string {
  const project = temporaryFolder();
  writeContent(project, tree);
  return project;
}

/** Writes files into the content folder of a project. */
export const writeContent = (project: string, tree: Tree): void => writeTree(join(project, 'content'), tree);

/** Creates a repository with a content folder and one commit. */
export function repositoryOf(tree: Tree): string {
  const project = projectOf(tree);
  startRepository(project);
  return project;
}

/** Turns a folder into a repository with one commit of all its files. */
export function startRepository(folder: string): void {
  git(folder, 'init', '-q', '-b', 'main');
  commit(folder, 'The content');
}

/** Commits all files. */
export function commit(project: string, message: string): void {
  git(project, 'add', '-A');
  git(project, 'commit', '-q', '--allow-empty', '-m', message);
}

/** Clones only the latest commits of a branch: one, as CI does, or more. */
export function shallowClone(project: string, depth = 1): string {
  const clone = temporaryFolder();
  git(clone, 'clone', '-q', '--depth', `${depth}`, `file://${project}`, '.');
  return clone;
}

/** Runs git regardless of the user's settings. */
export function git(folder: string, ...args: string[]): string {
  const own = ['-c', 'user.name=Test', '-c', 'user.email=test@hulma.example', '-c', 'commit.gpgsign=false'];
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const run = spawnSync('git', [...own, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...Object.fromEntries(inherited), GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  });
  if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr}`);
  return run.stdout;
}
