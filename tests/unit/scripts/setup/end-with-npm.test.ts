import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';

const module = new URL('../../../../scripts/setup/end-with-npm.mjs', import.meta.url).href;

/**
 * Starts a process that runs until told to stop, and kills its parent. Returns its id, and a promise of its end, which
 * closes its output (the process id may be reused).
 */
async function orphan(environment: NodeJS.ProcessEnv) {
  const child = `import { endWithNpm } from ${JSON.stringify(module)}; endWithNpm(process.env); setTimeout(() => {}, 20_000); console.log(process.pid);`;
  const parent = `require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(child)}], { stdio: 'inherit' });`;
  const { npm_lifecycle_event: _, ...clean } = process.env;
  const started = spawn(process.execPath, ['-e', parent], { env: { ...clean, ...environment } });
  const end = new Promise((resolve) => started.stdout.once('end', () => resolve('ended')));
  const pid = await new Promise<number>((resolve) =>
    started.stdout.once('data', (data) => resolve(Number(data))),
  );
  started.kill('SIGKILL');
  return { pid, end };
}

describe.skipIf(process.platform === 'win32')('endWithNpm', () => {
  test('a command ends with the npm that runs it', async () => {
    const { end } = await orphan({ npm_lifecycle_event: 'start' });
    expect(await Promise.race([end, sleep(5_000, 'still there')])).toBe('ended');
  });

  test('a command not run by npm outlives its parent', async () => {
    const { pid, end } = await orphan({});
    expect(await Promise.race([end, sleep(1_200, 'still there')])).toBe('still there');
    process.kill(pid);
    await end;
  });
});
