import site from 'virtual:hulma/site';
import { type Choice, onlyEssential } from './consent.ts';
import { deleteRefusedCookies } from './cookies.ts';
import { sendDefault, sendUpdate } from './signal.ts';

let isDefaultSent = false;
let isAllowedNow = false;

/** Says what holds before any choice is known. Comes first, once a page. */
function applyDefault(): void {
  if (isDefaultSent) return;
  isDefaultSent = true;
  sendDefault(onlyEssential);
}

/**
 * Makes a choice, or that there is none any more, take effect: the consent signal, the tag, its cookies. The tag
 * is loaded only where the configuration has an id and the choice allows analytics or marketing (basic mode).
 */
export function applyChoice(choice: Choice | undefined): void {
  applyDefault();
  const preferences = choice?.preferences ?? onlyEssential;
  const wasAllowed = isAllowedNow;
  isAllowedNow = preferences.analytics || preferences.marketing;
  if (choice || wasAllowed) sendUpdate(preferences);
  const { analyticsId } = site;
  if (analyticsId && (isAllowedNow || wasAllowed)) switchTag(analyticsId);
  // Without id and choice nobody has asked for it, and cookies of that name may belong to another site here.
  if (choice || wasAllowed || analyticsId) deleteRefusedCookies(preferences);
}

/** The tag's code is loaded when it is first needed, and follows what is allowed by then. */
function switchTag(id: string): void {
  import('./tag.ts').then(
    ({ startTag, stopTag }) => (isAllowedNow ? startTag(id) : stopTag(id)),
    () => undefined,
  );
}
