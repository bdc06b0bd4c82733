import { callTag } from './signal.ts';

/** URL of Google's tag; if the site has an analytics id, the content security policy must allow this host. */
const tagAddress = 'https://www.googletagmanager.com/gtag/js';

let isLoaded = false;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): unknown };
}

/** Loads Google's tag once, or re-enables it after consent was withdrawn and given again. A blocked tag is ignored. */
export function startTag(id: string): void {
  setDisabled(id, false);
  if (isLoaded) return;
  isLoaded = true;
  callTag('js', new Date());
  callTag('config', id);
  const address = `${tagAddress}?id=${encodeURIComponent(id)}`;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // The site's only Trusted Types policy, for this URL only; the CSP's `trusted-types` lists it if there is an id.
  const policy = trustedTypes?.createPolicy('google-tag', { createScriptURL: () => address });
  const script = document.createElement('script');
  script.async = true;
  script.src = (policy?.createScriptURL('') ?? address) as string;
  document.head.append(script);
}

/** Stops the tag from measuring. A script cannot be unloaded, and a reload would lose form input. */
export function stopTag(id: string): void {
  setDisabled(id, true);
}

/** Sets Google's own opt-out flag for the page. */
function setDisabled(id: string, isDisabled: boolean): void {
  (window as unknown as { [name: string]: unknown })[`ga-disable-${id}`] = isDisabled;
}
