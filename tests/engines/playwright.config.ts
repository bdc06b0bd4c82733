import { defineConfig } from '@playwright/test';
import type { Options } from '../browser/fixtures.ts';

/** Runs some browser tests in Playwright's Firefox and WebKit; `npm run lab -- engines` uses the installed ones. */
export default defineConfig<Options>({
  ...(await import('../../playwright.config.ts')).default,
  testDir: '../browser',
  testMatch: ['consent.spec.ts', 'language.spec.ts', 'navigation.spec.ts', 'storage.spec.ts'],
  outputDir: '../../.cache/browser-tests/engine-results',
  projects: (['firefox', 'webkit'] as const).map((browserName) => ({
    name: browserName,
    grepInvert: /@phone|@arabic|@no-javascript/,
    use: { browserName, launchOptions: {} },
  })),
});
