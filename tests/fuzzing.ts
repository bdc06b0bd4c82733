import fc from 'fast-check';

/** Has fast-check try as many examples as `FUZZ_RUNS` says of each property that does not say so itself. */
fc.configureGlobal({ numRuns: Number(process.env.FUZZ_RUNS) });
