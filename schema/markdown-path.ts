import type { Locale } from './languages.ts';
import { localizedPath } from './page-key.ts';

/** Path of the Markdown version of a page: `/nl/about.md`, and `/index.md` for `/` (llmstxt.org). */
export function markdownPath(key: string, locale: Locale): string {
  const path = localizedPath(key, locale);
  return `${path === '/' ? '/index' : path}.md`;
}
