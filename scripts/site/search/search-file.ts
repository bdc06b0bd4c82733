import type { Locale } from '../../../schema/languages.ts';
import { fillPlaceholders, siteVariablesOf } from '../../../schema/placeholders.ts';
import type { Site } from '../../../schema/site.ts';
import type { SearchFile, SearchPage } from '../../../src/features/search/sections.ts';
import { glossarySchema } from '../../check/core/index.ts';
import { contentOf, type Graph, type Page, shownLocale } from '../../content/graph.ts';
import { sectionsOf } from './sections-of.ts';

/** Returns the content of a language's search file: everything that visitors can find. */
export const searchFileOf = (graph: Graph, locale: Locale, pages: SearchPage[]): SearchFile => ({
  pages,
  synonyms: synonymsOf(graph, locale),
});

/**
 * Words that visitors type but pages do not contain, from a language's glossary: its `search` list, and terms to avoid.
 */
function synonymsOf(graph: Graph, locale: Locale): SearchFile['synonyms'] {
  const { data } = glossarySchema.safeParse(graph.glossaries.get(locale)?.data?.value);
  const avoided = data?.terms.map(({ avoid, use }) => ({
    typed: avoid,
    means: use.split(' / ', 1)[0] ?? use,
  }));
  return [...(data?.search ?? []), ...(avoided ?? [])].flatMap(({ typed, means }) =>
    typed.map((words): [string, string] => [words, means]),
  );
}

/**
 * Returns the search entry of a page in a language.
 *
 * @param html the rendered screen
 */
export function searchPageOf(page: Page, locale: Locale, html: string, site: Site): SearchPage {
  const { label, title } = contentOf(page, locale).content;
  const shown = shownLocale(page, locale);
  return {
    key: page.key,
    label: fillPlaceholders(label, siteVariablesOf(site)),
    title: fillPlaceholders(title, siteVariablesOf(site)),
    ...(shown !== locale && { locale: shown }),
    sections: sectionsOf(html),
  };
}
