/**
 * `npm test`: every check and test that a change must pass. Every step runs, even if others fail. `npm test -- NAME`
 * runs only the test files whose names contain it, in both runners. With `CHECK_BASE`, only content changes since that
 * commit are checked, as in a pull request.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertWritable } from '../setup/assert-writable.ts';
import { ensureBrowser } from '../setup/browser.ts';
import { root } from '../setup/root.ts';
import { runProgram } from '../setup/run-program.ts';
import { junitCounts } from './test/junit-counts.ts';
import { type Counts, countsOfExit, runStep, type StepResult, summary } from './test/step.ts';

const say = (line: string) => console.log(line);
/** Parts of names of test files; all files if empty. */
const names = process.argv.slice(2);
/** The commit that a change is based on, to check only the change. */
const { CHECK_BASE: base } = process.env;
const results: StepResult[] = [];
let browser: string | undefined;
assertWritable(root);
/** For reports, and for temporary files of unit and content tests, which those do not remove when interrupted. */
const temporary = mkdtempSync(join(tmpdir(), 'hulma-test-'));
// Retries, since Vitest's workers may write there for some seconds after an interruption.
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 10 }));

await step('browser', async () => {
  browser = await ensureBrowser(say);
  say(browser);
  // Finding a browser tests nothing.
  return { passed: 0, failed: 0 };
});
if (names.length === 0) {
  // By default, `biome ci` colors its output even when it goes to a file.
  const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;
  await step('format and lint', () => node('node_modules/@biomejs/biome/bin/biome', 'ci', colors, '.'));
  await step('types', () => node('node_modules/typescript/bin/tsc', '--noEmit'));
  await step('translations', () => node('scripts/cli/run.mjs', 'check', ...(base ? ['--base', base] : [])));
}
const tests = [await step('tests', vitest)];
if (browser !== undefined) tests.push(await step('tests in a browser', playwright));
if (tests.every(({ passed, failed }) => passed + failed === 0))
  await step('a test', async () => {
    throw new Error(names.length > 0 ? `No test file name contains ${names.join(' or ')}.` : 'No test ran.');
  });

say(summary(results));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;

async function step(name: string, action: () => Promise<Counts>): Promise<StepResult> {
  const result = await runStep(name, action, say);
  results.push(result);
  return result;
}

async function node(...args: string[]): Promise<Counts> {
  return countsOfExit(await runProgram(process.execPath, args));
}

function vitest(): Promise<Counts> {
  return reported('vitest', (file) =>
    runProgram(
      process.execPath,
      [
        ...['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests'],
        ...['--reporter=default', '--reporter=junit', `--outputFile.junit=${file}`, ...names],
      ],
      { env: { TMPDIR: temporary } },
    ),
  );
}

function playwright(): Promise<Counts> {
  return reported('playwright', (file) =>
    runProgram(
      process.execPath,
      [
        ...['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests', '--forbid-only'],
        ...['--reporter=list,junit', ...names],
      ],
      // Saves the tests from searching for the browser again.
      { env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JUNIT_OUTPUT_FILE: file } },
    ),
  );
}

/** Runs a test runner that writes a report, and counts its results. */
async function reported(name: string, run: (file: string) => Promise<number>): Promise<Counts> {
  const file = join(temporary, `${name}.xml`);
  const exitCode = await run(file);
  return junitCounts(existsSync(file) ? readFileSync(file, 'utf8') : undefined, exitCode);
}
