/**
 * `npm test`: every check and test that a change must pass, each as a step that runs whether or not the others failed.
 * `npm test -- NAME` runs the tests alone whose files hold the name, in both runners. With `CHECK_BASE`, the content is
 * judged by what has changed since that commit, as in a pull request.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from '../setup/browser.ts';
import { runProgram } from '../setup/run-program.ts';
import { type PlaywrightReport, playwrightCounts } from './test/playwright-counts.ts';
import { type Counts, countsOfExit, runStep, type StepResult, summary } from './test/step.ts';
import { type VitestReport, vitestCounts } from './test/vitest-counts.ts';

const say = (line: string) => console.log(line);
/** Parts of the names of test files; all of them when there is none. */
const names = process.argv.slice(2);
/** The commit that a change started from, where only the change is to be judged. */
const { CHECK_BASE: base } = process.env;
const results: StepResult[] = [];
let browser: string | undefined;

await step('browser', async () => {
  browser = await ensureBrowser(say);
  say(browser);
  return countsOfExit(0);
});
if (names.length === 0) {
  // Left alone, `biome ci` colors its output even where that goes to a file.
  const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;
  await step('format and lint', () => node('node_modules/@biomejs/biome/bin/biome', 'ci', colors, '.'));
  await step('types', () => node('node_modules/typescript/bin/tsc', '--noEmit'));
  await step('translations', () => node('scripts/cli/run.mjs', 'check', ...(base ? ['--base', base] : [])));
}
const tests = [await step('tests', vitest)];
if (browser !== undefined) tests.push(await step('tests in a browser', playwright));
if (tests.every(({ passed, failed }) => passed + failed === 0))
  await step('a test', async () => {
    throw new Error(
      names.length > 0 ? `No test file holds ${names.join(' or ')} in its name.` : 'No test ran.',
    );
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
  return reported<VitestReport>('vitest', vitestCounts, (file) =>
    runProgram(process.execPath, [
      ...['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...names],
    ]),
  );
}

function playwright(): Promise<Counts> {
  return reported<PlaywrightReport>('playwright', playwrightCounts, (file) =>
    runProgram(
      process.execPath,
      [
        ...['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests', '--forbid-only'],
        ...['--reporter=list,json', ...names],
      ],
      // The tests need not search again for the browser that was just found.
      { env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    ),
  );
}

/** Runs a runner that writes a report, and counts what is in it. */
async function reported<Report>(
  name: string,
  count: (report: Report | undefined, exitCode: number) => Counts,
  run: (file: string) => Promise<number>,
): Promise<Counts> {
  await mkdir('.cache', { recursive: true });
  // A name of its own for each run: two at once must not read each other's counts.
  const file = join('.cache', `${name}-${process.pid}.json`);
  const exitCode = await run(file);
  const report = await readFile(file, 'utf8').then(
    (text): Report => JSON.parse(text),
    () => undefined,
  );
  await rm(file, { force: true });
  return count(report, exitCode);
}
