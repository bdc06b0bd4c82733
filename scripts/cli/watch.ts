/**
 * `npm run check -- watch`: runs the translation check whenever a file in `content/` is saved, and prints one line per
 * finding. Editors parse these lines and underline the places (`.vscode/tasks.json`).
 */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import project from '../../check.config.ts';
import { count, entriesBelow } from '../check/core/index.ts';
import { check, countLevels, type Finding, formatFinding } from '../check/index.ts';
import { openSiteMemo } from '../content/memo-file.ts';
import { root } from '../setup/root.ts';

/**
 * Polling interval in milliseconds. Polling is more reliable than events: systems report a replaced file, as written by
 * editors and git, in different ways or not at all.
 */
const interval = 300;

const contentDir = join(root, 'content');

let lastState = stateOf(contentDir);
runCheck();
setInterval(() => {
  const state = stateOf(contentDir);
  if (state === lastState) return;
  lastState = state;
  runCheck();
}, interval);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
// The reader is gone, as in `… | head`.
process.stdout.on('error', () => process.exit(0));

/** Returns a fingerprint that changes whenever a file in the folder does. */
function stateOf(folder: string): string {
  try {
    return entriesBelow(folder)
      .map(({ parentPath, name }) => {
        const { mtimeMs, size } = lstatSync(join(parentPath, name), { throwIfNoEntry: false }) ?? {};
        return `${parentPath} ${name} ${mtimeMs} ${size}`;
      })
      .join('\n');
  } catch {
    // The folder may be gone for a moment, as when git switches branches.
    return '';
  }
}

function runCheck(): void {
  console.log('Checking…');
  const findings = findingsNow();
  for (const finding of findings) console.log(formatFinding(finding));
  const { errors, warnings } = countLevels(findings);
  console.log(`Checked: ${count(errors, 'error')}, ${count(warnings, 'warning')}.`);
}

/** Returns the findings. If the check fails, prints why and returns none; the next save may fix that. */
function findingsNow(): Finding[] {
  try {
    const memo = openSiteMemo();
    const findings = check({ project, contentDir, workingDir: root }, memo);
    memo.save();
    return findings;
  } catch (error) {
    console.error(process.env.DEBUG ? error : (error as Error).message);
    return [];
  }
}
