/**
 * `npm test`: every check and test that a change must pass. Every step runs, even if others fail. `npm test -- NAME`
 * runs only the test files whose names contain NAME, in both runners. With `CHECK_BASE`, only content changes since
 * that commit are checked, as in a pull request.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertWritable } from '../setup/assert-writable.ts';
import { ensureBrowser } from '../setup/browser.ts';
import { root } from '../setup/root.ts';
import { runProgram } from '../setup/run-program.ts';
import { junitCounts } from './test/junit-counts.ts';
import { type Counts, countsOfExit, Steps } from './test/steps.ts';

/** Parts of the names of the test files to run; if empty, all files. */
const names = process.argv.slice(2);
/** The commit that a change is based on; if set, only the change is checked. */
const { CHECK_BASE: base } = process.env;
const steps = new Steps();
let browser: string | undefined;
assertWritable(root);
/** Contains reports, and the temporary files of unit and content tests, which these leave behind if interrupted. */
const temporary = mkdtempSync(join(tmpdir(), 'hulma-test-'));
// Retries, since Vitest's workers may write there for some seconds after an interruption.
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 10 }));

await steps.run('browser', async () => {
  browser = await ensureBrowser(console.log);
  console.log(browser);
  // Finding a browser is not a test.
  return { passed: 0, failed: 0 };
});
if (names.length === 0) {
  // By default, `biome ci` colors its output even when it goes to a file.
  const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;
  await steps.run('format and lint', () => node('node_modules/@biomejs/biome/bin/biome', 'ci', colors, '.'));
  await steps.run('types', () => node('node_modules/typescript/bin/tsc', '--noEmit'));
  await steps.run('translations', () =>
    node('scripts/cli/run.mjs', 'check', ...(base ? ['--base', base] : [])),
  );
}
const tests = [await steps.run('tests', vitest)];
if (browser !== undefined) tests.push(await steps.run('tests in a browser', playwright));
if (tests.every(({ passed, failed }) => passed + failed === 0))
  await steps.run('no tests found', async () => {
    throw new Error(names.length > 0 ? `No test file name contains ${names.join(' or ')}.` : 'No test ran.');
  });

steps.end();

async function node(...args: string[]): Promise<Counts> {
  return countsOfExit(await runProgram(process.execPath, args));
}

function vitest(): Promise<Counts> {
  const report = join(temporary, 'vitest.xml');
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', ...reporters];
  return runTests(args, report, { TMPDIR: temporary });
}

function playwright(): Promise<Counts> {
  const report = join(temporary, 'playwright.xml');
  const options = ['--pass-with-no-tests', '--forbid-only', '--reporter=list,junit'];
  return runTests(['node_modules/@playwright/test/cli.js', 'test', ...options], report, {
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
    // Saves the tests from searching for the browser again.
    CHROMIUM_PATH: browser,
  });
}

/** Runs a test runner that writes a report, and counts its results. */
async function runTests(args: string[], report: string, env: NodeJS.ProcessEnv): Promise<Counts> {
  const exitCode = await runProgram(process.execPath, [...args, ...names], { env });
  return junitCounts(existsSync(report) ? readFileSync(report, 'utf8') : undefined, exitCode);
}
