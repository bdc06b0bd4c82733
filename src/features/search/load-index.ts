import type { Locale } from '../../../schema/languages.ts';
import { byLocale } from '../../site/loadable.ts';
import { buildIndex, type SearchIndex } from './search-index.ts';
import { searchPath } from './sections.ts';

/** Loads the index of a language; retries after a failure. */
export const loadIndex = (locale: Locale): Promise<SearchIndex> => indexOf(locale).load();

const indexOf = byLocale(async (locale) => {
  const response = await fetch(searchPath(locale));
  if (!response.ok) throw new Error(`${searchPath(locale)} responded with ${response.status}.`);
  return buildIndex(await response.json());
});
