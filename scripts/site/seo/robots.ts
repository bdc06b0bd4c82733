import { addressOf } from '../../../schema/address.ts';
import type { Site } from '../../../schema/site.ts';

/**
 * `robots.txt` (RFC 9309): everything may be crawled. Duplicate pages are not disallowed, or search engines could not
 * see their canonical URL.
 */
export function robotsTxt({ url }: Pick<Site, 'url'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(url, '/sitemap.xml')}\n`;
}
