/** What a request target asks for, as far as its spelling tells. */
export type CleanUrl =
  | {
      readonly kind: 'clean';
      /** Decoded path without trailing slash, `/index` and `.html`: `/` or `/nl/about`. Safe below a folder. */
      readonly path: string;
      /** The clean address with its query, still encoded, when the target spells it differently. */
      readonly redirect: string | undefined;
    }
  /** The percent-encoding is broken, or it is no path at all. */
  | { readonly kind: 'malformed' }
  /** No address of the site can have this path: `..`, hidden files, empty segments, encoded slashes. */
  | { readonly kind: 'impossible' };

/**
 * Reads the target of a request line by the site's rule: no trailing slash, no extension, no `index`.
 *
 * A redirect consists of the segments of the path itself, of which none is empty or holds a backslash, so it
 * cannot lead to another site as `//evil.example` would.
 *
 * @param target as it stands in the request, for example `/nl/about/?from=mail`
 */
export function cleanUrl(target: string): CleanUrl {
  const [, rawPath, query = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (rawPath === undefined) return { kind: 'malformed' };
  const raw = withoutPageEnding(rawPath.slice(1).split('/'));
  const segments = raw.map(decode);
  if (segments.includes(undefined)) return { kind: 'malformed' };
  if (!segments.every(isPossible)) return { kind: 'impossible' };
  // A page ending hidden in percent-encoding would be a second address of the same page.
  if (/(^index|\.html)$/.test(segments.at(-1) ?? '')) return { kind: 'impossible' };
  const encoded = `/${raw.join('/')}`;
  return {
    kind: 'clean',
    path: `/${segments.join('/')}`,
    redirect: encoded === rawPath ? undefined : `${encoded}${query}`,
  };
}

/** Takes a trailing slash, `.html` and `index` off, in the way one file can be spelled: `about/index.html/`. */
function withoutPageEnding(segments: readonly string[]): string[] {
  const kept = segments.at(-1) === '' ? segments.slice(0, -1) : [...segments];
  const last = kept.pop();
  if (last === undefined) return kept;
  const name = last.replace(/(?<=.)\.html$/, '');
  return name === 'index' ? kept : [...kept, name];
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function isPossible(segment: string | undefined, position: number): boolean {
  if (segment === undefined || segment === '' || /[/\\\0]/.test(segment)) return false;
  return !segment.startsWith('.') || (position === 0 && segment === '.well-known');
}
