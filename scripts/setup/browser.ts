import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { runProgram } from './run-program.ts';

function throwMissing(): never {
  throw new Error(
    'No Chromium was found; install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable, then run the command again.',
  );
}

/** Names of installed browsers on the PATH, in order of preference. */
const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'microsoft-edge'];

/** Time limit for a download or an installation, in milliseconds. */
const timeout = 4 * 60_000;

/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, then Playwright's own download, then a browser on the PATH.
 *
 * @param downloaded path of the browser that Playwright downloads
 * @returns its executable, if there is one
 * @throws Error with a sentence that says what to do, when CHROMIUM_PATH is wrong
 */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
  downloaded = chromium.executablePath(),
): string | undefined {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    // Falling back would hide the mistake.
    if (existsSync(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH is set to ${chosen}, which does not exist; set it to the executable of Chromium.`,
    );
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [downloaded, ...places].find((path) => existsSync(path) && starts(path));
}

/** Whether a browser starts, which requires its system libraries. Assumed on Windows, where a window would open. */
function starts(path: string): boolean {
  if (process.platform === 'win32') return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a Chromium for the tests, or installs one: Playwright's download or, on Debian and Ubuntu, the system package
 * with fonts for Arabic and Chinese.
 *
 * @param say receives one line for each long step
 * @returns its executable
 * @throws Error with a sentence that says what to do, when there is none and none can be installed
 */
export async function ensureBrowser(say: (line: string) => void): Promise<string> {
  const present = findBrowser();
  if (present !== undefined) return present;
  say('No Chromium found; downloading Playwright’s build (up to 4 minutes)…');
  await download();
  const downloaded = findBrowser();
  if (downloaded !== undefined) return downloaded;
  say('The download failed or does not start; installing Chromium and fonts as system packages…');
  await aptGet('update');
  // One by one, so that a font missing in a distribution does not prevent the others.
  for (const name of ['chromium', 'fonts-noto-core', 'fonts-noto-cjk'])
    if (!(await aptGet('install', '-y', '--no-install-recommends', name))) break;
  return findBrowser() ?? throwMissing();
}

function download(): Promise<number> {
  const playwright = dirname(fileURLToPath(import.meta.resolve('playwright/package.json')));
  return runProgram(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'], {
    timeout,
    // Playwright retries several times; its default of 30 s each would only delay the failure.
    env: {
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ?? '10000',
    },
  });
}

/** Runs apt-get if it exists and needs no password. Its output goes to the terminal. */
async function aptGet(...args: string[]): Promise<boolean> {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const command = ['apt-get', '-o', 'DPkg::Lock::Timeout=120', ...args];
  const [program = '', ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', ...command];
  return (await runProgram(program, rest, { timeout })) === 0;
}

/** Launches Chromium, installing it if missing, passes it to an action, and closes it afterwards. */
export async function withBrowser<Result>(action: (browser: Browser) => Promise<Result>): Promise<Result> {
  await ensureBrowser(console.log);
  const browser = await chromium.launch(launchOptions());
  try {
    return await action(browser);
  } finally {
    await browser.close();
  }
}

/**
 * The first two features render the address bar's popup in every window, which takes half as long as the test page
 * itself. The others are those that Playwright disables by default, since this list replaces its own.
 */
const unusedFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'HttpsUpgrades'],
  ...['DestroyProfileOnBrowserClose', 'LensOverlay', 'MediaRouter', 'OptimizationHints', 'PaintHolding'],
  ...['PreconnectToSearch', 'NetworkTimeServiceQuerying', 'ThirdPartyStoragePartitioning'],
];

/**
 * Returns the options with which Playwright launches the local Chromium.
 *
 * @throws Error with a sentence that says what to do, when there is none
 */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: findBrowser() ?? throwMissing(),
    args: ['--disable-gpu', '--disable-quic', `--disable-features=${unusedFeatures.join(',')}`],
  };
}
