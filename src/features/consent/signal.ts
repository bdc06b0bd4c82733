import type { Preferences } from './consent.ts';

/** State of one kind of storage, as Google's tag understands it. */
type Grant = 'granted' | 'denied';

/** What the tag reads: `gtag()` calls in the order they were made. */
interface TagWindow {
  dataLayer?: unknown[];
  gtag?: (...call: unknown[]) => void;
}

/**
 * The consent signal of Google Consent Mode v2 for some preferences (design section 5): analytics is analytics
 * storage, marketing is everything about ads, functionality and security are always granted.
 */
export function signalOf({ analytics, marketing }: Preferences): { [kind: string]: Grant } {
  const ads = grant(marketing);
  return {
    analytics_storage: grant(analytics),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

const grant = (isAllowed: boolean): Grant => (isAllowed ? 'granted' : 'denied');

/** What holds before anything is known; has to come before any other call to the tag. */
export function sendDefault(onlyEssential: Preferences): void {
  callTag('consent', 'default', { ...signalOf(onlyEssential), personalization_storage: 'denied' });
}

/** Tells the tag what the visitor has chosen. The tag does not remember it, so every page says it anew. */
export function sendUpdate(preferences: Preferences): void {
  callTag('consent', 'update', signalOf(preferences));
}

/**
 * Calls Google's tag, whether or not it is there: calls wait in a list that the tag reads when it is loaded.
 * Nothing leaves the browser by this.
 */
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
