import { legalPages } from './navigation.ts';

/** The groups of screens on the sitemap. */
export type PageGroup = 'studio' | 'services' | 'legal';

/** The group of a screen, by its key. */
export function groupOf(key: string): PageGroup {
  if (key.startsWith('services/')) return 'services';
  return (legalPages as readonly string[]).includes(key) ? 'legal' : 'studio';
}
