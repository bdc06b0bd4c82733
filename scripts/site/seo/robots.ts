import { addressOf } from '../../../schema/address.ts';
import type { Site } from '../../../schema/site.ts';

/**
 * `robots.txt` (RFC 9309): everything may be read, and there is the list of it. Copies of pages are told by
 * their canonical address: what is forbidden here, a search engine could not find that out about.
 */
export function robotsTxt({ url }: Pick<Site, 'url'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(url, '/sitemap.xml')}\n`;
}
