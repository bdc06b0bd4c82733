import { createHash } from 'node:crypto';
import type { Site } from '../../../schema/site.ts';

/** The scripts and styles that the build writes into the HTML itself, as sources of CSP: `'sha256-…'`. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** What decides about the policy besides this table. */
export type PolicySite = Pick<Site, 'analyticsId'>;

/**
 * The source expression that allows an inline script or style of exactly this text (CSP 3, 2.3.1).
 *
 * @param text what stands between the tags
 */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The content security policy of every page: nothing but files of the site itself, and of inline code only what
 * the build wrote. No string becomes code or HTML (Trusted Types), no form is sent, no page is framed.
 *
 * Google's hosts are there only with a measurement id (developers.google.com/tag-platform/security/guides/csp).
 * The scheduler needs none: it is a link. `upgrade-insecure-requests` is left out because Safari applies it to
 * http://localhost too, and no page asks for anything over http.
 */
export function contentSecurityPolicy({ scriptHashes, styleHashes }: InlineHashes, site: PolicySite): string {
  const hasTag = site.analyticsId !== undefined;
  const google = (...hosts: string[]) => (hasTag ? hosts : []);
  const directives: { [name: string]: readonly string[] } = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...google('https://www.googletagmanager.com')],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", ...google('https://*.google-analytics.com', 'https://*.googletagmanager.com')],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...google(
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ),
    ],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one policy of the site loads Google's tag (src/features/consent/tag.ts).
    'trusted-types': hasTag ? ['google-tag'] : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
