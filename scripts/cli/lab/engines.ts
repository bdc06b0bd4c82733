/**
 * `npm run lab -- engines`: tests the site in Firefox and WebKit. If Playwright's build of an engine is installed
 * (`npx playwright install firefox webkit`), some of the browser tests run in it; with only the system's browser
 * (`firefox-esr`; `webkit2gtk-driver` and `xvfb`), a smoke test does. `-- firefox` runs one engine, and fails if it is
 * missing.
 */
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { parseArgs } from 'node:util';
import { firefox, webkit } from 'playwright';
import { runInLab } from '../../lab/run-in-lab.ts';
import { withTemporaryFolder } from '../../lab/temporary-folder.ts';
import { runProgram } from '../../setup/run-program.ts';
import { build } from '../../site/run-build.ts';
import { listen } from '../../site/serve/listen.ts';
import { createServer } from '../../site/serve/server.ts';

const engines = [
  { name: 'firefox', type: firefox, programs: ['firefox-esr'] },
  { name: 'webkit', type: webkit, programs: ['WebKitWebDriver', 'xvfb-run'] },
];
const { positionals: asked } = parseArgs({ allowPositionals: true });
const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(`${folder}/${program}`));

let failed = 0;
const notRun: string[] = [];
for (const { name, type, programs } of engines) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (existsSync(type.executablePath())) failed += await playwright(name);
  else if (programs.every(isInstalled)) failed += await smoke(name);
  else notRun.push(name);
}
for (const name of notRun)
  console.log(`${name} was not run: neither Playwright’s build of it nor the system’s is installed.`);
if (failed > 0 || (asked.length > 0 && notRun.length > 0)) process.exitCode = 1;

function playwright(name: string): Promise<number> {
  const args = ['test', '--config', 'tests/engines', '--project', name, '--reporter', 'list'];
  return runProgram(process.execPath, ['node_modules/@playwright/test/cli.js', ...args]);
}

/** Serves a build for the smoke test, which runs in the lab. */
function smoke(name: string): Promise<number> {
  return withTemporaryFolder('engines', async (folder) => {
    const server = createServer((await build({ outDir: `${folder}/site` })).outDir);
    try {
      return await runInLab('engines/smoke.ts', [name, await listen(server, 0)]);
    } finally {
      server.close().closeAllConnections();
    }
  });
}
