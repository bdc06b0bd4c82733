import { extname } from 'node:path';

const utf8 = '; charset=utf-8';

/** The media types that static hosts do not know, or send without a charset. */
export const ownTypes: { readonly [extension: string]: string } = {
  '.glb': 'model/gltf-binary',
  '.ics': `text/calendar${utf8}`,
  '.md': `text/markdown${utf8}`,
  '.obj': 'model/obj',
  '.txt': `text/plain${utf8}`,
  '.usdz': 'model/vnd.usdz+zip',
  '.webmanifest': 'application/manifest+json',
};

/**
 * The media types of the site's files, by extension (IANA; `.obj` was registered in 2019). Text types declare UTF-8:
 * without it, a browser may decode Arabic and Chinese as windows-1252.
 */
export const contentTypes: { readonly [extension: string]: string } = {
  ...ownTypes,
  '.avif': 'image/avif',
  '.css': `text/css${utf8}`,
  '.html': `text/html${utf8}`,
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': `text/javascript${utf8}`,
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Returns the media type of a file by its name; `application/octet-stream`, which browsers download, if unknown. */
export const contentTypeOf = (file: string): string =>
  contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';

/** Whether a file is worth compressing: pictures, fonts and ZIP archives (`.usdz`) are already compressed. */
export const isCompressible = (file: string): boolean =>
  Object.hasOwn(contentTypes, extname(file).toLowerCase()) &&
  !/\.(?:avif|jpg|png|usdz|webp|woff2)$/i.test(file);
