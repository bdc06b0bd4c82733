import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { everything, onlyEssential } from '../../../../../src/features/consent/consent.ts';

const now = Date.UTC(2026, 10, 20);
const day = 24 * 60 * 60 * 1000;
const entries = new Map<string, string>();
const setItem = vi.fn((key: string, value: string): void => void entries.set(key, value));
let module: typeof import('../../../../../src/features/consent/storage.ts');

beforeEach(async () => {
  entries.clear();
  setItem.mockReset();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem,
    removeItem: (key: string) => entries.delete(key),
  });
  vi.resetModules();
  module = await import('../../../../../src/features/consent/storage.ts');
});
afterEach(() => vi.unstubAllGlobals());

const fails = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('storage of the choice', () => {
  test('uses the two keys of the specification', () => {
    expect(module.writeChoice({ preferences: onlyEssential, date: now })).toBe(true);
    expect([...entries]).toEqual([
      ['cookie-preferences', '{"essential":true,"analytics":false,"marketing":false}'],
      ['cookie-consent-date', '2026-11-20T00:00:00.000Z'],
    ]);
    expect(module.readChoice(now)).toEqual({ preferences: onlyEssential, date: now });
  });

  test('reads blocked storage as no choice, and keeps a choice as long as the page', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(module.readChoice(now)).toBeUndefined();
    expect(module.writeChoice({ preferences: everything, date: now })).toBe(false);
    expect(module.readChoice(now)?.preferences).toEqual(everything);
    expect(module.readChoice(now + 360 * day)).toBeUndefined();
  });

  test.each([1, 2])('leaves no earlier choice behind when full at entry %i', (entry) => {
    module.writeChoice({ preferences: everything, date: now - day });
    if (entry === 2) setItem.mockImplementationOnce((key, value) => void entries.set(key, value));
    setItem.mockImplementationOnce(fails);
    expect(module.writeChoice({ preferences: onlyEssential, date: now })).toBe(false);
    expect([...entries.keys()]).not.toContain('cookie-consent-date');
    expect(module.readChoice(now)?.preferences).toEqual(onlyEssential);
  });

  test('notices when writes are silently ignored, and prefers what another tab stores later', () => {
    setItem.mockImplementationOnce(() => undefined);
    expect(module.writeChoice({ preferences: everything, date: now })).toBe(false);
    expect(module.readChoice(now)?.preferences).toEqual(everything);
    entries.set('cookie-preferences', JSON.stringify(onlyEssential));
    entries.set('cookie-consent-date', new Date(now).toISOString());
    expect(module.readChoice(now)?.preferences).toEqual(onlyEssential);
  });
});
