import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { baselineFile, baselineOf, countIn } from '../base/baseline.ts';
import { checkUnmerged } from '../check-project.ts';
import { pathFrom, writeIn } from '../core/files.ts';
import { count } from '../core/words.ts';
import { printable } from '../finding.ts';
import { pathFilter } from '../formats/part-of-report.ts';
import type { OpenProject } from '../project/open-project.ts';

/**
 * Runs `accept locales/de.json:12`, in projects that keep no records: adds the findings in a file, a folder or a line
 * to the baseline, since they are right as they are.
 * @throws {Error} if there are no findings there
 */
export function acceptFindings(names: readonly string[], opened: OpenProject): string {
  if (names.length === 0)
    throw new Error('Name a file or a line whose findings to accept, such as locales/de.json:12.');
  const { workingDir } = opened;
  const { findings } = checkUnmerged(opened);
  const accepted = names.flatMap((name) => {
    const [, path = name, line] = /^(.*?)(?::(\d+))?(?::\d+)?$/.exec(name) ?? [];
    const isRequested = pathFilter([path], workingDir);
    const found = findings.filter((one) => isRequested(one.path) && (!line || one.line === Number(line)));
    if (found.length === 0) {
      const file = resolve(workingDir, path);
      const named = pathFrom(workingDir, file) + name.slice(path.length);
      const problem = existsSync(file) ? 'There are no findings in' : 'There is no file';
      throw new Error(`${problem} “${printable(named)}”.`);
    }
    return found;
  });
  const known = findings.filter((one) => one.old || accepted.includes(one));
  writeIn(workingDir, baselineFile, baselineOf(known));
  const fresh = new Set(accepted.filter(({ old }) => !old)).size;
  const gone = countIn(opened.baseline) - findings.filter(({ old }) => old).length;
  const removed =
    gone > 0
      ? `, and removed ${count(gone, 'finding')} that no longer ${gone === 1 ? 'applies' : 'apply'}`
      : '';
  if (fresh + gone === 0) return `That is already in ${baselineFile}.\n`;
  return `Added ${count(fresh, 'finding')} to ${baselineFile}${removed}. Commit it.\n`;
}
