import type { Locale } from './languages.ts';
import { localizedPath } from './page-key.ts';

/**
 * Where the Markdown twin of a page is: its own path with `.md`, as llmstxt.org proposes; `/index.md` for `/`,
 * which has no name of its own, and `/nl.md` for `/nl`.
 */
export function markdownPath(key: string, locale: Locale): string {
  const path = localizedPath(key, locale);
  return `${path === '/' ? '/index' : path}.md`;
}
