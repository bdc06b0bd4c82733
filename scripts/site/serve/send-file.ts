import { closeSync, createReadStream, openSync, readSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf } from '../hosts/content-types.ts';
import { isRangeFresh, isUnchanged } from './conditional.ts';
import { acceptedEncodings, type Encoding } from './encoding.ts';
import { rangeOf } from './range.ts';

/** The file to send: the original, or a precompressed variant. */
interface Variant {
  readonly path: string;
  readonly stats: Stats;
  readonly encoding: Encoding['name'] | undefined;
}

/**
 * Up to this size, in bytes, files are read synchronously, which is much cheaper than a stream: they are usually in the
 * disk cache.
 */
const readAtOnce = 128 * 1024;

/** Status of a not-found page: nothing is there, or the URL is malformed (RFC 9110). */
export type NotFoundStatus = 400 | 404;

/**
 * Sends a file: compressed where a variant exists, partially for a range request, or not at all if the client already
 * has it.
 *
 * Headers set before are kept. Reading stops when the client disconnects.
 *
 * @param path absolute path of the file
 * @param stats of that file
 * @param status of the response: 200, or that of a not-found page, which has no ranges or conditions
 */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  stats: Stats,
  status: 200 | NotFoundStatus = 200,
): Promise<void> {
  const variant = variantOf(path, stats, req.headers['accept-encoding']);
  const { size } = variant.stats;
  if (!res.hasHeader('content-type')) res.setHeader('content-type', contentTypeOf(path));
  res.setHeader('vary', 'accept-encoding');
  if (variant.encoding) res.setHeader('content-encoding', variant.encoding);
  if (status !== 200) return sendBytes(req, res, status, variant, { start: 0, end: size - 1 });

  const modified = stats.mtimeMs;
  const etag = `"${size.toString(36)}-${Math.floor(modified).toString(36)}${variant.encoding ? `-${variant.encoding}` : ''}"`;
  res.setHeader('etag', etag);
  res.setHeader('last-modified', new Date(modified).toUTCString());
  res.setHeader('accept-ranges', 'bytes');
  if (isUnchanged(req.headers, { etag, modified })) {
    res.removeHeader('content-encoding');
    res.removeHeader('content-type');
    res.writeHead(304).end();
    return;
  }
  const range = isRangeFresh(req.headers, { etag, modified }) ? rangeOf(req.headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    res.removeHeader('content-encoding');
    res.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
    return;
  }
  if (range) res.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`);
  await sendBytes(req, res, range ? 206 : 200, variant, range ?? { start: 0, end: size - 1 });
}

async function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  { path, stats }: Variant,
  { start, end }: { start: number; end: number },
): Promise<void> {
  const length = end - start + 1;
  if (req.method === 'HEAD' || length === 0) {
    res.writeHead(status, { 'content-length': length }).end();
    return;
  }
  if (stats.size <= readAtOnce) {
    const bytes = read(path, start, length);
    res.writeHead(status, { 'content-length': bytes.length }).end(bytes);
    return;
  }
  res.writeHead(status, { 'content-length': length });
  // pipeline() closes the file when the client disconnects; pipe() would not.
  await pipeline(createReadStream(path, { start, end }), res).catch(() => res.destroy());
}

function read(path: string, start: number, length: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.allocUnsafe(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, start));
  } finally {
    closeSync(file);
  }
}

/** The best variant that exists and is not older than the file, which a build may have replaced since. */
function variantOf(path: string, stats: Stats, acceptEncoding: string | undefined): Variant {
  for (const { name, ending } of acceptedEncodings(acceptEncoding)) {
    const variant = statsOf(path + ending);
    if (variant && variant.mtimeMs >= stats.mtimeMs) {
      return { path: path + ending, stats: variant, encoding: name };
    }
  }
  return { path, stats, encoding: undefined };
}

/** Stats of a file; `undefined` for folders, missing and unreadable files. */
export function statsOf(path: string): Stats | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}
