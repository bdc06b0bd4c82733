import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { describeError } from '../../../../scripts/setup/describe-error.mjs';

test.each([
  ['only the message of an expected error', new Error('Port 4173 is in use.'), 'Port 4173 is in use.'],
  [
    'that an unexpected error is a bug, and how to find it',
    new TypeError('x is not a function'),
    "TypeError: x is not a function\nThis is a bug in the project's scripts; set DEBUG=1 to see where.",
  ],
  ['anything else that is thrown', undefined, 'undefined'],
])('says %s', (_, error, text) => {
  expect(describeError(error, {})).toBe(text);
});

test('shows the stack with DEBUG', () => {
  expect(describeError(new Error('broken'), { DEBUG: '1' })).toMatch(/^Error: broken\n +at /);
});

test('names an unknown option', async () => {
  const unknown = new Promise(() => parseArgs({ args: ['--bogus'], options: {} }));
  const told = await unknown.catch((error) => describeError(error, {}));
  expect(told).toMatch(/^Unknown option '--bogus'(?!.*bug)/s);
});
