import { defineConfig } from 'vitest/config';
import type { EngineName } from '../../scripts/lab/engines/engine.ts';

/** In which engine the tests run, and on which site; `npm run lab -- engines` says so. */
export interface Run {
  name: EngineName;
  /** The engine's programs, in the order of its requirements. */
  programs: string[];
  /** Folder of the built site. */
  site: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    run: Run;
  }
}

const run = process.env.HULMA_ENGINE;
if (run === undefined)
  throw new Error('These tests are run by “npm run lab -- engines”, which prepares the engines.');

export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    provide: { run: JSON.parse(run) },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // An engine keeps two cores busy by itself.
    fileParallelism: false,
    expect: { poll: { timeout: 15_000 } },
  },
});
