import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/setup/browser.ts';
import { freePort } from './scripts/site/serve/listen.ts';
import { analyticsId, type Options } from './tests/browser/fixtures.ts';

// SIGINT is the only signal on which Playwright stops its servers.
for (const signal of ['SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.kill(process.pid, 'SIGINT'));

/** How a site is started. Each picks a free port and prints its URL, which tests get as a variable. */
const server = {
  cwd: import.meta.dirname,
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
} as const;

/** A site other than the published one, built on first use (tests/browser/site.ts). */
const siteOf = (name: 'development' | 'fallback', env = {}) => ({
  ...server,
  name,
  env,
  command: `node --import ./scripts/setup/typescript.mjs tests/browser/site.ts ${name}`,
  wait: { stdout: new RegExp(`served at (?<${name}_url>http:\\S+)`) },
});

/**
 * The browser tests: `npx playwright test`, with `--ui`, `--headed`, `--debug`, `-g` and file names as in any project.
 * A test without tags runs on the desktop; tags name its projects instead. Slow tests are in tests/browser/full, with a
 * configuration of their own.
 */
export default defineConfig<Options>({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  testIgnore: '**/full/**',
  outputDir: '.cache/browser-tests/results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The default, half of the cores, is only one worker on a machine with two.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    // Tracing takes a tenth of the time, or a third with screenshots and snapshots, which `--trace on` adds.
    trace: process.env.CI ? { mode: 'retain-on-failure', screenshots: false, snapshots: false } : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grep: /@desktop|^(?!.*@(phone|arabic|no-javascript))/ },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'arabic', grep: /@arabic/, use: { language: 'ar' } },
    { name: 'no-javascript', grep: /@no-javascript/, use: { javaScriptEnabled: false } },
  ],
  webServer: [
    {
      ...server,
      name: 'site',
      command: 'node scripts/cli/run.mjs start',
      env: { PORT: String(await freePort()), FORCE_COLOR: '' },
      wait: { stdout: /Local: +(?<site_url>http:\S+\d)/ },
    },
    siteOf('development', { HULMA_ANALYTICS_ID: analyticsId }),
    siteOf('fallback'),
  ],
});
