import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { harm } from '../../../../../scripts/lab/bench/load/faults.ts';
import { type Memory, memoryOf, startServer } from '../../../../../scripts/lab/bench/load/server-process.ts';
import { request } from '../../../../../scripts/lab/hosting/request.ts';
import type { Running } from '../../../../../scripts/lab/hosting/running.ts';

const folder = mkdtempSync(join(tmpdir(), 'hulma-faults-'));
let server: Running;
let child: ChildProcess;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), 'Still here.');
  // Larger than what the system takes off the server's hands for a client that does not read.
  writeFileSync(join(folder, 'large.glb'), '');
  truncateSync(join(folder, 'large.glb'), 64_000_000);
  server = await startServer(folder, { head: 400, silence: 500 });
  child = server.process;
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Milliseconds until the slow clients leave: more than the server has patience for. */
const stay = 2_500;

test('broken and hostile clients neither end the server nor leave anything behind', async () => {
  const round = (times: number) =>
    harm(
      server.address,
      '/large.glb',
      {
        malformed: 200 * times,
        slowHeads: 20 * times,
        slowReaders: 10 * times,
        halfOpen: 20 * times,
        aborted: 40 * times,
      },
      stay,
    );
  await round(1);
  const before = await memoryOf(child);
  const { ended, slow } = await round(2);
  const after: Memory = await memoryOf(child);
  // The server lets go of those who do not come to an end, without waiting for them to leave.
  expect(ended).toBe(slow);
  expect(child.exitCode).toBeNull();
  expect(String((await request(server.address, '/')).body)).toBe('Still here.');
  expect(after.used / before.used).toBeLessThan(1.1);
  expect(after.handles).toBeLessThanOrEqual(before.handles + 1);
});
