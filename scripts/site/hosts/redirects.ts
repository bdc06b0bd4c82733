import { locales } from '../../../schema/languages.ts';
import { keyOf, pathOf, pathsOf } from '../../../schema/page-key.ts';
import type { Site } from '../../../schema/site.ts';

/** The old and new paths of a screen that moved. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Expands the redirects of `site.config.ts` to every language: unprefixed, and under each prefix.
 *
 * @param keys keys of the pages
 * @throws Error when an old path still leads to a screen, or a new path does not
 */
export function redirectsOf({ redirects = {} }: Pick<Site, 'redirects'>, keys: Iterable<string>): Redirect[] {
  const paths = new Set([...keys].map(pathOf));
  return Object.entries(redirects).flatMap(([from, to]) => {
    if (paths.has(from)) {
      throw new Error(
        `site.config.ts: “redirects” contains ${from}, which is the path of a screen → remove the redirect, or rename the screen.`,
      );
    }
    if (!paths.has(to)) {
      throw new Error(
        `site.config.ts: “redirects” leads from ${from} to ${to}, which is not the path of a screen → write the path of a screen, such as /about.`,
      );
    }
    return locales.flatMap((locale) => {
      const now = pathsOf(keyOf(to), locale);
      return pathsOf(keyOf(from), locale).map((former, index) => ({ from: former, to: now[index] ?? '' }));
    });
  });
}

/**
 * Returns the content of `_redirects`: the screens that moved, for Netlify and Cloudflare, and the not-found page of
 * each language, for Netlify. Cloudflare finds the nearest `404.html` on its own and skips those lines.
 *
 * Hosts normalize extensions and slashes on their own. A rule that strips the slash from any URL would redirect
 * `//evil.example/` to another site, and Netlify would apply it to `/about` as well. `/en/about` is not redirected: it
 * opens the English page for visitors with another stored language.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const moved = redirects.map(({ from, to }) => `${from}  ${to}  301\n`);
  return [...moved, ...locales.map((locale) => `/${locale}/*  /${locale}/404.html  404\n`)].join('');
}
