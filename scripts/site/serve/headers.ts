import { parseHeadersFile } from '../hosts/headers-file.ts';
import { matches } from '../hosts/policy.ts';
import { hostFile } from './host-file.ts';

/**
 * Reads the headers of a built site from its `_headers`.
 *
 * @param root output folder of the site
 * @returns a function from a path to its headers; there are none without the file
 */
export function headersOf(root: string): (path: string) => { [name: string]: string } {
  const rules = hostFile(root, '_headers', parseHeadersFile);
  return (path) =>
    Object.assign(
      {},
      ...rules()
        .filter(({ pattern }) => matches(pattern, path))
        .map(({ headers }) => headers),
    );
}
