import { expect, test } from 'vitest';
import { portInUse, readPort } from '../../../../../scripts/site/serve/port.ts';

test.each([
  [undefined, 4173],
  ['', 4173],
  [' ', 4173],
  ['1', 1],
  ['8080', 8080],
  [' 8080 ', 8080],
  ['65535', 65535],
])('PORT=%s means %d', (value, port) => {
  expect(readPort(value, 4173, 'npm start')).toBe(port);
});

test.each(['abc', '0', '-1', '80.5', '65536', '1e3', '0x50', '80 90'])('rejects PORT=%s', (value) => {
  expect(() => readPort(value, 4173, 'npm start')).toThrow(
    `PORT must be a whole number from 1 to 65535, but is "${value}"; for example: PORT=4173 npm start`,
  );
});

test('suggests a valid port when one is busy', () => {
  expect(portInUse(4173, 'npm start')).toBe(
    'Port 4173 is already in use. Stop the program that uses it, or choose another port: PORT=4174 npm start',
  );
  expect(portInUse(65535, 'npm run dev')).toContain('PORT=65534 npm run dev');
});
