import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const module = new URL('../../../../scripts/setup/end-with-npm.mjs', import.meta.url).href;
const child = `import { endWithNpm } from ${JSON.stringify(module)}; endWithNpm(process.env); setTimeout(() => {}, 20_000); console.log('started');`;
const parent = `require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(child)}], { stdio: 'inherit' });`;

test.skipIf(process.platform === 'win32')('a command ends when its npm process ends', async () => {
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const npm = spawn(process.execPath, ['-e', parent], { env });
  await once(npm.stdout, 'data');
  const killed = Date.now();
  npm.kill('SIGKILL');
  // The command keeps its output open while it runs, which would be 20 seconds.
  await once(npm.stdout, 'end');
  expect(Date.now() - killed).toBeLessThan(10_000);
});
