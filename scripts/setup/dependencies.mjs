import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exclusively } from './exclusively.mjs';
import { installState, packageCount, stampOf } from './install-state.mjs';

const machine = {
  platform: process.platform,
  arch: process.arch,
  nodeMajor: process.versions.node.split('.')[0] ?? '',
};

/**
 * Makes node_modules hold what package-lock.json lists. Costs a few milliseconds when it already does; commands
 * that start at the same time install once.
 *
 * @param {string} root folder of package-lock.json
 * @param {(line: string) => void} say receives one line for each long step
 * @throws {Error} with one sentence that says what to do, when the installation fails
 */
export async function ensureDependencies(root, say) {
  if (staleReason(root) === undefined) return;
  await exclusively(
    join(root, '.cache', 'install'),
    async () => {
      const reason = staleReason(root);
      if (reason !== undefined) await install(root, reason, say);
    },
    { onWait: () => say('Waiting for another command that installs the packages…') },
  );
}

/**
 * Why packages have to be installed, if they have to be; writes the stamp where that alone is missing.
 *
 * @param {string} root
 */
function staleReason(root) {
  const state = installState(evidence(root));
  if (state.kind === 'unstamped') writeStamp(root);
  return state.kind === 'stale' ? state.reason : undefined;
}

/**
 * @param {string} root
 * @param {string} reason
 * @param {(line: string) => void} say
 */
async function install(root, reason, say) {
  const started = performance.now();
  say(
    `Installing ${packageCount(evidence(root).lock, machine)} packages from package-lock.json (${reason})…`,
  );
  const ending = await npmCi(root);
  if (ending === 'interruption') {
    throw new Error('The installation of the packages was interrupted; run the command again to finish it.');
  }
  if (ending !== 'code 0') {
    throw new Error(
      `The packages could not be installed (npm ended with ${ending}, see above); check the connection to the npm registry and run the command again.`,
    );
  }
  writeStamp(root);
  say(`Packages installed in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/**
 * Runs `npm ci` with its output on stderr, so that what a command prints stays clean. Development packages are
 * asked for by name, because NODE_ENV=production would leave them out.
 *
 * @param {string} root
 * @returns {Promise<string>} how npm ended: `code 0`, `signal SIGKILL`, `interruption` when this process was told
 *   to stop, or why npm did not start
 */
function npmCi(root) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath ?? '';
  const runsUnderNpm = /npm-cli\.c?js$/.test(npm);
  const child = spawn(runsUnderNpm ? process.execPath : 'npm', runsUnderNpm ? [npm, ...args] : args, {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
    // On Windows `npm` is a script that only a shell can start.
    shell: !runsUnderNpm && process.platform === 'win32',
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // Staying until npm has ended keeps the lock for as long as npm still writes.
  let interrupted = false;
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    interrupted = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(`"${error.message}"`));
    child.on('close', (code, signal) => {
      resolve(interrupted ? 'interruption' : signal === null ? `code ${code}` : `signal ${signal}`);
    });
  }).finally(() => {
    for (const signal of signals) process.off(signal, forward);
  });
}

/** @param {string} root */
function writeStamp(root) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampFile(root), stampOf(evidence(root)));
}

/**
 * @param {string} root
 * @throws {Error} when there is no package-lock.json
 */
function evidence(root) {
  const lock = read(join(root, 'package-lock.json'));
  if (lock === undefined) {
    throw new Error(
      'package-lock.json is missing; restore it with "git checkout -- package-lock.json" and run the command again.',
    );
  }
  const installed = read(join(root, 'node_modules', '.package-lock.json'));
  return { lock, installed, stamp: read(stampFile(root)), machine };
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.hulma-install');
}
