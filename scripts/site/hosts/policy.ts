import { contentSecurityPolicy, type InlineHashes, type PolicySite } from './content-security-policy.ts';
import { contentTypes } from './content-types.ts';

/** Headers for the addresses that a pattern matches. Each header stands in one matching rule only: hosts join repeats. */
export interface HeaderRule {
  /** A path in which one `*` stands for any characters, slashes too: `/*`, `/assets/*`, `/*.ics`. */
  readonly pattern: string;
  readonly headers: { readonly [name: string]: string };
}

/** For what may change with the next build: kept, but asked for again each time. What hosts do unless told. */
export const pageCaching = 'public, max-age=0, must-revalidate';

/** For names that carry a hash of their content: never asked for again. */
export const assetCaching = 'public, max-age=31536000, immutable';

/** Addresses whose name carries a hash of the content. */
export const hashedFiles = '/assets/*';

/** Abilities of the browser that no screen uses, nor anything that found its way into one. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The one table of headers, from which the file of every host is written (write.ts).
 *
 * HSTS holds for two years and for names below the site's own; it asks for no preloading, which could not be
 * taken back (hstspreload.org). Browsers ignore it over http, so `npm start` can send it too.
 *
 * @param inline what the build wrote into the pages
 */
export function policy(inline: InlineHashes, site: PolicySite): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(inline, site),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    { pattern: hashedFiles, headers: { 'Cache-Control': assetCaching } },
    // Types that hosts do not know, or send without the encoding a browser would otherwise guess.
    ...Object.entries(contentTypes)
      .filter(([, { isKnownToHosts }]) => !isKnownToHosts)
      .map(([extension, { type }]) => ({ pattern: `/*${extension}`, headers: { 'Content-Type': type } })),
  ];
}

/** True for a path that a pattern of the table matches. */
export function matches(pattern: string, path: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return path === pattern;
  return path.length >= before.length + after.length && path.startsWith(before) && path.endsWith(after);
}
