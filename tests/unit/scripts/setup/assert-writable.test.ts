import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertWritable } from '../../../../scripts/setup/assert-writable.ts';

test('accepts a folder of this user', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hulma-'));
  expect(() => assertWritable(folder)).not.toThrow();
  rmSync(folder, { recursive: true });
});

// Not even root can write there.
test.runIf(process.platform === 'linux')('says what to do about a folder that is read-only', () => {
  expect(() => assertWritable('/proc/self')).toThrow(
    'The folder /proc/self cannot be written to; copy or clone the project to a folder of your own and run the command there.',
  );
});
