import type { Preferences } from './consent.ts';

/** The tag's queue: `gtag()` calls in order. */
interface TagWindow {
  dataLayer?: unknown[];
  gtag?: (...call: unknown[]) => void;
}

/** Maps preferences to Google Consent Mode v2: marketing to all ad signals; functionality and security are granted. */
export function signalOf(preferences: Preferences): { [kind: string]: 'granted' | 'denied' } {
  const analytics = preferences.analytics ? 'granted' : 'denied';
  const ads = preferences.marketing ? 'granted' : 'denied';
  return {
    analytics_storage: analytics,
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

/** Sends the default until a choice is known; must precede any other call to the tag. */
export function sendDefault(onlyEssential: Preferences): void {
  callTag('consent', 'default', { ...signalOf(onlyEssential), personalization_storage: 'denied' });
}

/** Sends the visitor's choice to the tag. The tag does not persist it, so every page sends it. */
export function sendUpdate(preferences: Preferences): void {
  callTag('consent', 'update', signalOf(preferences));
}

/** Calls Google's tag, or queues the call until the tag has loaded; a queued call sends nothing. */
export function callTag(...call: unknown[]): void {
  const tagWindow = window as TagWindow;
  tagWindow.dataLayer ??= [];
  tagWindow.gtag ??= queueCall;
  tagWindow.gtag(...call);
}

/** The tag requires an `arguments` object, not an array. */
function queueCall(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  (window as TagWindow).dataLayer?.push(arguments);
}
