import { closeSync, createReadStream, openSync, readSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf } from '../hosts/content-types.ts';
import { isRangeFresh, isUnchanged } from './conditional.ts';
import { acceptedEncodings, type Encoding } from './encoding.ts';
import { rangeOf } from './range.ts';

/** A file as it is going to be sent: itself, or a variant that was compressed ahead. */
interface Variant {
  readonly path: string;
  readonly stats: Stats;
  readonly encoding: Encoding['name'] | undefined;
}

/**
 * Up to this size a file is read at once and without waiting, which takes a fraction of the work of a stream: on
 * the disks that serve a site the answer is in memory before another thread could be asked for it. In bytes.
 */
const readAtOnce = 128 * 1024;

/** Of an answer with a not-found page: nothing is there, or nothing can be, since the address is malformed (RFC 9110). */
export type NotFoundStatus = 400 | 404;

/**
 * Answers with a file: compressed where a variant exists, in part when a range is asked for, or not at all when
 * the client has it already.
 *
 * Headers that are set before stay, with those of the file beside them. A client that goes away ends the reading.
 *
 * @param path absolute path of the file
 * @param stats of that file
 * @param status of an answer with the file: 200, or that of a not-found page, which has no ranges or conditions
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
  // pipeline() closes the file when the client goes away, which pipe() would leave open.
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

/** The best variant that exists and is not older than the file, which a build may have written anew since. */
function variantOf(path: string, stats: Stats, acceptEncoding: string | undefined): Variant {
  for (const { name, ending } of acceptedEncodings(acceptEncoding)) {
    const variant = statsOf(path + ending);
    if (variant && variant.mtimeMs >= stats.mtimeMs) {
      return { path: path + ending, stats: variant, encoding: name };
    }
  }
  return { path, stats, encoding: undefined };
}

/** What is known of a file; `undefined` for folders, and for what does not exist or cannot be looked at. */
export function statsOf(path: string): Stats | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}
