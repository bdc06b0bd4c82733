import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Tree, writeTree } from '../fixture.ts';

/** A git repository with a content folder, for the running test. */
export interface Repository {
  root: string;
  content: string;
  /** Runs git; nothing of the machine's settings counts. */
  git(...args: string[]): string;
  /** Writes files of the content, over those that are there. */
  write(tree: Tree): void;
  commit(message: string): string;
}

/** A folder outside of any repository, removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hulma-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a repository whose branch `main` has the content in its first commit. */
export function repositoryOf(tree: Tree): Repository {
  const repository = repositoryAt(temporaryFolder());
  repository.git('init', '--quiet', '--initial-branch=main');
  repository.write(tree);
  repository.commit('First');
  return repository;
}

/** Handles the repository in a folder, as a clone. */
export function repositoryAt(root: string): Repository {
  const content = join(root, 'content');
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_AUTHOR_NAME: 'Test',
        GIT_AUTHOR_EMAIL: 'test@hulma.example',
        GIT_COMMITTER_NAME: 'Test',
        GIT_COMMITTER_EMAIL: 'test@hulma.example',
      },
    });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  return {
    root,
    content,
    git,
    write: (tree) => writeTree(content, tree),
    commit: (message) => {
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', message);
      return git('rev-parse', 'HEAD').trim();
    },
  };
}
