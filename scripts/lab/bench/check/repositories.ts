import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { git } from '../../../check/core/git/git.ts';
import type { Verdict } from './verdicts.ts';

/** Another project's repository, in which the check's findings are judged, and defects are planted. */
export interface Repository {
  /** `OWNER/NAME`, as on GitHub. */
  readonly name: string;
  /** The commit that is checked out in its clone. */
  readonly commit: string;
  /** The folder of the project in its clone. */
  readonly folder: string;
  /**
   * The verdicts, and the file that contains them: `verdicts/withastro/starlight.json`, or for a project in the folder
   * `docs`, `verdicts/withastro/starlight/docs.json`.
   */
  readonly verdicts: readonly Verdict[];
  readonly verdictsFile: string;
}

const verdictsFolder = join(import.meta.dirname, 'verdicts');

/** Returns the name of a repository's clone, and of the files for judging it: “withastro-starlight”. */
export const fileNameOf = (name: string): string => name.replace('/', '-');

/**
 * Measures the repositories that have a file of verdicts. Prints the name of each first, or why it cannot be measured.
 *
 * @param corpora the folder of the clones, each named by `fileNameOf`
 * @param only limits the repositories to those whose names match
 * @returns whether every repository is present and passes
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
    // A new repository has no verdicts yet.
    const commit = verdicts[0]?.commit ?? head ?? '';
    const problem =
      head === undefined
        ? `not found in ${clone}; run: git clone https://github.com/${name} ${clone}`
        : head !== commit && `${clone} is at a different commit; run: git -C ${clone} checkout ${commit}`;
    console.log(`\n${name} at ${commit.slice(0, 7)}${problem ? `: ${problem}` : ''}`);
    const folder = join(clone, ...below);
    const isPassed = !problem && (await measure({ name, commit, folder, verdicts, verdictsFile }));
    passes &&= isPassed;
  }
  return passes;
}
