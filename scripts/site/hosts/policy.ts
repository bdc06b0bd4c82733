import { contentSecurityPolicy, type InlineTexts, type PolicySite } from './content-security-policy.ts';
import { ownTypes } from './content-types.ts';

/**
 * Headers for the paths that match a pattern. Each header is set by one matching rule only, since hosts concatenate
 * repeats.
 */
export interface HeaderRule {
  /** A path where one `*` matches any characters, including slashes: `/*`, `/assets/*`, `/*.ics`. */
  readonly pattern: string;
  readonly headers: { readonly [name: string]: string };
}

/** For files that the next build may change: cached, but revalidated on each request. The default of most hosts. */
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
 * The table of headers from which the file of every host is written (write.ts).
 *
 * HSTS is valid for two years and includes subdomains, but does not ask for preloading, which is hard to undo
 * (hstspreload.org). Browsers ignore it over http, so `npm start` can send it too.
 *
 * @param inline the code that the build inlined into pages
 */
export function policy(inline: InlineTexts, site: PolicySite): HeaderRule[] {
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
