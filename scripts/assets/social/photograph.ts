import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { withBrowser } from '../../setup/browser.ts';
import { root } from '../../setup/root.ts';
import { socialSize } from '../../site/social/social-image.ts';

/** The origin of the cards, which load files by their path in the project; requests to it are intercepted. */
const origin = 'http://card.invalid';

/** Smallest title size, in pixels; still legible when the image is shown at half its size. */
const smallestTitle = 44;

/**
 * Renders documents in Chromium, which shapes every script, to JPEG images.
 *
 * @param documents HTML documents, by the names used in error messages
 * @param receive called with each image
 * @throws Error when a title does not fit on its card
 */
export async function photograph(
  documents: ReadonlyMap<string, string>,
  receive: (name: string, image: Buffer) => void,
): Promise<void> {
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: socialSize, colorScheme: 'light' });
    await page.route('**/*', (route) =>
      route.fulfill({ path: join(root, new URL(route.request().url()).pathname) }),
    );
    for (const [name, document] of documents) {
      await page.route(`${origin}/`, (route) => route.fulfill({ body: document, contentType: 'text/html' }));
      await page.goto(`${origin}/`);
      if (!(await fitTitle(page)))
        throw new Error(`The title of ${name} does not fit on its social image → make it shorter.`);
      const picture = await page.screenshot();
      receive(name, await sharp(picture).jpeg({ quality: 70, mozjpeg: true }).toBuffer());
    }
  });
}

/** Shrinks the title until it fits; returns false if it does not fit at the smallest size. */
function fitTitle(page: Page): Promise<boolean> {
  return page.evaluate(async (smallest) => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
    const title = document.querySelector('h1');
    const main = document.querySelector('main');
    if (!title || !main) return true;
    // Three lines leave enough white space; longer titles may take more.
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
