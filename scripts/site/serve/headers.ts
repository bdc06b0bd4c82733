import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseHeadersFile } from '../hosts/headers-file.ts';
import { type HeaderRule, matches } from '../hosts/policy.ts';

/**
 * Reads the headers of a built site from its `_headers`, the file that hosts read, again whenever it changes.
 *
 * @param root folder of the built site
 * @returns a function from the path of an address to its headers; none where there is no such file
 */
export function headersOf(root: string): (path: string) => { [name: string]: string } {
  const file = join(root, '_headers');
  let rules: HeaderRule[] = [];
  let version: number | undefined;
  return (path) => {
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (modified !== version) {
      rules = modified === undefined ? [] : parseHeadersFile(readFileSync(file, 'utf8'));
      version = modified;
    }
    return Object.assign(
      {},
      ...rules.filter(({ pattern }) => matches(pattern, path)).map(({ headers }) => headers),
    );
  };
}
