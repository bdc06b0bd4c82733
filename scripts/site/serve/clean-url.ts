/** A parsed request target that the site may have. */
export interface CleanUrl {
  /** Decoded path without trailing slash, `/index` and `.html`: `/` or `/nl/about`. Cannot escape a folder. */
  readonly path: string;
  /** The canonical URL with its query, still encoded, if the target is spelled differently. */
  readonly redirect: string | undefined;
}

/**
 * What no path of the site contains: backslashes, NUL, hidden files, and a percent-encoded `/index` or `.html` ending,
 * which would be a second URL of the same page.
 */
const impossible = /[\\\0]|.\/\.|^\/\.(?!well-known(?:\/|$))|(?:\/index|\.html)$/;

/**
 * Parses a request target by the site's rule: no trailing slash, no extension, no `index`.
 *
 * A redirect has no empty segment and no backslash, so it cannot lead to another site as `//evil.example` would.
 *
 * @param target the target of the request line, for example `/nl/about/?from=mail`
 * @returns `undefined` for a target that the site cannot have
 */
export function cleanUrl(target: string): CleanUrl | undefined {
  const [, rawPath, query = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (rawPath === undefined || /\/\/|%2f/i.test(rawPath)) return undefined;
  const encoded =
    rawPath
      .replace(/\/$/, '')
      .replace(/(?<=[^/])\.html$/, '')
      .replace(/\/index$/, '') || '/';
  const path = decode(encoded);
  if (path === undefined || impossible.test(path)) return undefined;
  return { path, redirect: encoded === rawPath ? undefined : `${encoded}${query}` };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
