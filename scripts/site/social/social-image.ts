import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../schema/languages.ts';
import { notFoundKey } from '../../../schema/page-key.ts';
import type { PageFacts } from '../../../src/site/page.ts';
import type { Graph } from '../../content/graph.ts';
import { root } from '../../setup/root.ts';
import { cardOf, cardsOf, fileOfCard } from './card.ts';

/** Size of every social image in pixels: social networks show a ratio of 1.91 without cropping. */
export const socialSize = { width: 1200, height: 630 } as const;

/** The generic image without text, for pages whose own image is not generated yet. */
export const genericImage = 'social/studio.jpg';

/**
 * Returns a page's social image in a language. A translator who edits a title in the browser cannot run Chromium: until
 * someone runs `npm run assets -- social`, the page has the generic image, never one with an old title.
 *
 * @param publicDir folder in which the images are committed
 */
export function socialImageOf(
  graph: Graph,
  company: string,
  key: string,
  locale: Locale,
  publicDir = join(root, 'public'),
): PageFacts['image'] {
  const own = key === notFoundKey ? undefined : fileOfCard(cardOf(graph, company, key, locale));
  return { path: `/${own && existsSync(join(publicDir, own)) ? own : genericImage}`, ...socialSize };
}

/**
 * Tells whoever builds the site about outdated social images.
 *
 * @returns one sentence that names the command, or `undefined` when every page has its own image
 */
export function outdatedImagesNotice(
  graph: Graph,
  company: string,
  publicDir = join(root, 'public'),
): string | undefined {
  const outdated = cardsOf(graph, company).filter((card) => !existsSync(join(publicDir, fileOfCard(card))));
  if (outdated.length === 0) return undefined;
  const names = outdated.slice(0, 3).map(({ key, locale }) => `${locale}/${key}`);
  const rest = outdated.length > names.length ? ', …' : '';
  return `Pages with the generic social image, because their texts have changed: ${names.join(', ')}${rest} (${outdated.length}) → npm run assets -- social.`;
}
