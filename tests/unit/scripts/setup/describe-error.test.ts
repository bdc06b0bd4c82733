import { expect, test } from 'vitest';
import { describeError } from '../../../../scripts/setup/describe-error.mjs';

test('says the message of an error, with DEBUG its stack, and anything else that is thrown', () => {
  expect(describeError(new Error('Port 4173 is in use.'), {})).toBe('Port 4173 is in use.');
  expect(describeError(new Error('broken'), { DEBUG: '1' })).toMatch(/^Error: broken\n +at /);
  expect(describeError(undefined, {})).toBe('undefined');
});
