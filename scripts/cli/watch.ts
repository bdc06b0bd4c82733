/**
 * `npm run watch`: the translation check at each save of a file in `content/`, one line per finding. Editors read
 * these lines and underline the places (`.vscode/tasks.json`).
 */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import project from '../../check.config.ts';
import type { Finding } from '../check/core/index.ts';
import { endOf, lineOf, openMemo, roundBegins, runCheck } from '../check/index.ts';
import { checkVersion } from '../content/check-version.ts';
import { describeError } from '../setup/describe-error.mjs';
import { stopOnSignal } from '../site/serve/stop-on-signal.ts';

/**
 * Milliseconds between two looks at the folder. Looking is surer than being told: systems report a file that is
 * replaced, as editors and git do, in different ways or not at all.
 */
const interval = 300;

const root = fileURLToPath(new URL('../..', import.meta.url));
const contentDir = join(root, 'content');
const version = checkVersion(root);
const memoFile = join(root, '.cache', 'check.json');

let seen = stateOf(contentDir);
round();
const timer = setInterval(() => {
  const state = stateOf(contentDir);
  if (state === seen) return;
  seen = state;
  round();
}, interval);
stopOnSignal(async () => clearInterval(timer));

/** Changes whenever a file of a folder does. */
function stateOf(folder: string): string {
  try {
    // With their types, links are not followed.
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .map(({ parentPath, name }) => {
        const { mtimeMs, size } = lstatSync(join(parentPath, name), { throwIfNoEntry: false }) ?? {};
        return `${parentPath} ${name} ${mtimeMs} ${size}`;
      })
      .join('\n');
  } catch {
    // Away for a moment, as when git goes to another branch.
    return '';
  }
}

function round(): void {
  console.log(roundBegins);
  const findings = check();
  for (const finding of findings) console.log(lineOf(finding));
  console.log(endOf(findings));
}

/** The findings; of a check that cannot be done, the reason alone, which the next save may fix. */
function check(): Finding[] {
  try {
    const memo = openMemo(memoFile, version);
    let output = '';
    runCheck(['--format', 'json'], {
      project,
      contentDir,
      workingDir: root,
      color: false,
      memo,
      write: (text) => {
        output += text;
      },
    });
    memo.save();
    return JSON.parse(output);
  } catch (error) {
    console.error(describeError(error, process.env));
    return [];
  }
}
