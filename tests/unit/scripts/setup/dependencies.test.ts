import { expect, test } from 'vitest';
import { isInstalled } from '../../../../scripts/setup/dependencies.mjs';
import { temporaryFolder } from '../../../content/fixture.ts';

const react = { 'node_modules/react': { version: '19.0.0' } };
const optional = { 'node_modules/native': { version: '1.0.0', optional: true } };
const lock = { '': { version: '0.1.0' }, ...react, ...optional, 'node_modules/linked': { link: true } };

const project = (locked?: object, installed?: object): string =>
  temporaryFolder({
    ...(locked && { 'package-lock.json': JSON.stringify({ packages: locked }) }),
    ...(installed && { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) }),
  });

test.each([
  ['everything that this system needs', react, true],
  ['an extra package', { ...react, 'node_modules/extra': { version: '1.0.0' } }, true],
  ['nothing', undefined, false],
  ['another version of a package', { 'node_modules/react': { version: '18.0.0' } }, false],
  ['a missing package', {}, false],
])('checks node_modules with %s', (_, installed, isComplete) => {
  expect(isInstalled(project(lock, installed))).toBe(isComplete);
});

test('reports a missing lock file, and what to do', () => {
  expect(() => isInstalled(project(undefined, react))).toThrow('restore it');
});
