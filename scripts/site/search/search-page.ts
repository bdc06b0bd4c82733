import type { Locale } from '../../../schema/languages.ts';
import { fillPlaceholders, siteVariablesOf } from '../../../schema/placeholders.ts';
import type { Site } from '../../../schema/site.ts';
import type { SearchPage } from '../../../src/features/search/sections.ts';
import { contentOf, type Page, shownLocale } from '../../content/graph.ts';
import { sectionsOf } from './sections-of.ts';

/**
 * The search entry of a page in a language.
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
