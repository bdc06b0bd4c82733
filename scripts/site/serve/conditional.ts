import type { IncomingHttpHeaders } from 'node:http';

/** What tells one version of a file from the next. */
export interface Version {
  readonly etag: string;
  /** Time of the last change in milliseconds. */
  readonly modified: number;
}

/**
 * True when the client already has this version (RFC 9110, 13.1 and 13.2.2: the tag decides where there is one,
 * the date otherwise; tags are compared weakly).
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
 * True when a part of the file may be sent: there is no `If-Range`, or it names this version (RFC 9110, 13.1.5).
 * A weak tag never does, since two files with it may differ in their bytes.
 */
export function isRangeFresh(headers: IncomingHttpHeaders, { etag, modified }: Version): boolean {
  const condition = headers['if-range'];
  if (condition === undefined) return true;
  if (typeof condition !== 'string') return false;
  if (/^(?:W\/)?"/.test(condition)) return condition === etag && !etag.startsWith('W/');
  return seconds(Date.parse(condition)) === seconds(modified);
}

/** Dates in headers have no fractions of a second. */
const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);
