/**
 * The absolute address of a path of the site, for links that other computers follow: canonical, alternates,
 * sitemap, shared links. Each segment is percent-encoded as UTF-8 (RFC 3986 section 2), as the sitemap
 * protocol asks for.
 *
 * @param siteUrl where the site is published, without a slash at the end (`site.url`)
 * @param path decoded and absolute: `/nl/about`, `/pictures/hero.png`
 */
export function addressOf(siteUrl: string, path: string): string {
  return siteUrl + path.split('/').map(encodeURIComponent).join('/');
}
