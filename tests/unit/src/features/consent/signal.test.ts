import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { everything, onlyEssential, preferencesOf } from '../../../../../src/features/consent/consent.ts';
import { sendDefault, sendUpdate, signalOf } from '../../../../../src/features/consent/signal.ts';

describe('the consent signal', () => {
  test.each([
    [onlyEssential, 'denied', 'denied'],
    [preferencesOf({ analytics: true }), 'granted', 'denied'],
    [preferencesOf({ marketing: true }), 'denied', 'granted'],
    [everything, 'granted', 'granted'],
  ])('of %j', (preferences, analytics, ads) => {
    expect(signalOf(preferences)).toEqual({
      analytics_storage: analytics,
      ad_storage: ads,
      ad_user_data: ads,
      ad_personalization: ads,
      functionality_storage: 'granted',
      security_storage: 'granted',
    });
  });
});

describe('calls to the tag', () => {
  let page: { dataLayer?: unknown[]; gtag?: unknown };
  beforeEach(() => {
    page = {};
    vi.stubGlobal('window', page);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('are queued as `arguments`, the only form the tag understands', () => {
    sendDefault(onlyEssential);
    sendUpdate(everything);
    const calls = page.dataLayer ?? [];
    expect(calls.map((call) => Object.prototype.toString.call(call))).toEqual([
      '[object Arguments]',
      '[object Arguments]',
    ]);
    expect(calls.map((call) => [...(call as Iterable<unknown>)].slice(0, 2))).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
    ]);
  });

  test('deny everything but functionality and security by default', () => {
    sendDefault(onlyEssential);
    const [, , signal] = (page.dataLayer ?? []).flatMap((call) => [
      ...(call as Iterable<{ [kind: string]: string }>),
    ]);
    const granted = Object.entries(signal ?? {}).filter(([, state]) => state !== 'denied');
    expect(granted.map(([kind]) => kind)).toEqual(['functionality_storage', 'security_storage']);
  });

  test('are passed to a tag that has already loaded', () => {
    const gtag = vi.fn();
    page.gtag = gtag;
    sendUpdate(everything);
    expect(gtag).toHaveBeenCalledWith('consent', 'update', signalOf(everything));
  });
});
