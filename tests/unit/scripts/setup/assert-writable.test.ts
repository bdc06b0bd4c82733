import { expect, test } from 'vitest';
import { assertWritable } from '../../../../scripts/setup/assert-writable.ts';
import { temporaryFolder } from '../../../content/fixture.ts';

// Not even root can write to /proc.
test.runIf(process.platform === 'linux')('says what to do about a folder that is read-only', () => {
  expect(() => assertWritable(temporaryFolder())).not.toThrow();
  expect(() => assertWritable('/proc/self')).toThrow(
    'The folder /proc/self cannot be written to; copy or clone the project to a folder of your own and run the command there.',
  );
});
