import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { root } from '../../../../scripts/setup/root.ts';

const onUnix = test.skipIf(process.platform === 'win32');

onUnix.each(['SIGTERM', 'SIGHUP'] as const)('%s acts as SIGINT', async (signal) => {
  const code = `const { interruptOnTermination } = await import('./scripts/setup/interrupt-on-termination.ts');
    interruptOnTermination();
    process.on('SIGINT', () => process.exit(7));
    setInterval(() => {}, 1000);
    console.log('ready');`;
  const child = spawn(
    process.execPath,
    ['--import', './scripts/setup/typescript.mjs', '--input-type=module', '-e', code],
    { cwd: root },
  );
  await once(child.stdout, 'data');
  child.kill(signal);
  expect((await once(child, 'exit'))[0]).toBe(7);
});
