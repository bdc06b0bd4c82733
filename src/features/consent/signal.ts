import type { Preferences } from './consent.ts';

/** What the tag reads: `gtag()` calls in the order they were made. */
interface TagWindow {
  dataLayer?: unknown[];
  gtag?: (...call: unknown[]) => void;
}

/**
 * The consent signal of Google Consent Mode v2 for some preferences (design section 5): analytics is analytics
 * storage, marketing is everything about ads, functionality and security are always granted.
 */
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

/** What holds before anything is known; has to come before any other call to the tag. */
export function sendDefault(onlyEssential: Preferences): void {
  callTag('consent', 'default', { ...signalOf(onlyEssential), personalization_storage: 'denied' });
}

/** Tells the tag what the visitor has chosen. The tag does not remember it, so every page says it anew. */
export function sendUpdate(preferences: Preferences): void {
  callTag('consent', 'update', signalOf(preferences));
}

/** Calls Google's tag, or keeps the call in the list that the tag reads when it is loaded. Sends nothing by itself. */
export function callTag(...call: unknown[]): void {
  const tagWindow = window as TagWindow;
  tagWindow.dataLayer ??= [];
  tagWindow.gtag ??= queueCall;
  tagWindow.gtag(...call);
}

/** The tag understands `arguments` only, not an array. */
function queueCall(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  (window as TagWindow).dataLayer?.push(arguments);
}
