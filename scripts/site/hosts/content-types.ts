import { extname } from 'node:path';

interface ContentType {
  readonly type: string;
  /** True for compressible types; pictures, fonts and zip archives are compressed already. */
  readonly shrinks: boolean;
  /** Static hosts send this type by default, with the charset where there is one. */
  readonly isKnownToHosts: boolean;
}

const utf8 = '; charset=utf-8';
const known = (type: string, shrinks: boolean): ContentType => ({ type, shrinks, isKnownToHosts: true });
const own = (type: string, shrinks: boolean): ContentType => ({ type, shrinks, isKnownToHosts: false });

/**
 * The media types of all files of the site by extension (IANA; `.obj` was registered in 2019). Text types name UTF-8:
 * without it a browser may read Arabic and Chinese as windows-1252.
 */
export const contentTypes: { readonly [extension: string]: ContentType } = {
  '.avif': known('image/avif', false),
  '.css': known(`text/css${utf8}`, true),
  '.glb': own('model/gltf-binary', true),
  '.html': known(`text/html${utf8}`, true),
  '.ico': known('image/vnd.microsoft.icon', true),
  '.ics': own(`text/calendar${utf8}`, true),
  '.jpg': known('image/jpeg', false),
  '.js': known(`text/javascript${utf8}`, true),
  '.json': known('application/json', true),
  '.md': own(`text/markdown${utf8}`, true),
  '.obj': own('model/obj', true),
  '.pdf': known('application/pdf', false),
  '.png': known('image/png', false),
  '.svg': known('image/svg+xml', true),
  '.txt': own(`text/plain${utf8}`, true),
  '.usdz': own('model/vnd.usdz+zip', false),
  '.wasm': known('application/wasm', true),
  '.webmanifest': own('application/manifest+json', true),
  '.webp': known('image/webp', false),
  '.woff2': known('font/woff2', false),
  '.xml': known('application/xml', true),
};

/** The media type of a file by its name; `application/octet-stream` if unknown, which browsers download. */
export function contentTypeOf(file: string): string {
  return contentTypes[extname(file).toLowerCase()]?.type ?? 'application/octet-stream';
}

/** True for files worth compressing. */
export function shrinks(file: string): boolean {
  return contentTypes[extname(file).toLowerCase()]?.shrinks ?? false;
}
