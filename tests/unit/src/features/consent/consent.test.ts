import { describe, expect, test } from 'vitest';
import {
  allowedPreferences,
  type ConsentState,
  everything,
  initialConsent,
  isBannerShown,
  nextConsent,
  onlyEssential,
  type Preferences,
  parseChoice,
} from '../../../../../src/features/consent/consent.ts';

const now = Date.UTC(2026, 10, 20, 14, 0);
const day = 24 * 60 * 60 * 1000;
const goodPreferences = '{"essential":true,"analytics":true,"marketing":false}';
const readAt = (preferences: string | null, date: string | null) => parseChoice({ preferences, date }, now);

describe('a stored choice', () => {
  test.each([
    ['counts when it was made this very moment', 0, true],
    ['counts one millisecond before it is 360 days old', 360 * day - 1, true],
    ['does not count when it is exactly 360 days old', 360 * day, false],
    ['does not count one millisecond in the future', -1, false],
  ])('%s', (_, age, counts) => {
    expect(readAt(goodPreferences, new Date(now - age).toISOString()) !== undefined).toBe(counts);
  });

  test('has only the known categories, with essential allowed whatever is stored', () => {
    const text = '{"essential":false,"analytics":true,"marketing":true,"__proto__":{"x":1},"others":[]}';
    expect(Object.entries(readAt(text, '2026-11-20')?.preferences ?? {})).toEqual(Object.entries(everything));
  });

  test.each([
    null,
    '',
    'null',
    '[true,true]',
    '{"analytics":true}',
    '{"analytics":"true","marketing":"true"}',
    '{"analytics":true,"marketing":true',
    `{"analytics":true,"marketing":true,"more":"${'x'.repeat(1000)}"}`,
  ])('with preferences %s is invalid', (text) => {
    expect(readAt(text, '2026-11-20')).toBeUndefined();
  });

  test.each([
    null,
    'yesterday',
    '1795183200000',
    '11/20/2026',
    '2026-13-01',
    '2026-11-20T12:00:00',
    '+002026-11-20T12:00:00Z',
    `2026-11-20${'0'.repeat(1000)}`,
  ])('with the date %s is invalid', (text) => {
    expect(readAt(goodPreferences, text)).toBeUndefined();
  });

  test.each(['2026-11-20', '2026-11-20T12:00Z', '2026-11-20T21:00:00.5+08:00'])('has the date %s', (text) => {
    expect(readAt(goodPreferences, text)?.date).toBe(Date.parse(text));
  });
});

test('the browser’s signal does not override a choice', () => {
  const choice = { preferences: everything, date: now };
  const state = nextConsent(initialConsent, { type: 'read', choice, isSignaled: true });
  expect([isBannerShown(state), allowedPreferences(state)]).toEqual([false, everything]);
});

test('open settings close when another tab changes the choice, and only then', () => {
  const read = (state: ConsentState, preferences: Preferences) =>
    nextConsent(state, { type: 'read', choice: { preferences, date: now }, isSignaled: false });
  const known = read(initialConsent, onlyEssential);
  const opened = nextConsent(known, { type: 'settings', isOpen: true });
  expect(read(opened, onlyEssential)).toEqual(opened);
  expect(read(opened, everything)).toMatchObject({ isSettingsOpen: false });
});
