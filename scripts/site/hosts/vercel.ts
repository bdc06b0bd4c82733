import { locales } from '../../../schema/languages.ts';
import type { HeaderRule } from './policy.ts';
import type { Redirect } from './redirects.ts';

/** The part of `vercel.json` that `npm start` reads as well; the sources of headers are regular expressions. */
export interface HostConfig {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; destination: string }[];
}

/**
 * Returns the content of `vercel.json`: `about.html` at `/about`, the headers, the screens that moved, and the
 * not-found page of each language. Vercel applies rewrites after files, so they match only unknown URLs.
 */
export function vercelFile(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ pattern, headers }) => ({
      source: sourceOf(pattern),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    rewrites: locales.map((locale) => ({
      source: `/${locale}/(.*)`,
      destination: `/${locale}/404`,
      statusCode: 404,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Converts a pattern to path-to-regexp syntax, where dots need a backslash. */
const sourceOf = (pattern: string): string => pattern.replaceAll('.', '\\.').replace('*', '(.*)');
