import { callTag } from './signal.ts';

/** Where Google's tag comes from; the content security policy has to name this host when there is an id. */
const tagAddress = 'https://www.googletagmanager.com/gtag/js';

let isLoaded = false;

/** Loads Google's tag once, or lets it go on after a withdrawal was taken back. A tag that is blocked is none. */
export function startTag(id: string): void {
  setDisabled(id, false);
  if (isLoaded) return;
  isLoaded = true;
  callTag('js', new Date());
  callTag('config', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptAddress(`${tagAddress}?id=${encodeURIComponent(id)}`);
  document.head.append(script);
}

/** Has the tag stop measuring. A script cannot be unloaded, and a reload would cost what the visitor has typed. */
export function stopTag(id: string): void {
  setDisabled(id, true);
}

/** Google's own switch for a page that measures no more. */
function setDisabled(id: string, isDisabled: boolean): void {
  (window as unknown as { [name: string]: unknown })[`ga-disable-${id}`] = isDisabled;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

/**
 * An address that may be given to a script under `require-trusted-types-for 'script'`. The only place of the
 * site that needs a policy; its name has to stand in the `trusted-types` directive when there is an id.
 */
function scriptAddress(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  const policy = trustedTypes.createPolicy('google-tag', {
    createScriptURL: (candidate) => {
      if (!candidate.startsWith(`${tagAddress}?id=`)) throw new TypeError(`Not the tag: ${candidate}`);
      return candidate;
    },
  });
  return policy.createScriptURL(address) as string;
}
