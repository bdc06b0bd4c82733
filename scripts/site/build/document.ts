import { dataType, type HeadTag } from '../../../src/app/head.ts';
import type { RenderedScreen } from '../../../src/prerender.tsx';
import { entry, otherMedia } from '../config.ts';
import type { ScreenAssets } from './assets.ts';
import { startTag } from './start.ts';

/**
 * A whole document: the template, with language, head and content of a screen. Its styles stand in it, since a
 * sheet of its own would be a second round trip before the first paint, and its scripts come after that.
 *
 * @param template index.html of the project
 * @param styles text of a style sheet by its address
 * @param inlineScript script for the head that runs before anything is painted
 * @throws Error when the template lacks a place that has to be filled
 */
export function documentOf(
  template: string,
  screen: RenderedScreen,
  assets: ScreenAssets,
  styles: (address: string) => string,
  inlineScript?: string,
): string {
  const { head, html } = screen;
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    ...head.tags.map(tagText),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<style>${styles(href)}</style>`),
    // Not fetched, but found by Vite's loader, which would otherwise have it come with the next script.
    ...assets.shared.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    // Last: the browser has no use for it.
    `<script type="${dataType}">${head.data}</script>`,
  ];
  const places: [string, string][] = [
    ['<html lang="en" dir="ltr">', `<html lang="${head.lang}" dir="${head.dir}">`],
    ['<!-- first in head -->', inlineScript ? `<script>${inlineScript}</script>` : ''],
    ['<!-- head -->', tags.join('\n')],
    // A note for the dev server.
    [' vite-ignore', ''],
    [`href="/${otherMedia}"`, `href="${assets.otherMedia}"`],
    ['<!-- screen -->', html],
    [`<script type="module" src="/${entry}"></script>`, startTag(assets.start)],
  ];
  return places.reduce(
    (document, [place, value]) => {
      if (!document.includes(place))
        throw new Error(`index.html has no ${place}, which the prerenderer fills.`);
      return document.replace(place, () => value);
    },
    template.replace(/\n +/g, '\n'),
  );
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
