/** A request target that the site can have. */
export interface CleanUrl {
  /** Decoded path without trailing slash, `/index` and `.html`: `/` or `/nl/about`. Cannot escape a folder. */
  readonly path: string;
  /** The canonical URL with its query, still encoded, if the target is spelled differently. */
  readonly redirect: string | undefined;
}

/**
 * Parses a request target by the site's rule: no trailing slash, no extension, no `index`.
 *
 * A redirect is built from path segments, none of which is empty or contains a backslash, so it cannot lead to another
 * site as `//evil.example` would.
 *
 * @param target the target of the request line, for example `/nl/about/?from=mail`
 * @returns nothing for a target that the site cannot have: no path, broken percent-encoding, `..`, hidden files, empty
 *   segments, encoded slashes, or an encoded extension, which would be a second URL of the same page
 */
export function cleanUrl(target: string): CleanUrl | undefined {
  const [, rawPath, query = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (rawPath === undefined) return undefined;
  const raw = withoutPageEnding(rawPath.slice(1).split('/'));
  const segments = raw.map(decode);
  if (!segments.every(isPossible) || /(^index|\.html)$/.test(segments.at(-1) ?? '')) return undefined;
  const encoded = `/${raw.join('/')}`;
  return {
    path: `/${segments.join('/')}`,
    redirect: encoded === rawPath ? undefined : `${encoded}${query}`,
  };
}

/** Removes a trailing slash, `.html` and `index`, combined as in `about/index.html/`. */
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
