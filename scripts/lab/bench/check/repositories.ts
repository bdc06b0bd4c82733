import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { git } from '../../../check/core/git/git.ts';
import type { Verdict } from './verdicts.ts';

/** A repository of others, in which the findings of the check are judged, and defects are planted. */
export interface Repository {
  /** As on GitHub. */
  readonly name: string;
  /** The commit of its clone. */
  readonly commit: string;
  /** The folder of the project in its clone. */
  readonly folder: string;
  /**
   * What was judged there, and the file that has it: `verdicts/withastro/starlight/docs.json`, if the project is in that
   * folder.
   */
  readonly verdicts: readonly Verdict[];
  readonly verdictsFile: string;
}

const verdictsFolder = join(import.meta.dirname, 'verdicts');

/** The name of the folder of a clone, and of the files for judging it: “withastro-starlight”. */
export const fileNameOf = (name: string): string => name.replace('/', '-');

/**
 * Measures the repositories that have verdicts. Names each before, and says why one cannot be measured.
 *
 * @param corpora the folder of the clones, each named as `fileNameOf` does
 * @param only the repositories whose names match
 * @returns whether every repository is there and passes
 */
export async function passesInAll(
  corpora: string,
  only: RegExp,
  measure: (repository: Repository) => Promise<boolean>,
): Promise<boolean> {
  let passes = true;
  for (const path of readdirSync(verdictsFolder, { recursive: true, encoding: 'utf8' }).sort()) {
    const [owner, repository, ...below] = path.replace('.json', '').split(sep);
    const name = `${owner}/${repository}`;
    if (!path.endsWith('.json') || !only.test(name)) continue;
    const verdictsFile = join(verdictsFolder, path);
    const verdicts: Verdict[] = JSON.parse(readFileSync(verdictsFile, 'utf8'));
    const clone = join(corpora, fileNameOf(name));
    const head = existsSync(clone) ? git(clone, 'rev-parse HEAD')?.trim() : undefined;
    // Of a new repository nothing was judged yet.
    const commit = verdicts[0]?.commit ?? head ?? '';
    const problem =
      head === undefined
        ? `not in ${clone}; git clone https://github.com/${name} ${clone}`
        : head !== commit && `${clone} is at another commit; git -C ${clone} checkout ${commit}`;
    console.log(`\n${name} at ${commit.slice(0, 7)}${problem ? `: ${problem}` : ''}`);
    const folder = join(clone, ...below);
    const isPassed = !problem && (await measure({ name, commit, folder, verdicts, verdictsFile }));
    passes &&= isPassed;
  }
  return passes;
}
