import type { RenderedScreen } from '../../src/entry-server.tsx';
import { dataType, type HeadTag } from '../../src/screen/head.ts';
import type { ScreenAssets } from './assets.ts';

/**
 * A whole document: the template that Vite made, with language, head and content of a screen.
 * @param inlineScript script for the head that runs before anything is painted
 * @throws Error when the template lacks a place that has to be filled
 */
export function documentOf(
  template: string,
  screen: RenderedScreen,
  assets: ScreenAssets,
  inlineScript?: string,
): string {
  const { head, html } = screen;
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    ...head.tags.map(tagText),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    // Last: the browser has no use for it.
    `<script type="${dataType}">${head.data}</script>`,
  ];
  const places: [string, string][] = [
    ['<html lang="en" dir="ltr">', `<html lang="${head.lang}" dir="${head.dir}">`],
    ['<!-- first in head -->', inlineScript ? `<script>${inlineScript}</script>` : ''],
    ['<!-- head -->', tags.join('\n    ')],
    ['<!-- screen -->', html],
  ];
  return places.reduce((document, [place, value]) => {
    if (!document.includes(place))
      throw new Error(`index.html has no ${place}, which the prerenderer fills.`);
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
