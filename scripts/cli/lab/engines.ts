/**
 * `npm run lab -- engines`: runs some of the browser tests in Playwright's Firefox and WebKit, if these are installed
 * (`npx playwright install firefox webkit`). `-- firefox` runs only this engine, and fails if it is not installed.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { firefox, webkit } from 'playwright';
import { runProgram } from '../../setup/run-program.ts';

const { positionals: requested } = parseArgs({ allowPositionals: true });
for (const engine of [firefox, webkit]) {
  const name = engine.name();
  if (requested.length > 0 && !requested.includes(name)) continue;
  if (existsSync(engine.executablePath())) {
    const args = ['test', '--config', 'tests/engines', '--project', name, '--reporter', 'list'];
    if ((await runProgram(process.execPath, ['node_modules/@playwright/test/cli.js', ...args])) !== 0)
      process.exitCode = 1;
  } else {
    console.log(
      `Skipped ${name}: not installed. To install Playwright’s build, run: npx playwright install ${name}`,
    );
    if (requested.length > 0) process.exitCode = 1;
  }
}
