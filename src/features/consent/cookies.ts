import type { Preferences } from './consent.ts';

/** Cookies set by Google's tag, by the category that allows them. */
const tagCookies = { analytics: /^_(?:ga|gat)(?:_.*)?$|^_gid$/, marketing: /^_(?:gac|gcl)_/ } as const;

/** Returns the names of the tag's cookies in a cookie header that the preferences do not allow. */
export function refusedCookies(header: string, preferences: Preferences): string[] {
  const refused = (['analytics', 'marketing'] as const).filter((category) => !preferences[category]);
  return header
    .split(';')
    .map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => refused.some((category) => tagCookies[category].test(name)));
}

/** Returns assignments that delete a cookie, one per domain it may be set on: a page cannot see which. */
export function deletionsOf(name: string, hostname: string): string[] {
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const expired = `${name}=; Max-Age=0; Path=/`;
  return [expired, ...domains.map((domain) => `${expired}; Domain=${domain}`)];
}

/** Deletes the tag's cookies that the preferences do not allow. */
export function deleteRefusedCookies(preferences: Preferences): void {
  const names = refusedCookies(document.cookie, preferences);
  for (const deletion of names.flatMap((name) => deletionsOf(name, location.hostname))) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot delete for every domain either
    document.cookie = deletion;
  }
}
