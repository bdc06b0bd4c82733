/**
 * `npm run lab -- mutations`: shows that the tests can fail. Breaks a copy of the project in one place at a time, and
 * expects the test named by the mutation to fail. `-- consent` runs those whose file or test contains the word.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../lab/mutations/copy-project.ts';
import { type Mutation, mutations } from '../../lab/mutations/mutations.ts';
import { ensureBrowser } from '../../setup/browser.ts';
import { root } from '../../setup/root.ts';

const words = process.argv.slice(2);
const chosen = mutations.filter(
  ({ file, test }) => words.length === 0 || words.some((word) => file.includes(word) || test.includes(word)),
);
const copy = join(root, '.cache', 'mutations');
const env = { ...process.env, NO_COLOR: '1', CHROMIUM_PATH: await ensureBrowser(console.log) };

const stale = mutations.filter(({ file, find }) => occurrences(file, find) !== 1);
for (const { file, find } of stale)
  console.error(`${file} does not contain this exactly once: ${JSON.stringify(find)}`);

copyProject(copy);
const survivors = stale.length > 0 ? [] : chosen.filter((mutation) => !isFound(mutation));
console.log(
  stale.length > 0
    ? `${stale.length} of ${mutations.length} mutations no longer apply; nothing was run.`
    : `${chosen.length - survivors.length} of ${chosen.length} mutations were detected.`,
);
process.exitCode = stale.length + survivors.length > 0 ? 1 : 0;

function occurrences(file: string, find: string): number {
  return readFileSync(join(root, file), 'utf8').split(find).length - 1;
}

/** Applies a mutation to the copy and runs its test. */
function isFound({ file, find, replace, test }: Mutation): boolean {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const started = performance.now();
  writeFileSync(
    path,
    before.replace(find, () => replace),
  );
  const { status, stdout, stderr } = run(test);
  writeFileSync(path, before);
  const output = `${stdout}${stderr}`;
  // A test that did not run, or a program that failed to start, does not count as found.
  const found = status === 1 && /[1-9]\d* failed/.test(output);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${found ? 'found   ' : 'SURVIVED'} ${seconds} s  ${file}: ${find.trim()} → ${replace.trim()}  (${test})`,
  );
  if (!found) console.log(output.slice(-2000));
  return found;
}

/**
 * Runs a test file with its runner: `tests/browser/toasts.spec.ts > swipe` runs the tests whose titles contain “swipe”.
 */
function run(test: string) {
  const [file = '', title] = test.split(' > ');
  const isBrowser = file.endsWith('.spec.ts');
  const runner = isBrowser
    ? ['node_modules/@playwright/test/cli.js', 'test', file, '--max-failures=1', '--reporter=line']
    : ['node_modules/vitest/vitest.mjs', 'run', file, '--bail=1'];
  const only = title === undefined ? [] : [isBrowser ? '-g' : '-t', title];
  return spawnSync(process.execPath, [...runner, ...only], {
    cwd: copy,
    encoding: 'utf8',
    timeout: 300_000,
    env,
  });
}
