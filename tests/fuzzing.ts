import fc from 'fast-check';

/** Sets the number of examples per property from `FUZZ_RUNS`, unless a property sets its own. */
fc.configureGlobal({ numRuns: Number(process.env.FUZZ_RUNS) });
