import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { ensureBrowser, launchOptions } from '../../setup/browser.ts';
import { socialSize } from '../../site/social/social-image.ts';
import { cardFiles } from './design.ts';

/** Where the cards seem to be; nothing leaves the machine. */
const origin = 'http://card.invalid';

const types: { readonly [extension: string]: string } = {
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
};

/** Smallest size of a title, in pixels; at half the size of the image it is still read. */
const smallestTitle = 44;

/**
 * Draws documents in Chromium, which shapes every script, and returns each as a JPEG.
 *
 * @param documents HTML by the name that errors call it
 * @param receive is given each image when it is there
 * @throws Error when a title has no room on its card
 */
export async function photograph(
  documents: ReadonlyMap<string, string>,
  receive: (name: string, image: Buffer) => void,
  log: (line: string) => void,
): Promise<void> {
  await ensureBrowser(log);
  const browser: Browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport: socialSize, colorScheme: 'light' });
    let current = '';
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ body: current, contentType: 'text/html' });
      const file = cardFiles.get(pathname);
      if (!file) return route.fulfill({ status: 404 });
      return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? '' });
    });
    for (const [name, document] of documents) {
      current = document;
      await page.goto(`${origin}/`);
      if (!(await fitTitle(page)))
        throw new Error(`The title of ${name} has no room on its social image → make it shorter.`);
      const picture = await page.screenshot();
      receive(name, await sharp(picture).jpeg({ quality: 70, mozjpeg: true }).toBuffer());
    }
  } finally {
    await browser.close();
  }
}

/** Makes the title smaller until it has room; false when it has none even then. */
function fitTitle(page: Page): Promise<boolean> {
  return page.evaluate(async (smallest) => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
    const title = document.querySelector('h1');
    const main = document.querySelector('main');
    if (!title || !main) return true;
    // Three lines leave the card its air; longer titles may have more.
    for (const lines of [3, 4, 5]) {
      for (let size = 84; size >= (lines === 3 ? 60 : smallest); size -= 2) {
        title.style.fontSize = `${size}px`;
        const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
        const hasRoom =
          main.scrollHeight <= main.clientHeight &&
          title.scrollWidth <= title.clientWidth &&
          title.getBoundingClientRect().height <= lines * lineHeight + 1;
        if (hasRoom) return true;
      }
    }
    return false;
  }, smallestTitle);
}
