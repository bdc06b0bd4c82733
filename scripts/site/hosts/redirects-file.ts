import { locales } from '../../../schema/languages.ts';
import type { Redirect } from './redirects.ts';

/**
 * Writes `_redirects`: for Netlify and Cloudflare the screens that moved, and for Netlify the not-found page of each
 * language. Cloudflare, which finds the nearest `404.html` by itself, skips those lines.
 *
 * Hosts tidy up endings and slashes on their own; a rule that takes the slash off any address would lead
 * `//evil.example/` to another site, and Netlify would apply it to `/about` as well. And `/en/about` stays where it is:
 * it is how a visitor with another stored language opens the English page.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const moved = redirects.map(({ from, to }) => `${from}  ${to}  301\n`);
  return [...moved, ...locales.map((locale) => `/${locale}/*  /${locale}/404.html  404\n`)].join('');
}

/** Reads the screens that moved from what redirectsFile() writes. */
export const parseRedirectsFile = (text: string): Redirect[] =>
  [...text.matchAll(/^(\S+) {2}(\S+) {2}301$/gm)].map(([, from = '', to = '']) => ({ from, to }));
