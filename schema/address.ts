/** Percent-encodes a path or branch name for a URL (RFC 3986, section 2); slashes stay. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The absolute URL of a decoded path, for canonical links, alternates, the sitemap and shared links. */
export const addressOf = (siteUrl: string, path: string): string => siteUrl + encodedPath(path);
