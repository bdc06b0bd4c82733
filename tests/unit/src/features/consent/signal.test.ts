import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everything, onlyEssential, preferencesOf } from '../../../../../src/features/consent/consent.ts';
import { sendDefault, sendUpdate, signalOf } from '../../../../../src/features/consent/signal.ts';

test.each([
  [onlyEssential, 'denied', 'denied'],
  [preferencesOf({ analytics: true }), 'granted', 'denied'],
  [preferencesOf({ marketing: true }), 'denied', 'granted'],
])('maps %j to its signal', (preferences, analytics, ads) => {
  expect(signalOf(preferences)).toEqual({
    analytics_storage: analytics,
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    functionality_storage: 'granted',
    security_storage: 'granted',
  });
});

let page: { dataLayer?: Iterable<unknown>[]; gtag?: unknown };
beforeEach(() => {
  page = {};
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

test('calls are queued as `arguments`, the only form the tag understands', () => {
  sendDefault(onlyEssential);
  sendUpdate(everything);
  const calls = page.dataLayer ?? [];
  expect(calls.map(String)).toEqual(['[object Arguments]', '[object Arguments]']);
  expect(calls.map((call) => [...call])).toEqual([
    ['consent', 'default', { ...signalOf(onlyEssential), personalization_storage: 'denied' }],
    ['consent', 'update', signalOf(everything)],
  ]);
});

test('calls are passed to a tag that has already loaded', () => {
  page.gtag = vi.fn();
  sendUpdate(everything);
  expect(page.gtag).toHaveBeenCalledWith('consent', 'update', signalOf(everything));
});
