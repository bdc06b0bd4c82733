/**
 * Runs a command of the project: `node scripts/cli/run.mjs <command> [arguments]`, or `<group> <command>`.
 *
 * Checks the Node version, installs missing packages from package-lock.json, and runs scripts/cli/<command>.ts or
 * <group>/<command>.ts. Plain JavaScript that imports no package, since it installs them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { endWithNpm } from '../setup/end-with-npm.mjs';
import { nodeVersionProblem } from '../setup/node-version.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const groups = ['assets', 'lab'];
const [first = '', ...others] = process.argv.slice(2);
const isGroup = groups.includes(first);
const folder = join(root, 'scripts', 'cli', isGroup ? first : '');
const [name = '', ...args] = isGroup ? others : [first, ...others];

try {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem !== undefined) throw new Error(problem);
  const file = commandFile();
  if (name !== 'check' && args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(helpOf(file));
    process.exit();
  }
  endWithNpm(process.env);
  // Tools read their configuration from the working directory, as under `npm run`.
  process.chdir(root);
  await ensureDependencies(root, (line) => console.error(line));
  await import('../setup/typescript.mjs');
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
} catch (error) {
  // 1 means that the check has findings, or that an import refused text, so a failure to run needs another code.
  const code = name === 'check' || name === 'exchange' ? 2 : 1;
  // Expected errors explain what to do.
  const message = process.env.DEBUG ? inspect(error) : error instanceof Error ? error.message : error;
  process.stderr.write(`${message}\n`, () => process.exit(code));
}

/** Returns the path of the command's file. @throws {Error} listing the commands, if there is none */
function commandFile() {
  const commands = readdirSync(folder)
    .filter((entry) => entry.endsWith('.ts'))
    .map((entry) => entry.slice(0, -'.ts'.length));
  if (commands.includes(name)) return join(folder, `${name}.ts`);
  const complaint = name === '' ? 'No command was given' : `Unknown command "${name}"`;
  const place = isGroup ? `the commands of "${first}" are` : 'the commands are';
  throw new Error(`${complaint}; ${place}: ${[...commands, ...(isGroup ? [] : groups)].join(', ')}.`);
}

/**
 * Returns the help of a command: the comment at the top of its file.
 *
 * @param {string} path
 */
function helpOf(path) {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(path, 'utf8')) ?? [];
  return comment.replace(/^ \*? ?/gm, '').trim();
}
