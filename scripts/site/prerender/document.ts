import { directionOf, type Locale } from '../../../schema/languages.ts';
import type { HeadTag } from '../../../src/app/head.ts';
import { inlineScript } from '../inline-script.ts';
import type { ScreenAssets } from './assets.ts';

/** The parts of a document. */
export interface DocumentParts {
  locale: Locale;
  title: string;
  tags: readonly HeadTag[];
  /** JSON-LD data of the page, in schema.org's vocabulary. */
  structuredData: object;
  /** The content of `#root`. */
  html: string;
  assets: ScreenAssets;
}

/** The entry script that Vite puts into the head, and the preloads of its imports. */
const entryScript = / *(<script type="module"[^>]*><\/script>)\n(?: *<link rel="modulepreload"[^>]*>\n)*/;

/**
 * Assembles an HTML document. The styles of the first view are inlined, since a separate style sheet would cost a round
 * trip before the first paint; a disabled link to each keeps Vite's preload helper from fetching it again.
 *
 * @param template the index.html that Vite built
 * @param sheetOf returns the text of a style sheet by its URL
 * @throws Error when the template lacks a placeholder
 */
export function documentOf(
  template: string,
  parts: DocumentParts,
  sheetOf: (address: string) => string,
): string {
  const { locale, title, tags, assets, html } = parts;
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(tagHtml),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<style>${sheetOf(href)}</style>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    // Escaped so that it cannot end the script element (HTML, “restrictions for contents of script elements”).
    `<script type="application/ld+json">${JSON.stringify(parts.structuredData).replaceAll('<', '\\u003c')}</script>`,
  ];
  const [, entry = ''] = template.match(entryScript) ?? [];
  // After the content, so that scripts do not delay its pictures.
  const scripts = [
    ...assets.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    entry,
  ];
  const places: [string | RegExp, string][] = [
    // Replaced by the inlined styles.
    [/ *<link rel="stylesheet" crossorigin href="[^"]+">\n/, ''],
    ['<html lang="en" dir="ltr">', `<html lang="${locale}" dir="${directionOf(locale)}">`],
    ['<!-- inline script -->', `<script>${inlineScript}</script>`],
    ['<!-- head -->', head.join('\n')],
    [entryScript, ''],
    ['</body>', `${scripts.join('\n')}\n  </body>`],
    ['<!-- screen -->', html],
  ];
  return places.reduce((document, [place, value]) => {
    if (!(typeof place === 'string' ? document.includes(place) : place.test(document)))
      throw new Error(`index.html has no ${place}, which prerendering replaces.`);
    return document.replace(place, () => value);
  }, template);
}

/** Renders a head tag as HTML. */
function tagHtml([name, attributes]: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

const entities: { [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for a double-quoted attribute or the content of an element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
