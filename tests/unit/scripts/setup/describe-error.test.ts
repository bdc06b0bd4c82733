import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { describeError } from '../../../../scripts/setup/describe-error.mjs';

test('shows only the message of an expected error', () => {
  expect(describeError(new Error('Port 4173 is already in use.'), {})).toBe('Port 4173 is already in use.');
});

test('shows the stack with DEBUG', () => {
  expect(describeError(new Error('broken'), { DEBUG: '1' })).toMatch(/^Error: broken\n +at /);
});

test('says that an unexpected error is a bug, and how to find it', () => {
  expect(describeError(new TypeError('x is not a function'), {})).toBe(
    "TypeError: x is not a function\nThis is a bug in the project's scripts; set DEBUG=1 to see where.",
  );
});

test('handles any thrown value', () => {
  expect(describeError('just text', {})).toBe('just text');
  expect(describeError(undefined, {})).toBe('undefined');
});

test('names an unknown option', async () => {
  const unknown = new Promise(() => parseArgs({ args: ['--bogus'], options: {} }));
  const told = await unknown.catch((error) => describeError(error, {}));
  expect(told).toMatch(/^Unknown option '--bogus'/);
  expect(told).not.toContain('bug');
});
