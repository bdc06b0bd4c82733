import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of every type that hosts tend to get wrong, and their expected media types. */
export const sampleTypes: { readonly [file: string]: string } = {
  '/samples/model.glb': 'model/gltf-binary',
  '/samples/model.usdz': 'model/vnd.usdz+zip',
  '/samples/model.obj': 'model/obj',
  '/samples/app.webmanifest': 'application/manifest+json',
  '/samples/meeting.ics': 'text/calendar; charset=utf-8',
  '/samples/page.md': 'text/markdown; charset=utf-8',
  '/samples/llms.txt': 'text/plain; charset=utf-8',
  '/samples/sitemap.xml': 'application/xml',
  '/samples/data.json': 'application/json',
  '/samples/picture.svg': 'image/svg+xml',
  '/samples/picture.webp': 'image/webp',
  '/samples/picture.avif': 'image/avif',
  '/samples/letter.woff2': 'font/woff2',
  '/.well-known/gpc.json': 'application/json',
};

/** The file for range requests; each byte encodes its position. */
export const rangeSample = { path: '/samples/model.usdz', size: 5_000 };

/** The file in /assets/ for tests of compressed variants. */
export const assetSample = '/assets/sample-3f2a91c0.js';

/** A file outside the served folder, which no URL may reach. */
export const secret = { file: 'secret.txt', text: 'outside of the site' };

/**
 * Adds sample files to a copied site, and a secret beside it.
 *
 * @param folder of the copy
 */
export function writeSampleFiles(folder: string): void {
  const text = 'مرحبا 你好 bonjour '.repeat(200);
  const write = (path: string, content: string | Uint8Array) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const path of Object.keys(sampleTypes)) write(path, text);
  write(
    rangeSample.path,
    Uint8Array.from({ length: rangeSample.size }, (_, index) => index % 251),
  );
  write(assetSample, `export default ${JSON.stringify(text)};`);
  write(join('..', secret.file), secret.text);
}
