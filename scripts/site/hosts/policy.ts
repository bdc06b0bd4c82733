import { contentSecurityPolicy, type InlineCode, type PolicySite } from './content-security-policy.ts';
import { ownTypes } from './content-types.ts';

/**
 * Headers for the paths that match a pattern. For any path, only one rule sets a given header, since hosts concatenate
 * repeated headers.
 */
export interface HeaderRule {
  /** A path in which one `*` matches any characters, including slashes: `/*`, `/assets/*`, `/*.ics`. */
  readonly pattern: string;
  readonly headers: { readonly [name: string]: string };
}

/** For files that the next build may change: cached, but revalidated on each request. Most hosts' default. */
export const pageCaching = 'public, max-age=0, must-revalidate';

/** For file names with a content hash: never requested again. */
export const assetCaching = 'public, max-age=31536000, immutable';

/** Paths of files named by content hash. */
export const hashedFiles = '/assets/*';

/** Browser features that no screen uses, so that injected code cannot use them either. */
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
 * Returns the header rules from which every host's configuration is generated (write.ts).
 *
 * HSTS is valid for two years and includes subdomains, but does not request preloading, which is hard to undo
 * (hstspreload.org). Browsers ignore it over http, so `npm start` can send it, too.
 *
 * @param inline the inline scripts and styles of the pages
 */
export function policy(inline: InlineCode, site: PolicySite): HeaderRule[] {
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
    ...Object.entries(ownTypes).map(([extension, type]) => ({
      pattern: `/*${extension}`,
      headers: { 'Content-Type': type },
    })),
  ];
}
