/** The numbers of tests of a step that passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Runs the steps of a test command, printing a line before and after each, and a summary at the end. */
export class Steps {
  readonly #lines: string[] = [];
  readonly #total = { passed: 0, failed: 0 };

  /** Runs a step. A step that throws counts as one failure; later steps still run. */
  async run(name: string, action: () => Promise<Counts>): Promise<Counts> {
    console.log(`\n=== ${name} ===`);
    const started = performance.now();
    const counts = await action().catch((error: unknown) => {
      console.log(error instanceof Error ? error.message : String(error));
      return countsOfExit(1);
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const line = `${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`;
    console.log(`--- ${line}`);
    this.#lines.push(`  ${line}`);
    this.#total.passed += counts.passed;
    this.#total.failed += counts.failed;
    return counts;
  }

  /** Prints the results, with the totals in the last line, and sets the exit status. */
  end(): void {
    const { passed, failed } = this.#total;
    console.log(['', 'Summary', ...this.#lines, '', `${passed} passed, ${failed} failed`].join('\n'));
    process.exitCode = failed > 0 ? 1 : 0;
  }
}

/** Returns the counts for a program that either succeeds or fails, by its exit code. */
export const countsOfExit = (code: number): Counts =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
