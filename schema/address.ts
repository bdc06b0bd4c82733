/** A path, or the name of a branch, as part of an address (RFC 3986 section 2); its slashes stay. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/**
 * The absolute address of a decoded path of the site, for links that other computers follow: canonical, alternates,
 * sitemap, shared links.
 */
export const addressOf = (siteUrl: string, path: string): string => siteUrl + encodedPath(path);
