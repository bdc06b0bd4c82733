import site from 'virtual:hulma/site';
import { type Choice, onlyEssential } from './consent.ts';
import { deleteRefusedCookies } from './cookies.ts';
import { sendDefault, sendUpdate } from './signal.ts';

let isDefaultSent = false;
let isAllowed = false;

/**
 * Makes a choice, or that there is none any more, take effect: the consent signal, the tag, its cookies. The tag
 * is loaded only where the configuration has an id and the choice allows analytics or marketing (basic mode).
 */
export function applyChoice(choice: Choice | undefined): void {
  if (!isDefaultSent) sendDefault(onlyEssential);
  isDefaultSent = true;
  const preferences = choice?.preferences ?? onlyEssential;
  const wasAllowed = isAllowed;
  isAllowed = preferences.analytics || preferences.marketing;
  if (choice || wasAllowed) sendUpdate(preferences);
  const { analyticsId } = site;
  if (analyticsId && (isAllowed || wasAllowed)) {
    // Loaded when it is first needed, it follows what is allowed by then.
    import('./tag.ts').then(
      ({ startTag, stopTag }) => (isAllowed ? startTag(analyticsId) : stopTag(analyticsId)),
      () => undefined,
    );
  }
  // Without id and choice nobody has asked for it, and cookies of that name may belong to another site here.
  if (choice || wasAllowed || analyticsId) deleteRefusedCookies(preferences);
}
