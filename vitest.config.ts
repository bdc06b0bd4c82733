import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        resolve: {
          alias: { 'virtual:hulma/site': new URL('./tests/unit/sample-site.ts', import.meta.url).pathname },
        },
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] },
      },
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // After the others, and two files at a time: a Chromium waits about half of the time.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
