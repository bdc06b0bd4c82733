import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { root } from '../../../../scripts/setup/root.ts';
import { runProgram } from '../../../../scripts/setup/run-program.ts';

const script = (code: string) => ['-e', code];

test('returns the exit code, and extends the environment', async () => {
  const code = script('process.exit(process.env.HULMA_TEST === "yes" && process.env.PATH ? 7 : 1)');
  expect(await runProgram(process.execPath, code, { env: { HULMA_TEST: 'yes' } })).toBe(7);
});

test('returns 127 if the program does not exist', async () => {
  expect(await runProgram('hulma-no-such-program', [])).toBe(127);
});

test('stops the program at its time limit', async () => {
  const code = await runProgram(process.execPath, script('setInterval(() => {}, 1000)'), { timeout: 300 });
  expect(code).not.toBe(0);
});

test('on SIGTERM, ends a program that handles only SIGINT', async () => {
  const program = `process.on('SIGTERM', () => {}).on('SIGINT', () => process.exit()); setInterval(() => {}, 1000); console.log('ready')`;
  const code = `const { runProgram } = await import('./scripts/setup/run-program.ts'); await runProgram(process.execPath, ['-e', ${JSON.stringify(program)}])`;
  const runner = spawn(
    process.execPath,
    ['--import', './scripts/setup/typescript.mjs', '--input-type=module', '-e', code],
    { cwd: root },
  );
  await once(runner.stdout, 'data');
  runner.kill('SIGTERM');
  const [status] = await once(runner, 'exit');
  expect(status).toBe(143);
});
