/**
 * `npm run lab -- engines`: the core of the browser tests in Firefox and WebKit, which it installs where it may.
 * `-- firefox` runs one engine alone, `-- slider` only the tests whose file name contains that.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../content/root.ts';
import { type EngineName, engineNames } from '../../lab/engines/engine.ts';
import { thisMachine } from '../../lab/engines/machine.ts';
import { addRecorder } from '../../lab/engines/recorder.ts';
import { obtain, requirements } from '../../lab/engines/requirements.ts';
import { startEngine, tools } from '../../lab/engines/start.ts';
import { ensureDependencies } from '../../setup/dependencies.mjs';
import { runProgram } from '../../setup/run-program.ts';
import { build } from '../../site/build.ts';
import { type Counts, runStep, type StepResult, summary } from '../test/step.ts';
import { vitestCounts } from '../test/vitest-counts.ts';

const say = (line: string) => console.log(line);
const isEngine = (argument: string) => engineNames.some((name) => name === argument);
const asked = engineNames.filter((name) => process.argv.includes(name));
const patterns = process.argv.slice(2).filter((argument) => !isEngine(argument));
const results: StepResult[] = [];
const skipped: string[] = [];

const folder = join(root, '.cache', `engines-${process.pid}`);
mkdirSync(folder, { recursive: true });
try {
  await ensureDependencies(tools, say);
  const { outDir } = await build({ outDir: join(folder, 'site') });
  addRecorder(outDir);
  for (const name of asked.length > 0 ? asked : engineNames) {
    const found = await obtain(requirements[name], thisMachine);
    if ('reason' in found) skipped.push(`${name}: ${found.reason}`);
    else await test(name, found.programs, outDir);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

say(summary(results));
for (const line of skipped) say(`Skipped: ${line}`);
// An engine that was asked for by name and could not run is a failure, and so is none at all.
const isIncomplete = results.length === 0 || (asked.length > 0 && skipped.length > 0);
process.exitCode = isIncomplete || results.some(({ failed }) => failed > 0) ? 1 : 0;

/** Runs the tests in one engine. */
async function test(name: EngineName, programs: readonly string[], site: string): Promise<void> {
  const engine = await startEngine(name, programs);
  const { version } = engine;
  await engine.stop();
  results.push(await runStep(version, () => vitest(name, programs, site), say));
}

async function vitest(name: EngineName, programs: readonly string[], site: string): Promise<Counts> {
  const reportFile = join(folder, `${name}.json`);
  const exitCode = await runProgram(
    process.execPath,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--config=tests/engines/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...patterns,
    ],
    { env: { HULMA_ENGINE: JSON.stringify({ name, programs, site }) } },
  );
  const report = await readFile(reportFile, 'utf8').then(JSON.parse, () => undefined);
  return vitestCounts(report, exitCode);
}
