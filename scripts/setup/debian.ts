import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { runProgram } from './run-program.ts';

/** Time limit of one apt-get call, in milliseconds. */
const timeLimit = 10 * 60_000;

/**
 * True for Debian and its derivatives, such as Ubuntu.
 *
 * @param osRelease text of /etc/os-release
 */
export function isDebian(osRelease: string): boolean {
  return /^ID(?:_LIKE)?=["']?(?:[\w.-]+ )*debian\b/m.test(osRelease);
}

/**
 * True where system packages can be installed without a prompt: Debian or Ubuntu, as root or with passwordless sudo.
 */
export async function canInstallPackages(): Promise<boolean> {
  const osRelease = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return isDebian(osRelease) && (isRoot() || (await canSudo()));
}

/** Updates the package lists. Failures are ignored, since old lists may be sufficient. */
export async function updatePackageLists(): Promise<void> {
  await aptGet('update');
}

/**
 * Installs system packages without recommended ones.
 *
 * @returns whether apt-get succeeded; its output goes to the terminal
 */
export async function installPackages(...names: string[]): Promise<boolean> {
  return (await aptGet('install', '-y', '--no-install-recommends', ...names)) === 0;
}

function aptGet(...args: string[]): Promise<number> {
  const command = [
    ...(isRoot() ? [] : ['sudo', '-n']),
    ...['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=120'],
    ...args,
  ];
  const [program = '', ...rest] = command;
  return runProgram(program, rest, { timeLimit });
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function canSudo(): Promise<boolean> {
  return promisify(execFile)('sudo', ['-n', 'true']).then(
    () => true,
    () => false,
  );
}
