import { describe, expect, test } from 'vitest';
import {
  installState,
  type LockedPackage,
  packageCount,
  stampOf,
} from '../../../../scripts/setup/install-state.mjs';

const machine = { platform: 'linux', arch: 'x64', nodeMajor: '20' };

const lockOf = (packages: Record<string, LockedPackage>) => JSON.stringify({ packages });

const lock = lockOf({
  '': { version: '0.1.0' },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/esbuild-linux': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/esbuild-mac': { version: '1.0.0', optional: true, os: ['darwin'] },
  'node_modules/not-on-windows': { version: '1.0.0', os: ['!win32'] },
  'node_modules/linked': { link: true },
});
const installed = lockOf({
  'node_modules/react': { version: '19.0.0' },
  'node_modules/esbuild-linux': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/not-on-windows': { version: '1.0.0', os: ['!win32'] },
});
const stamp = stampOf({ lock, installed, machine });

describe('installState', () => {
  test('what was installed and stamped is fresh', () => {
    expect(installState({ lock, installed, stamp, machine })).toEqual({ kind: 'fresh' });
  });

  test('what was installed by hand lacks the stamp only', () => {
    expect(installState({ lock, installed, stamp: undefined, machine })).toEqual({ kind: 'unstamped' });
  });

  test('a lock file that changed nothing but its text lacks the stamp only', () => {
    expect(installState({ lock: `${lock}\n`, installed, stamp, machine })).toEqual({ kind: 'unstamped' });
  });

  test('a package somebody added by hand is let be', () => {
    const extra = lockOf({ ...JSON.parse(installed).packages, 'node_modules/extra': { version: '1.0.0' } });
    expect(installState({ lock, installed: extra, stamp, machine })).toEqual({ kind: 'unstamped' });
  });

  test.each<[string, Partial<Parameters<typeof installState>[0]>, string]>([
    ['no node_modules', { installed: undefined, stamp: undefined }, 'first run'],
    ['an installation that was interrupted', { installed: undefined }, 'first run'],
    [
      'another Node',
      { machine: { ...machine, nodeMajor: '22' } },
      'another system or Node version than last time',
    ],
    [
      'another platform',
      { machine: { ...machine, platform: 'darwin' } },
      'another system or Node version than last time',
    ],
    [
      'node_modules copied from another platform',
      { stamp: undefined, machine: { ...machine, platform: 'darwin' } },
      'node_modules comes from another system',
    ],
    [
      'another version in the lock file',
      { lock: lock.replace('19.0.0', '19.0.1') },
      'package-lock.json has changed',
    ],
    [
      'a new package in the lock file',
      { lock: lockOf({ 'node_modules/new': { version: '1.0.0' } }) },
      'package-lock.json has changed',
    ],
    [
      'another version installed by hand',
      { installed: installed.replace('19.0.0', '18.0.0') },
      'package-lock.json has changed',
    ],
    ['an unreadable record of npm', { installed: '{', stamp: undefined }, 'node_modules is damaged'],
  ])('%s is stale', (_, change, reason) => {
    expect(installState({ lock, installed, stamp, machine, ...change })).toEqual({ kind: 'stale', reason });
  });

  test.each(['<<<<<<< HEAD', '[]', '{}', 'null'])('a lock file that reads %s is an error', (text) => {
    expect(() => installState({ lock: text, installed, stamp, machine })).toThrow(
      'package-lock.json is not a lock file npm can read; restore it with "git checkout -- package-lock.json"',
    );
  });
});

test('packageCount leaves out the project, links and packages of other systems', () => {
  expect(packageCount(lock, machine)).toBe(3);
  expect(packageCount(lock, { ...machine, platform: 'win32' })).toBe(1);
});
