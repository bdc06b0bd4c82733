import type { Locale } from './languages.ts';
import { localizedPath } from './page-key.ts';

/** Where the Markdown twin of a page is: `/nl/about.md`, and `/index.md` for `/` (llmstxt.org). */
export function markdownPath(key: string, locale: Locale): string {
  const path = localizedPath(key, locale);
  return `${path === '/' ? '/index' : path}.md`;
}
