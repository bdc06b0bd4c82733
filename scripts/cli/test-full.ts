/**
 * `npm run test:full`: runs the slow tests. Every step runs, even if others fail. `-- pages engines` runs only these
 * steps.
 */
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../setup/browser.ts';
import { runProgram } from '../setup/run-program.ts';
import { countsOfExit, Steps } from './test/steps.ts';

const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'tests/browser/full',
  '--reporter=list',
];
const command = 'scripts/cli/run.mjs';

/** Arguments for Node, by the name of the step. */
const commands: { readonly [name: string]: readonly string[] } = {
  // Every page in every language and width, both themes, and with an added language and page.
  pages: playwright,
  fuzzing: ['node_modules/vitest/vitest.mjs', 'run', 'fuzz'],
  check: [command, 'bench', 'check'],
  engines: [command, 'lab', 'engines'],
  hosting: [command, 'lab', 'hosting'],
  lighthouse: [command, 'lab', 'lighthouse'],
};

const { positionals: requested } = parseArgs({ allowPositionals: true });
const unknown = requested.find((name) => !(name in commands));
if (unknown !== undefined)
  throw new Error(`Unknown step “${unknown}”; the steps are: ${Object.keys(commands).join(', ')}.`);

const env = {
  // Number of broken files that the fuzz test tries.
  FUZZ_RUNS: '10000',
  CHROMIUM_PATH: await ensureBrowser(console.log),
};
const steps = new Steps();
for (const [name, args] of Object.entries(commands)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  await steps.run(name, async () => countsOfExit(await runProgram(process.execPath, args, { env })));
}
steps.end();
