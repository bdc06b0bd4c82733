import { callTag } from './signal.ts';

/** Where Google's tag comes from; the content security policy has to name this host when there is an id. */
const tagAddress = 'https://www.googletagmanager.com/gtag/js';

let isLoaded = false;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): unknown };
}

/** Loads Google's tag once, or lets it go on after a withdrawal was taken back. A tag that is blocked is none. */
export function startTag(id: string): void {
  setDisabled(id, false);
  if (isLoaded) return;
  isLoaded = true;
  callTag('js', new Date());
  callTag('config', id);
  const address = `${tagAddress}?id=${encodeURIComponent(id)}`;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // The site's only policy, which makes nothing but this address; `trusted-types` names it when there is an id.
  const policy = trustedTypes?.createPolicy('google-tag', { createScriptURL: () => address });
  const script = document.createElement('script');
  script.async = true;
  script.src = (policy?.createScriptURL('') ?? address) as string;
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
