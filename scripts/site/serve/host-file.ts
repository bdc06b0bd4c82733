import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads a host configuration file of a built site, and again whenever it changes.
 *
 * @param root output folder of the site
 * @param parse parses its text, which is empty if there is no such file
 */
export function hostFile<T>(
  root: string,
  name: '_headers' | '_redirects',
  parse: (text: string) => T,
): () => T {
  const file = join(root, name);
  let content = parse('');
  let version: number | undefined;
  return () => {
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (modified !== version) {
      content = parse(modified === undefined ? '' : readFileSync(file, 'utf8'));
      version = modified;
    }
    return content;
  };
}
