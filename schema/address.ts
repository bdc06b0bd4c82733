/**
 * The absolute address of a decoded path of the site, percent-encoded (RFC 3986 section 2), for links that other
 * computers follow: canonical, alternates, sitemap, shared links.
 */
export function addressOf(siteUrl: string, path: string): string {
  return siteUrl + path.split('/').map(encodeURIComponent).join('/');
}
