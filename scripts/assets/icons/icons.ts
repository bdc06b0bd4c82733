import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { withBrowser } from '../../setup/browser.ts';

/**
 * Renders the icons that cannot be SVG from `favicon.svg`: `favicon.ico` for old browsers and feed readers, those of
 * the web app manifest (scripts/site/web-manifest.ts), and square ones for home screens that round or mask them.
 *
 * @returns the names of the files
 */
export async function writeIcons(publicDir: string): Promise<string[]> {
  const svg = readFileSync(join(publicDir, 'favicon.svg'), 'utf8');
  const square = svg.replace(/ rx="[^"]*"/, '');
  // A mask may crop to a circle of 80 %, so the mark needs more padding.
  const maskable = square
    .replace('viewBox="0 0 32 32"', 'viewBox="-2 -2 36 36"')
    .replace('<rect width="32" height="32"', '<rect x="-2" y="-2" width="36" height="36"');
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    const sizes = [16, 32, 48];
    const images = [];
    for (const size of sizes) images.push(await renderPng(page, size, svg));
    const files: { [name: string]: Buffer } = {
      'favicon.ico': icoOf(sizes, images),
      'apple-touch-icon.png': await renderPng(page, 180, square),
    };
    for (const size of [192, 512]) {
      files[`icon-${size}.png`] = await renderPng(page, size, svg);
      files[`icon-maskable-${size}.png`] = await renderPng(page, size, maskable);
    }
    for (const [name, data] of Object.entries(files)) writeFileSync(join(publicDir, name), data);
    return Object.keys(files);
  });
}

async function renderPng(page: Page, size: number, svg: string): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(`<body style="margin:0"><img width="${size}" height="${size}" src="${address}">`);
  return page.screenshot({ omitBackground: true });
}

/** An ICO file: a directory of sizes, followed by a PNG for each. */
function icoOf(sizes: readonly number[], images: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [place, size] of sizes.entries()) {
    const at = 6 + 16 * place;
    const length = images[place]?.length ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += length;
  }
  return Buffer.concat([head, ...images]);
}
