import { createHash } from 'node:crypto';
import type { Site } from '../../../schema/site.ts';

/** The contents of all inline script and style elements. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The configuration that the policy depends on. */
export type PolicySite = Pick<Site, 'analyticsId'>;

/**
 * Returns the CSP source expression that allows an inline script or style with exactly this text (CSP 3, 2.3.1).
 *
 * @param text the content of the element
 */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const hashesOf = (texts: readonly string[]): string[] => [...new Set(texts.map(inlineHash))];

/**
 * Returns the content security policy of every page: only the site's own files, and only the inline code of the build.
 * Trusted Types prevent turning strings into code or HTML; forms and framing are blocked.
 *
 * Google's hosts are allowed only if `analyticsId` is set (developers.google.com/tag-platform/security/guides/csp). The
 * scheduler needs no entry: it is a link. `upgrade-insecure-requests` is omitted because Safari applies it to
 * http://localhost, too, and no page requests anything over http.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineCode, site: PolicySite): string {
  const hasTag = site.analyticsId !== undefined;
  const google = (...hosts: string[]) => (hasTag ? hosts : []);
  const directives: { [name: string]: readonly string[] } = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(scripts), ...google('https://www.googletagmanager.com')],
    'style-src': ["'self'", ...hashesOf(styles)],
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
    // The site's only Trusted Types policy loads Google's tag (src/features/consent/tag.ts).
    'trusted-types': hasTag ? ['google-tag'] : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
