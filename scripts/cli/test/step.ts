/** How a step of `npm test` ended. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface StepResult extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Runs one named step with a line before and after it. A step that throws has failed; the others go on.
 *
 * @param say receives the lines
 */
export async function runStep(
  name: string,
  action: () => Promise<Counts>,
  say: (line: string) => void,
): Promise<StepResult> {
  say(`\n=== ${name} ===`);
  const started = performance.now();
  const counts = await action().catch((error: unknown): Counts => {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  });
  const result = { name, ...counts, seconds: (performance.now() - started) / 1000 };
  say(`--- ${describe(result)}`);
  return result;
}

/** Counts of a program that either succeeds or does not. */
export function countsOfExit(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The end of the output of `npm test`: one line for each step, then the totals alone on the last line. */
export function summary(results: readonly StepResult[]): string {
  const total = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
  const lines = results.map((result) => `  ${describe(result)}`);
  return ['', 'Summary', ...lines, '', `${total('passed')} passed, ${total('failed')} failed`].join('\n');
}

function describe({ name, passed, failed, seconds }: StepResult): string {
  return `${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;
}
