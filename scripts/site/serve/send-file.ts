import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { contentTypeOf } from '../hosts/content-types.ts';

/** Content encodings in order of preference, and the extensions of their precompressed files. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * Sends a file: compressed if a precompressed variant exists, in part for a range request, and without a body if the
 * client already has it.
 *
 * @param root absolute path of the folder that contains the file
 * @param path absolute path of the file
 * @param status 404 for a not-found page, for which range and conditional requests do not apply
 */
export function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  root: string,
  path: string,
  status: 200 | 404,
): void {
  const variant = variantOf(path, req);
  const isFound = status === 200;
  res.statusCode = status;
  res.setHeader('content-type', contentTypeOf(path));
  res.setHeader('vary', 'accept-encoding');
  if (variant) res.setHeader('content-encoding', variant.name);
  send(req, encodeURIComponent(relative(root, path + (variant?.ending ?? ''))), {
    root,
    acceptRanges: isFound,
    etag: isFound,
    lastModified: isFound,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  }).pipe(res);
}

/** The preferred variant that the client accepts and that exists. */
function variantOf(path: string, req: IncomingMessage): (typeof encodings)[number] | undefined {
  const accepted = new Negotiator(req).encodings(encodings.map(({ name }) => name));
  return encodings.find(({ name, ending }) => accepted.includes(name) && isFile(path + ending));
}

/** Whether a path is a file; false for folders and for missing or inaccessible files. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
