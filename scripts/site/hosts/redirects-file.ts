import { locales } from '../../../schema/languages.ts';
import type { Redirect } from './redirects.ts';

/**
 * Writes `_redirects`: the screens that moved, for Netlify and Cloudflare, and the not-found page of each language, for
 * Netlify. Cloudflare finds the nearest `404.html` by itself and skips those lines.
 *
 * Hosts normalize extensions and slashes on their own. A rule that strips the slash from any URL would redirect
 * `//evil.example/` to another site, and Netlify would apply it to `/about` as well. `/en/about` is not redirected: it
 * opens the English page for visitors with another stored language.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const moved = redirects.map(({ from, to }) => `${from}  ${to}  301\n`);
  return [...moved, ...locales.map((locale) => `/${locale}/*  /${locale}/404.html  404\n`)].join('');
}

/** Reads the screens that moved from the output of redirectsFile(). */
export const parseRedirectsFile = (text: string): Redirect[] =>
  [...text.matchAll(/^(\S+) {2}(\S+) {2}301$/gm)].map(([, from = '', to = '']) => ({ from, to }));
