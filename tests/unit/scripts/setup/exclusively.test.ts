import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exclusively } from '../../../../scripts/setup/exclusively.mjs';

const timing = { poll: 5, beat: 20, patience: 200 };
let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hulma-lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function abandonedLock(owner: { pid: number; host: string }): void {
  mkdirSync(lock);
  writeFileSync(join(lock, 'owner.json'), JSON.stringify({ ...owner, token: 'gone' }));
}

test('actions take turns, and the one that waits says so once', async () => {
  let running = 0;
  let most = 0;
  let waits = 0;
  const action = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(30);
    running -= 1;
  };
  const options = { timing, onWait: () => (waits += 1) };
  await Promise.all([1, 2, 3].map(() => exclusively(lock, action, options)));
  expect({ most, waits }).toEqual({ most: 1, waits: 2 });
  expect(readdirSync(folder)).toEqual([]);
});

test('an action that lasts longer than the patience keeps its lock', async () => {
  const order: string[] = [];
  const first = exclusively(
    lock,
    async () => {
      await sleep(500);
      order.push('first');
    },
    { timing },
  );
  await sleep(10);
  await exclusively(lock, async () => order.push('second'), { timing });
  await first;
  expect(order).toEqual(['first', 'second']);
});

test('an action that fails releases the lock and passes its error on', async () => {
  const failing = exclusively(lock, () => Promise.reject(new Error('no network')), { timing });
  await expect(failing).rejects.toThrow('no network');
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a process that ended is taken over at once', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  abandonedLock({ pid, host: hostname() });
  const patient = { ...timing, patience: 60_000 };
  const both = [1, 2].map((value) => exclusively(lock, async () => value, { timing: patient }));
  await expect(Promise.all(both)).resolves.toEqual([1, 2]);
});

test('the lock of a process elsewhere is taken over when it has been silent', async () => {
  abandonedLock({ pid: 1, host: 'another-host' });
  const started = performance.now();
  await exclusively(lock, async () => {}, { timing });
  expect(performance.now() - started).toBeGreaterThan(timing.patience);
});

test('a place that cannot be locked is an error, not an endless wait', async () => {
  mkdirSync(lock);
  writeFileSync(join(lock, 'something-else'), '');
  await expect(exclusively(lock, async () => {}, { timing })).rejects.toThrow();
});
