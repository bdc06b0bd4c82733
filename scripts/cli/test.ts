/**
 * `npm test`: every check and test of the project, each as a step that runs whether or not the others failed.
 * `npm test -- <pattern>` hands its arguments to Vitest and runs the tests alone. With `CHECK_BASE`, the content is judged
 * by what has changed since that commit, as in a pull request.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from '../setup/browser.ts';
import { runProgram } from '../setup/run-program.ts';
import { type Counts, countsOfExit, runStep, type StepResult, summary } from './test/step.ts';
import { type VitestReport, vitestCounts } from './test/vitest-counts.ts';

const say = (line: string) => console.log(line);
const vitestArguments = process.argv.slice(2);
/** The commit that a change started from, where only the change is to be judged. */
const { CHECK_BASE: base } = process.env;
const results: StepResult[] = [];
let browser: string | undefined;

await step('browser', async () => {
  browser = await ensureBrowser(say);
  say(browser);
  return countsOfExit(0);
});
if (vitestArguments.length === 0) {
  // Left alone, `biome ci` colors its output even where that goes to a file.
  const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;
  await step('format and lint', () => node('node_modules/@biomejs/biome/bin/biome', 'ci', colors, '.'));
  await step('types', () => node('node_modules/typescript/bin/tsc', '--noEmit'));
  await step('translations', () => node('scripts/cli/run.mjs', 'check', ...(base ? ['--base', base] : [])));
}
await step('tests', vitest);

say(summary(results));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;

async function step(name: string, action: () => Promise<Counts>): Promise<void> {
  results.push(await runStep(name, action, say));
}

async function node(...args: string[]): Promise<Counts> {
  return countsOfExit(await runProgram(process.execPath, args));
}

async function vitest(): Promise<Counts> {
  await mkdir('.cache', { recursive: true });
  // A name of its own for each run: two at once must not read each other's counts.
  const reportFile = join('.cache', `vitest-${process.pid}.json`);
  const exitCode = await runProgram(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...(browser === undefined ? ['--project=!browser'] : []),
      ...vitestArguments,
    ],
    // The tests need not search again for what was just found.
    { env: browser === undefined ? {} : { CHROMIUM_PATH: browser } },
  );
  const report = await readReport(reportFile);
  await rm(reportFile, { force: true });
  return vitestCounts(report, exitCode);
}

async function readReport(file: string): Promise<VitestReport | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
