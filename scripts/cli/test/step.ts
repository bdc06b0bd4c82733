/** The result of a step of `npm test`. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface StepResult extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Runs a named step and prints a line before and after it. A step that throws has failed; later steps still run.
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

/** The counts for a program that either succeeds or fails. */
export function countsOfExit(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The last lines of `npm test`: one per step, then the totals. */
export function summary(results: readonly StepResult[]): string {
  const total = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
  const lines = results.map((result) => `  ${describe(result)}`);
  return ['', 'Summary', ...lines, '', `${total('passed')} passed, ${total('failed')} failed`].join('\n');
}

function describe({ name, passed, failed, seconds }: StepResult): string {
  return `${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;
}
