/**
 * `npm run lab -- lighthouse`: runs Lighthouse on every page in every language, as a phone on slow 4G (HTTPS, HTTP/2).
 * `-- nl` measures the pages of one language, `-- /pricing /ar` only these pages. The exit status is 1 if a page scores
 * below 100 in a category; its report is in `.cache/lighthouse/`.
 */
import { join } from 'node:path';
import { ensureDependencies } from '../../setup/dependencies.mjs';
import { root } from '../../setup/root.ts';
import { runProgram } from '../../setup/run-program.ts';

const lab = join(root, 'scripts/lab');
await ensureDependencies(lab, console.error);
// Lighthouse requires the newer Node that is one of the lab's packages.
const node = join(lab, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const lighthouse = ['--disable-warning=ExperimentalWarning', join(lab, 'lighthouse.ts')];
process.exitCode = await runProgram(node, [...lighthouse, ...process.argv.slice(2)]);
