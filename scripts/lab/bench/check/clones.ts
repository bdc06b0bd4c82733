import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../../check/core/git/git.ts';
import { fileNameOf, type Repository, repositories } from './repositories.ts';

/** The clone of a repository of others. */
interface Clone {
  readonly repository: Repository;
  /** The folder of the project in it; `undefined` if the repository cannot be measured. */
  readonly folder: string | undefined;
}

/**
 * Names each repository before it is measured, and says why one cannot be.
 * @param corpora the folder of the clones, each named as `fileNameOf` does
 * @param only the repositories whose names match
 */
export function* clonesIn(corpora: string, only: RegExp): Generator<Clone> {
  for (const repository of repositories.filter(({ name }) => only.test(name))) {
    const clone = join(corpora, fileNameOf(repository));
    const problem = problemOf(clone, repository);
    console.log(`\n${repository.name} at ${repository.commit.slice(0, 7)}${problem ? `: ${problem}` : ''}`);
    yield { repository, folder: problem ? undefined : join(clone, repository.folder) };
  }
}

/** Why a repository cannot be measured. */
function problemOf(clone: string, { name, commit }: Repository): string | undefined {
  if (!existsSync(clone)) return `not in ${clone}; git clone https://github.com/${name} ${clone}`;
  return git(clone, 'rev-parse HEAD')?.trim() === commit
    ? undefined
    : `${clone} is at another commit; git -C ${clone} checkout ${commit}`;
}
