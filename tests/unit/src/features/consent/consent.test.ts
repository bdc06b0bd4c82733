import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allowed,
  type Choice,
  type ConsentEvent,
  type ConsentState,
  choiceOf,
  consentLifetime,
  everything,
  initialConsent,
  isBannerShown,
  nextConsent,
  onlyEssential,
  preferencesOf,
  storedOf,
} from '../../../../../src/features/consent/consent.ts';

const now = Date.UTC(2026, 10, 20, 14, 0);
const day = 24 * 60 * 60 * 1000;
const isoOf = (time: number) => new Date(time).toISOString();
const goodPreferences = '{"essential":true,"analytics":true,"marketing":false}';
const readAt = (preferences: string | null, date: string | null) => choiceOf({ preferences, date }, now);

describe('preferences', () => {
  test.each([{}, { essential: false, analytics: false, marketing: false }, { essential: undefined }])(
    'essential is always true, whatever is passed: %j',
    (passed) => {
      expect(preferencesOf(passed as never)).toEqual({ essential: true, analytics: false, marketing: false });
    },
  );

  test('allow a category only if it is true', () => {
    expect(preferencesOf({ analytics: 'yes', marketing: 1 } as never)).toEqual(onlyEssential);
    expect(everything).toEqual({ essential: true, analytics: true, marketing: true });
  });
});

describe('a stored choice', () => {
  test('is read back as stored', () => {
    const choice: Choice = { preferences: preferencesOf({ marketing: true }), date: now - day };
    const { preferences, date } = storedOf(choice);
    expect(JSON.parse(preferences)).toEqual({ essential: true, analytics: false, marketing: true });
    expect(date).toBe('2026-11-19T14:00:00.000Z');
    expect(readAt(preferences, date)).toEqual(choice);
  });

  test.each([
    ['made this very moment', 0, true],
    ['one millisecond younger than 360 days', 360 * day - 1, true],
    ['exactly 360 days old', 360 * day, false],
    ['older', 361 * day, false],
    ['one millisecond in the future', -1, false],
    ['a year in the future', -365 * day, false],
  ])('%s', (_, age, counts) => {
    expect(readAt(goodPreferences, isoOf(now - age)) !== undefined).toBe(counts);
    expect(consentLifetime).toBe(360 * day);
  });

  test('counts even if essential is refused or missing, with essential allowed', () => {
    for (const text of [
      '{"essential":false,"analytics":true,"marketing":true}',
      '{"analytics":true,"marketing":true}',
    ])
      expect(readAt(text, isoOf(now))?.preferences).toEqual(everything);
  });

  test('keeps known categories only', () => {
    const text = '{"analytics":true,"marketing":true,"__proto__":{"x":1},"others":[]}';
    expect(Object.keys(readAt(text, isoOf(now))?.preferences ?? {})).toEqual([
      'essential',
      'analytics',
      'marketing',
    ]);
  });

  test.each([
    null,
    '',
    'null',
    'true',
    '7',
    '"all"',
    '[]',
    '[true,true]',
    '{}',
    '{"analytics":true}',
    '{"marketing":true}',
    '{"analytics":"true","marketing":"true"}',
    '{"analytics":1,"marketing":0}',
    '{"analytics":true,"marketing":null}',
    '{"analytics":true,"marketing":true',
    'undefined',
    '[object Object]',
    `{"analytics":true,"marketing":true,"more":"${'x'.repeat(1000)}"}`,
  ])('preferences %s are invalid', (text) => {
    expect(readAt(text, isoOf(now))).toBeUndefined();
  });

  test.each([
    null,
    '',
    'yesterday',
    '1795183200000',
    'Fri, 20 Nov 2026 13:00:00 GMT',
    '11/20/2026',
    '2026-13-01',
    '2026-11-20T25:00:00Z',
    '2026-11-20T12:00:00',
    ' 2026-11-20',
    '+002026-11-20T12:00:00Z',
    `2026-11-20${'0'.repeat(1000)}`,
    'Invalid Date',
  ])('the date %s is invalid', (text) => {
    expect(readAt(goodPreferences, text)).toBeUndefined();
  });

  test.each(['2026-11-20', '2026-11-20T12:00Z', '2026-11-20T12:00:00Z', '2026-11-20T21:00:00.5+08:00'])(
    'the ISO date %s is one',
    (text) => {
      expect(readAt(goodPreferences, text)?.date).toBe(Date.parse(text));
    },
  );
});

describe('any stored values', () => {
  const anything = fc.constantFrom<unknown>(true, false, null, 1, 'true', [], {}, undefined);
  const noise = fc
    .array(fc.constantFrom(...'{}[]":,\\\u0000é'), { maxLength: 12 })
    .map((all) => all.join(''));
  const preferences = fc.oneof(
    fc.constant(null),
    fc.string(),
    noise,
    fc.json(),
    fc.constant(goodPreferences),
    fc
      .record({ essential: anything, analytics: anything, marketing: anything })
      .map((record) => JSON.stringify(record)),
    fc.tuple(fc.nat(10), fc.nat(60)).map(([from, length]) => goodPreferences.slice(from, 20 + length)),
  );
  const date = fc.oneof(
    fc.constant(null),
    fc.string(),
    fc.integer({ min: now - 500 * day, max: now + 500 * day }).map(isoOf),
    fc.constantFrom(-1, 0, 1).map((offset) => isoOf(now - 360 * day + offset)),
    fc.nat(25).map((length) => isoOf(now).slice(0, length)),
  );

  test('are either no choice, or a complete and current one', () => {
    let choices = 0;
    fc.assert(
      fc.property(preferences, date, (storedPreferences, storedDate) => {
        const choice = choiceOf({ preferences: storedPreferences, date: storedDate }, now);
        if (!choice) return;
        choices++;
        const written = JSON.parse(storedPreferences ?? '');
        expect(choice.preferences).toEqual({
          essential: true,
          analytics: written.analytics,
          marketing: written.marketing,
        });
        expect([true, false]).toContain(choice.preferences.analytics);
        expect([true, false]).toContain(choice.preferences.marketing);
        const age = now - Date.parse(storedDate ?? '');
        expect(age).toBeGreaterThanOrEqual(0);
        expect(age).toBeLessThan(360 * day);
        expect(choiceOf(storedOf(choice), now)).toEqual(choice);
      }),
      { numRuns: 20_000, seed: 360 },
    );
    expect(choices).toBeGreaterThan(50);
  });
});

describe('every state and every event', () => {
  const one: Choice = { preferences: everything, date: now - day };
  const other: Choice = { preferences: onlyEssential, date: now };
  const flags = [false, true];
  const states: ConsentState[] = flags.flatMap((isSettingsOpen) =>
    flags.flatMap((isHidden) =>
      flags.flatMap((isSignaled) => [
        { isKnown: false, choice: undefined, isHidden: false, isSettingsOpen, isSignaled },
        { isKnown: true, choice: undefined, isHidden, isSettingsOpen, isSignaled },
        { isKnown: true, choice: one, isHidden: false, isSettingsOpen, isSignaled },
      ]),
    ),
  );
  const nameOf = ({ isKnown, choice, isHidden, isSettingsOpen, isSignaled }: ConsentState) =>
    [
      isKnown ? (choice ? 'chosen' : isHidden ? 'hidden' : 'asking') : 'unknown',
      isSettingsOpen && 'settings',
      isSignaled && 'signal',
    ]
      .filter(Boolean)
      .join('+');

  /** What visitors see, and what is allowed. */
  const seen = (state: ConsentState) => ({
    banner: isBannerShown(state),
    settings: state.isSettingsOpen,
    allowed: allowed(state),
  });

  describe.each(states.map((state) => [nameOf(state), state] as const))('%s', (_, state) => {
    test('reading a choice applies it; settings stay open only if nothing changes', () => {
      for (const isSignaled of flags) {
        const after = nextConsent(state, { type: 'read', choice: other, isSignaled });
        expect(seen(after)).toEqual({ banner: false, settings: false, allowed: onlyEssential });
        expect(after.isSignaled).toBe(isSignaled);
        const again = nextConsent(state, {
          type: 'read',
          choice: state.choice && { ...state.choice },
          isSignaled,
        });
        expect(again.choice).toBe(state.choice);
        expect(again.isSettingsOpen).toBe(state.isSettingsOpen);
      }
    });

    test('reading no choice shows the banner, unless the visitor has hidden it', () => {
      const after = nextConsent(state, { type: 'read', choice: undefined, isSignaled: state.isSignaled });
      expect(seen(after)).toEqual({
        banner: !state.isHidden,
        settings: state.isSettingsOpen && !state.choice,
        allowed: onlyEssential,
      });
      expect(after.isKnown).toBe(true);
    });

    test('a choice closes banner and settings, and applies', () => {
      for (const choice of [one, other]) {
        const after = nextConsent(state, { type: 'chosen', choice });
        expect(seen(after)).toEqual({ banner: false, settings: false, allowed: choice.preferences });
        expect(after.choice).toBe(choice);
      }
    });

    test('hiding hides only the banner', () => {
      const after = nextConsent(state, { type: 'hidden' });
      expect(seen(after)).toEqual({ ...seen(state), banner: false });
      expect(after.choice).toBe(state.choice);
    });

    test('opening and closing the settings changes nothing else', () => {
      const opened = nextConsent(state, { type: 'settings', isOpen: true });
      expect(seen(opened)).toEqual({ ...seen(state), settings: true });
      const closed = nextConsent(state, { type: 'settings', isOpen: false });
      expect(seen(closed)).toEqual({ ...seen(state), settings: false });
      expect({ ...opened, isSettingsOpen: false }).toEqual(closed);
    });

    test('an event that changes nothing returns the same state', () => {
      const events: ConsentEvent[] = [
        { type: 'settings', isOpen: state.isSettingsOpen },
        ...(isBannerShown(state) ? [] : [{ type: 'hidden' } as const]),
        ...(state.isKnown
          ? [{ type: 'read', choice: state.choice, isSignaled: state.isSignaled } as const]
          : []),
      ];
      for (const event of events) expect(nextConsent(state, event)).toBe(state);
    });

    test('the browser signal shows, hides and allows nothing', () => {
      expect(seen({ ...state, isSignaled: !state.isSignaled })).toEqual(seen(state));
    });
  });

  test('shows and allows nothing before storage has been read', () => {
    expect(seen(initialConsent)).toEqual({ banner: false, settings: false, allowed: onlyEssential });
  });

  test('a hidden banner returns when a later choice expires', () => {
    const hidden = nextConsent(
      nextConsent(initialConsent, { type: 'read', choice: undefined, isSignaled: false }),
      { type: 'hidden' },
    );
    const chosen = nextConsent(hidden, { type: 'chosen', choice: other });
    expect(isBannerShown(nextConsent(chosen, { type: 'read', choice: undefined, isSignaled: false }))).toBe(
      true,
    );
  });
});
