import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const cores = availableParallelism();

export default defineConfig({
  test: {
    // Vitest leaves one core idle, which is half of a small machine.
    maxWorkers: cores,
    projects: [
      {
        resolve: {
          alias: {
            'virtual:hulma/site': fileURLToPath(new URL('./tests/unit/sample-site.ts', import.meta.url)),
            'virtual:hulma/last-words': fileURLToPath(new URL('./tests/unit/last-words.ts', import.meta.url)),
          },
        },
        // Five seconds for a test and ten for a hook, which is the default, are limits that a busy machine reaches.
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A second, which is the default, is not enough where files arrive late on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          // After the others. One file with its Chromium leaves a part of two cores idle; three would be in each
          // other's way, and some of these tests look at the clock.
          maxWorkers: Math.max(2, Math.floor(cores / 2)),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
