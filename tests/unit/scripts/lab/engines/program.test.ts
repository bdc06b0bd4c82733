import { expect, test } from 'vitest';
import { startProgram } from '../../../../../scripts/lab/engines/program.ts';

const node = (script: string, ready?: RegExp) =>
  startProgram(process.execPath, ['-e', script], ready ? { ready } : {});

test('is ready when it has said so, on the third stream too, and ends when it is told', async () => {
  const program = await node(
    'require("fs").writeSync(3, "port 4321\\n"); setInterval(() => {}, 1000)',
    /port (\d+)/,
  );
  expect(program.ready?.[1]).toBe('4321');
  await program.stop();
});

test('one that ends before it is ready is a failure, with what it said', async () => {
  await expect(node('console.error("no room"); process.exit(3)', /ready/)).rejects.toThrow(/no room/);
});

test('one that does not exist is a failure', async () => {
  await expect(startProgram('/no/such/program', [], {})).rejects.toThrow(/could not be started/);
});
