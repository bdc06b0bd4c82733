import { directionOf, type Locale } from '../../../schema/languages.ts';
import type { HeadTag } from '../../../src/app/head.ts';
import { inlineScript } from '../inline-script.ts';
import type { ScreenAssets } from './assets.ts';

/** What a document is made of. */
export interface DocumentParts {
  locale: Locale;
  title: string;
  tags: readonly HeadTag[];
  /** What the page says, in schema.org's vocabulary. */
  structuredData: object;
  /** What stands in `#root`. */
  html: string;
  assets: ScreenAssets;
}

/**
 * A whole document. The styles of its first view stand in it, since a sheet of its own would be a second round trip
 * before the first paint; a disabled link to each keeps Vite's loader from fetching it with the next script.
 *
 * @param template index.html as Vite built it
 * @param sheetOf text of a style sheet by its address
 * @throws Error when the template lacks a place that has to be filled
 */
export function documentOf(
  template: string,
  parts: DocumentParts,
  sheetOf: (address: string) => string,
): string {
  const { locale, title, tags, assets, html } = parts;
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(tagText),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<style>${sheetOf(href)}</style>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...assets.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    // Nothing in it can end the script (HTML, “restrictions for contents of script elements”).
    `<script type="application/ld+json">${JSON.stringify(parts.structuredData).replaceAll('<', '\\u003c')}</script>`,
  ];
  const places: [string | RegExp, string][] = [
    // In its place stand the styles themselves.
    [/ *<link rel="stylesheet" crossorigin href="[^"]+">\n/, ''],
    ['<html lang="en" dir="ltr">', `<html lang="${locale}" dir="${directionOf(locale)}">`],
    ['<!-- inline script -->', `<script>${inlineScript}</script>`],
    ['<!-- head -->', head.join('\n')],
    ['<!-- screen -->', html],
  ];
  return places.reduce((document, [place, value]) => {
    if (!(typeof place === 'string' ? document.includes(place) : place.test(document)))
      throw new Error(`index.html has no ${place}, which prerendering fills.`);
    return document.replace(place, () => value);
  }, template);
}

/** A tag of the head as HTML. */
function tagText([name, attributes]: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

const entities: { [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an attribute in double quotes or for the content of an element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
