import { expect, test } from 'vitest';
import { describeError } from '../../../../scripts/setup/describe-error.mjs';

test('says only the message of an error, and anything else that is thrown', () => {
  expect(describeError(new Error('Port 4173 is in use.'), {})).toBe('Port 4173 is in use.');
  expect(describeError(undefined, {})).toBe('undefined');
});

test('shows the stack with DEBUG', () => {
  expect(describeError(new Error('broken'), { DEBUG: '1' })).toMatch(/^Error: broken\n +at /);
});
