import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { describeError } from '../../../../scripts/setup/describe-error.mjs';

test('an expected error is its message', () => {
  expect(describeError(new Error('Port 4173 is already in use.'), {})).toBe('Port 4173 is already in use.');
});

test('DEBUG shows the stack', () => {
  expect(describeError(new Error('broken'), { DEBUG: '1' })).toMatch(/^Error: broken\n +at /);
});

test('a mistake in the scripts says so and how to find it', () => {
  expect(describeError(new TypeError('x is not a function'), {})).toBe(
    "TypeError: x is not a function\nThis is a bug in the project's scripts; set DEBUG=1 to see where.",
  );
});

test('anything can be thrown', () => {
  expect(describeError('just text', {})).toBe('just text');
  expect(describeError(undefined, {})).toBe('undefined');
});

test('an option that a command does not know is told as it is', () => {
  const unknown = () => parseArgs({ args: ['--bogus'], options: {} });
  let told = '';
  try {
    unknown();
  } catch (error) {
    told = describeError(error, {});
  }
  expect(told).toMatch(/^Unknown option '--bogus'/);
  expect(told).not.toContain('mistake');
});
