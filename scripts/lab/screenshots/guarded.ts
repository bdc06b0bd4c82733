import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { localizedPath } from '../../../schema/page-key.ts';
import { root } from '../../content/root.ts';
import type { Bitmap } from './difference.ts';
import { loaded, openWithFonts, withConsent } from './ready.ts';
import type { GuardedView } from './views.ts';

/** Where the accepted looks are committed: `<name>.png`, and in `texts.json` the words that were seen. */
export const acceptedFolder = join(root, 'tests', 'visual');

/** How a guarded part of a screen looks now. */
export interface Look {
  /** At half the size: letters are smoothed differently on every machine, lines and surfaces are not. */
  readonly bitmap: Bitmap;
  /** Its words. Other words look different, so that looks with different words cannot be compared. */
  readonly text: string;
}

/** The Latin letters of the site, which its Arabic pages do without. */
const latin = readFileSync(
  join(
    root,
    'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
  ),
  'base64',
);

/**
 * What systems bring fonts of their own for is set in those of the site, so that every machine shows the same; Chinese
 * words, which only systems have fonts for, are not shown.
 */
const sameFonts = `
  :root { --mono: var(--font) }
  @font-face {
    font-family: "Latin";
    src: url("data:font/woff2;base64,${latin}");
    font-weight: 200 800;
    font-stretch: 75% 100%;
  }
  :root:lang(ar) { --font: "Readex Pro", "Latin", sans-serif }
  :root:lang(zh) .hero-words { visibility: hidden }
`;

/** Photographs a guarded part of a screen on a served site. */
export async function lookOf(browser: Browser, site: string, view: GuardedView): Promise<Look> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: 900 },
    colorScheme: view.scheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    // For the style sheet above.
    bypassCSP: true,
  });
  try {
    const page: Page = await context.newPage();
    await withConsent(page);
    await openWithFonts(page, site + localizedPath(view.page, view.locale));
    await page.addStyleTag({ content: sameFonts });
    await loaded(page);
    const part = page.locator(view.part).first();
    const image = await part.screenshot({ animations: 'disabled' });
    return { bitmap: await half(image), text: (await part.innerText()).replace(/\s+/g, ' ').trim() };
  } finally {
    await context.close();
  }
}

/** An accepted look as it was written. */
export async function readBitmap(file: string): Promise<Bitmap> {
  return bitmapOf(sharp(file));
}

/** A look as a file that can be viewed. */
export function toPng({ data, width, height }: Bitmap): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer();
}

async function half(image: Buffer): Promise<Bitmap> {
  const { width } = await sharp(image).metadata();
  return bitmapOf(sharp(image).resize({ width: Math.round(width / 2), kernel: 'linear' }));
}

async function bitmapOf(image: Sharp): Promise<Bitmap> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
