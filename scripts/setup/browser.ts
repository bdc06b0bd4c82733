import { execFile } from 'node:child_process';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type LaunchOptions } from 'playwright';
import { type BrowserSource, noBrowserAdvice, obtainBrowser } from './browser-install.ts';
import { searchBrowser } from './browser-search.ts';
import { canInstallPackages, installPackages, updatePackageLists } from './debian.ts';
import { isExecutable } from './is-executable.ts';
import { runProgram } from './run-program.ts';

/** Time limit of Playwright's download, in milliseconds. */
const downloadLimit = 4 * 60_000;

/** Time limit for a browser to print its version, in milliseconds; the first start after boot is slow. */
const startLimit = 30_000;

/**
 * Finds the Chromium for the tests.
 *
 * @returns its executable
 * @throws Error with a sentence that says what to do, when there is none or CHROMIUM_PATH is wrong
 */
export async function findBrowser(): Promise<string> {
  const found = await search();
  if (found === undefined) throw new Error(noBrowserAdvice);
  return found;
}

/**
 * Finds the Chromium for the tests, or installs one: Playwright's download or, on Debian and Ubuntu, the system package
 * with fonts for Arabic and Chinese.
 *
 * @param say receives one line for each long step
 * @returns its executable
 * @throws Error with a sentence that says what to do, when there is none and none can be installed
 */
export function ensureBrowser(say: (line: string) => void): Promise<string> {
  return obtainBrowser(search, [playwrightDownload, debianPackage], say);
}

/**
 * Chromium renders the popup of the address bar for every window, which takes half as long as the tests' own page. The
 * other features are those that Playwright disables by default, whose list this one replaces.
 */
const unusedFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'HttpsUpgrades'],
  ...['DestroyProfileOnBrowserClose', 'LensOverlay', 'MediaRouter', 'OptimizationHints', 'PaintHolding'],
  ...['PreconnectToSearch', 'NetworkTimeServiceQuerying', 'ThirdPartyStoragePartitioning'],
];

/**
 * How Playwright launches the local Chromium: headless and without background traffic.
 *
 * @throws like findBrowser()
 */
export async function launchOptions(): Promise<LaunchOptions> {
  return {
    headless: true,
    executablePath: await findBrowser(),
    args: [
      // Chromium refuses to run as root with its sandbox; the tests only open this site.
      ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${unusedFeatures.join(',')}`,
    ],
  };
}

const playwrightDownload: BrowserSource = {
  announcement: 'No Chromium found; downloading the one of Playwright (up to 4 minutes)…',
  isPossible: async () => true,
  install: async () => {
    const playwright = dirname(fileURLToPath(import.meta.resolve('playwright/package.json')));
    await runProgram(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'], {
      timeLimit: downloadLimit,
      // Playwright retries several times, with 30 s each by default: too long without a connection.
      env: {
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ?? '10000',
      },
    });
  },
};

const debianPackage: BrowserSource = {
  announcement:
    'That did not bring a Chromium that starts; installing the system package chromium and fonts…',
  isPossible: canInstallPackages,
  install: async () => {
    await updatePackageLists();
    if (!(await installPackages('chromium'))) return;
    // One by one, so that a font missing in a distribution does not prevent installing the other.
    for (const font of ['fonts-noto-core', 'fonts-noto-cjk']) await installPackages(font);
  },
};

function search(): Promise<string | undefined> {
  return searchBrowser({
    platform: process.platform,
    env: process.env,
    home: homedir(),
    playwrightPath: chromium.executablePath(),
    isExecutable,
    starts,
  });
}

async function starts(path: string): Promise<boolean> {
  // On Windows, browsers open a window instead of printing their version.
  if (process.platform === 'win32') return true;
  return promisify(execFile)(path, ['--version'], { timeout: startLimit }).then(
    () => true,
    () => false,
  );
}
