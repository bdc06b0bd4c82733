import { defineConfig } from '@playwright/test';
import quick from '../../../playwright.config.ts';
import { locales } from '../../../schema/languages.ts';
import type { Options } from '../fixtures.ts';

/** Runs the tests of every page in every language, and slow ones: `npx playwright test --config tests/browser/full`. */
export default defineConfig<Options>({
  ...quick,
  testIgnore: [],
  outputDir: '../../../.cache/browser-tests/full-results',
  timeout: 300_000,
  projects: [
    { name: 'full', testDir: '.' },
    // Page states such as open menus in every language; pages.spec.ts covers the pages themselves.
    ...locales.map((language) => ({
      name: language,
      testDir: '..',
      testMatch: 'accessibility.spec.ts',
      grepInvert: /@phone|fits a screen of 320 px/,
      use: { language },
    })),
  ],
});
