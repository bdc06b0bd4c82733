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
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One file at a time, after the others: a Chromium keeps two cores busy by itself.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
