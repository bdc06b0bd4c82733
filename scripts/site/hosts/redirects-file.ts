import { locales } from '../../../schema/languages.ts';

/**
 * Writes `_redirects`, in which Netlify finds the not-found page of each language. Cloudflare, which finds the
 * nearest `404.html` by itself, skips these lines.
 *
 * It redirects nothing. Hosts tidy up endings and slashes on their own; a rule that takes the slash off any
 * address would lead `//evil.example/` to another site, and Netlify would apply it to `/about` as well. And
 * `/en/about` stays where it is: it is how a visitor with another stored language opens the English page.
 */
export function redirectsFile(): string {
  return locales.map((locale) => `/${locale}/*  /${locale}/404.html  404\n`).join('');
}
