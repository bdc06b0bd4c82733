import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const cores = availableParallelism();

/** `npm run test:full` sets how many examples fast-check tries of each property, and runs the slow tests too. */
const isFuzzing = process.env.FUZZ_RUNS !== undefined;
const setupFiles = isFuzzing ? ['tests/fuzzing.ts'] : [];
const patience = isFuzzing ? 600_000 : 60_000;

/** Files share the modules of a worker: loading the schemas and the check again for each takes longer than the tests. */
const isolate = false;

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
          isolate,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: 'content',
          isolate,
          include: ['tests/content/**/*.test.ts'],
          // Many runs of the check on the whole content take minutes.
          exclude: isFuzzing ? [] : ['tests/content/full/**'],
          setupFiles,
          testTimeout: 2 * patience,
          hookTimeout: 2 * patience,
        },
      },
    ],
  },
});
