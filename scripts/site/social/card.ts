import { createHash } from 'node:crypto';
import type { Locale } from '../../../schema/languages.ts';
import { fillPlaceholders } from '../../../schema/placeholders.ts';
import {
  contentOf,
  type Graph,
  listedPages,
  shownLocale,
  translatedLocales,
  wordsOf,
} from '../../content/graph.ts';

/** The texts of a page's social image. */
export interface Card {
  readonly key: string;
  /** Language of the texts: English where a page is not translated. */
  readonly locale: Locale;
  readonly company: string;
  /** The small line above the heading of the page. */
  readonly eyebrow: string;
  readonly title: string;
  /** The label that marks the picture as a studio sample. */
  readonly sample: string;
}

/**
 * Returns the texts of a page's social image in a language.
 *
 * @throws Error when there is no page with this key
 */
export function cardOf(graph: Graph, company: string, key: string, locale: Locale): Card {
  const page = graph.pages.get(key);
  if (!page) throw new Error(`There is no page “${key}”, so it has no social image.`);
  const { title, hero } = contentOf(page, locale).content;
  const shown = shownLocale(page, locale);
  const { sample } = wordsOf(graph, 'components', shown).content;
  const fill = (text: string): string => fillPlaceholders(text, { company });
  return { key, locale: shown, company, eyebrow: fill(hero.eyebrow), title: fill(title), sample };
}

/**
 * Returns the image file of a card, below public/. Its name contains a hash of all its texts, so that an image with old
 * text cannot be used by mistake.
 */
export function fileOfCard({ key, locale, ...words }: Card): string {
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  return `social/${locale}/${key.replaceAll('/', '-')}-${hash.slice(0, 8)}.jpg`;
}

/** Returns the cards of all pages that can be shared, in each language they exist in. */
export function cardsOf(graph: Graph, company: string): Card[] {
  return listedPages(graph).flatMap((page) =>
    translatedLocales(page).map((locale) => cardOf(graph, company, page.key, locale)),
  );
}
