import type { IncomingHttpHeaders } from 'node:http';

/** Identifies a version of a file. */
export interface Version {
  readonly etag: string;
  /** Modification time in milliseconds. */
  readonly modified: number;
}

/**
 * True if the client already has this version (RFC 9110, 13.1 and 13.2.2: the tag decides if there is one, otherwise
 * the date; tags are compared weakly).
 */
export function isUnchanged(headers: IncomingHttpHeaders, { etag, modified }: Version): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    const bare = (tag: string) => tag.trim().replace(/^W\//, '');
    return known.trim() === '*' || known.split(',').some((tag) => bare(tag) === bare(etag));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Number.isFinite(since) && seconds(modified) <= seconds(since);
}

/**
 * True if a part of the file may be sent: there is no `If-Range`, or it names this version (RFC 9110, 13.1.5). Weak
 * tags never match, since files with the same one may differ in their bytes.
 */
export function isRangeFresh(headers: IncomingHttpHeaders, { etag, modified }: Version): boolean {
  const condition = headers['if-range'];
  if (condition === undefined) return true;
  if (typeof condition !== 'string') return false;
  if (/^(?:W\/)?"/.test(condition)) return condition === etag && !etag.startsWith('W/');
  return seconds(Date.parse(condition)) === seconds(modified);
}

/** HTTP dates have no fractions of a second. */
const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);
