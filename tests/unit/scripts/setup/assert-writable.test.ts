import { expect, test } from 'vitest';
import { assertWritable } from '../../../../scripts/setup/assert-writable.ts';
import { temporaryFolder } from '../../../content/fixture.ts';

// Not even root can write to /proc.
test.runIf(process.platform === 'linux')('says what to do about a read-only folder', () => {
  expect(() => assertWritable(temporaryFolder())).not.toThrow();
  expect(() => assertWritable('/proc/self')).toThrow(
    'The folder /proc/self is not writable; copy or clone the project to a folder that is, and run the command there.',
  );
});
