import { defineConfig } from '@playwright/test';
import quick from '../../../playwright.config.ts';
import type { Options } from '../fixtures.ts';

/** Tests of every page in every language, and slow ones: `npx playwright test --config tests/browser/full`. */
export default defineConfig<Options>({
  ...quick,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../../.cache/browser-tests/full-results',
  timeout: 300_000,
  projects: [{ name: 'full' }],
});
