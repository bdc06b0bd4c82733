import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

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
  const sizes = [16, 32, 48];
  const files: { [name: string]: Buffer } = {
    'favicon.ico': icoOf(sizes, await Promise.all(sizes.map((size) => renderPng(svg, size)))),
    'apple-touch-icon.png': await renderPng(square, 180),
  };
  for (const size of [192, 512]) {
    files[`icon-${size}.png`] = await renderPng(svg, size);
    files[`icon-maskable-${size}.png`] = await renderPng(maskable, size);
  }
  for (const [name, data] of Object.entries(files)) writeFileSync(join(publicDir, name), data);
  return Object.keys(files);
}

const renderPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg.replace('<svg ', `<svg width="${size}" height="${size}" `)))
    .png()
    .toBuffer();

/** Builds an ICO file: a directory of sizes, followed by a PNG for each. */
function icoOf(sizes: readonly number[], images: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [place, image] of images.entries()) {
    const [at, size = 0] = [6 + 16 * place, sizes[place]];
    // Width, height, no palette, one color plane, 32 bits per pixel.
    head.set([size, size, 0, 0, 1, 0, 32, 0], at);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}
