import site from 'virtual:hulma/site';
import { type Choice, onlyEssential } from './consent.ts';
import { deleteRefusedCookies } from './cookies.ts';
import { sendDefault, sendUpdate } from './signal.ts';

let isDefaultSent = false;
let isAllowed = false;

/** Applies a choice or its withdrawal. In basic mode, the tag loads only if the choice allows it. */
export function applyChoice(choice: Choice | undefined): void {
  if (!isDefaultSent) sendDefault(onlyEssential);
  isDefaultSent = true;
  const preferences = choice?.preferences ?? onlyEssential;
  const wasAllowed = isAllowed;
  isAllowed = preferences.analytics || preferences.marketing;
  if (choice || wasAllowed) sendUpdate(preferences);
  const { analyticsId } = site;
  if (analyticsId && (isAllowed || wasAllowed)) {
    // Imported on first use; by the time it has loaded, the choice may have changed.
    import('./tag.ts').then(
      ({ startTag, stopTag }) => (isAllowed ? startTag(analyticsId) : stopTag(analyticsId)),
      () => undefined,
    );
  }
  // Without an id or a choice, the tag never ran, and cookies of that name may belong to another site on this host.
  if (choice || wasAllowed || analyticsId) deleteRefusedCookies(preferences);
}
