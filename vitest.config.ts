import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const cores = availableParallelism();

/** A busy machine exceeds the default limits, five seconds for a test and ten for a hook. */
const patience = 60_000;

/** Test files share a worker's modules: loading the schemas and the check for each would take longer than the tests. */
const isolate = false;

export default defineConfig({
  test: {
    // By default, Vitest leaves one core idle, which is half of a small machine.
    maxWorkers: cores,
    projects: [
      {
        resolve: {
          alias: {
            'virtual:hulma/site': fileURLToPath(new URL('./tests/unit/sample-site.ts', import.meta.url)),
            'virtual:hulma/last-words': fileURLToPath(new URL('./tests/unit/last-words.ts', import.meta.url)),
          },
        },
        test: {
          name: 'unit',
          isolate,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: 'content',
          isolate,
          include: ['tests/content/**/*.test.ts'],
          testTimeout: 2 * patience,
          hookTimeout: 2 * patience,
        },
      },
    ],
  },
});
