import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads a file of a built site that tells hosts how to serve it, again whenever it changes.
 *
 * @param root folder of the built site
 * @param parse makes something of its text; of an empty text where there is no such file
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
