import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf, type Locale } from '../../../schema/languages.ts';
import { root } from '../../setup/root.ts';
import { escapeHtml } from '../../site/prerender/document.ts';
import type { Card } from '../../site/social/card.ts';

/** The pictures of public/pictures/ on a page's card: one, or two that share it. */
const picturesOf: { readonly [key: string]: readonly string[] } = {
  index: ['hero-1400'],
  about: ['detail-1200'],
  careers: ['chair-wireframe-1200'],
  contact: ['hero-1400'],
  portfolio: ['chair-final-1200'],
  pricing: ['chair-clay-1200'],
  process: ['exploded-1200'],
  solutions: ['room-1200'],
  'services/augmented-virtual-reality': ['ar-1200'],
  'services/modeling': ['chair-wireframe-1200', 'chair-final-1200'],
  'services/print-ready-modeling': ['printing-1200'],
  'services/rendering': ['hero-dark-1200'],
  'services/texturing': ['materials-1200'],
};

/** Pages with a dark card, like their screen. */
const dark: readonly string[] = ['services/rendering'];

const styles = 'scripts/assets/social/card.css';
const tokens = 'src/styles/tokens.css';

const pictureFile = (name: string): string => `public/pictures/${name}.webp`;

/** The HTML of a card, 1200 by 630 pixels. Without words it shows the picture and the logo only. */
export function cardDocument(card: Card | undefined): string {
  const pictures = picturesOf[card?.key ?? 'index'] ?? [];
  const locale: Locale = card?.locale ?? 'en';
  const theme = dark.includes(card?.key ?? '') ? 'dark' : 'light';
  const images = pictures.map((name) => `<img src="/${pictureFile(name)}" alt="">`).join('');
  const words = card
    ? `<p class="company">${logo}${escapeHtml(card.company)}</p>
      <div class="page"><p class="eyebrow">${escapeHtml(card.eyebrow)}</p><h1>${escapeHtml(joined(card.title))}</h1></div>`
    : logo;
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}" data-theme="${theme}" class="${card ? '' : 'wordless'}">
  <head><meta charset="utf-8"><link rel="stylesheet" href="/${styles}"></head>
  <body>
    <main>${words}</main>
    <figure class="${['none', 'one', 'two'][pictures.length]}">${images || logo}${
      card && images ? `<figcaption>${escapeHtml(card.sample)}</figcaption>` : ''
    }</figure>
  </body>
</html>`;
}

/** Prevents a line break after a short prefix: “3D-Modelle” stays together (U+2060, word joiner). */
const joined = (title: string): string =>
  title.replace(/(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,2})-(?=\p{L})/gu, '$1\u2060-\u2060');

const logo = `<svg viewBox="0 0 32 32"><path class="wire" d="M16 4 5 10v12l11 6M5 10l11 6M10.500 13v12M5 16l11 6"/><path class="face" d="M16 4 27 10v12L16 28Z"/></svg>`;

/** Records the design version of the images in public/social/. */
export const designFile = join(root, 'scripts/assets/social/design.txt');

/** A hash of everything but the texts and fonts that images are made from: markup, styles and pictures. */
export function designHash(): string {
  const pictures = new Set(Object.values(picturesOf).flat());
  const hash = createHash('sha256');
  for (const file of ['scripts/assets/social/design.ts', styles, tokens, ...[...pictures].map(pictureFile)])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
