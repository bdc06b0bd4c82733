import type { Locale } from '../../../schema/languages.ts';
import { buildIndex, type SearchIndex } from './search-index.ts';
import { searchPath } from './sections.ts';

const indexes = new Map<Locale, Promise<SearchIndex>>();

/** The index of a language, from its file; a call after a failure tries again. */
export function loadIndex(locale: Locale): Promise<SearchIndex> {
  const index = indexes.get(locale) ?? fetchIndex(locale);
  indexes.set(locale, index);
  index.catch(() => indexes.delete(locale));
  return index;
}

async function fetchIndex(locale: Locale): Promise<SearchIndex> {
  const response = await fetch(searchPath(locale));
  if (!response.ok) throw new Error(`${searchPath(locale)} was answered with ${response.status}.`);
  return buildIndex(await response.json());
}
