import { expect, test } from 'vitest';
import { runProgram } from '../../../../scripts/setup/run-program.ts';

const script = (code: string) => ['-e', code];

test('the exit code is returned', async () => {
  expect(await runProgram(process.execPath, script('process.exit(7)'))).toBe(7);
});

test('the environment is passed on with additions', async () => {
  const code = script('process.exit(process.env.HULMA_TEST === "yes" && process.env.PATH ? 0 : 1)');
  expect(await runProgram(process.execPath, code, { env: { HULMA_TEST: 'yes' } })).toBe(0);
});

test('a program that does not exist is code 127', async () => {
  expect(await runProgram('hulma-no-such-program', [])).toBe(127);
});

test('a program that hangs is ended at its time limit', async () => {
  const started = performance.now();
  const code = await runProgram(process.execPath, script('setInterval(() => {}, 1000)'), { timeLimit: 300 });
  expect(code).not.toBe(0);
  expect(performance.now() - started).toBeLessThan(4_000);
});
