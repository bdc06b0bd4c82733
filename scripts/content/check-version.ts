import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with the code that findings depend on, besides the configuration, the content, Node and the packages. */
const sources = ['schema', 'scripts/check', 'scripts/content', 'scripts/site/mdx'];

/**
 * Returns a hash that identifies the check's code and configuration, so that results cached by another are not reused.
 * @param root project root
 */
export function checkVersion(root: string): string {
  const hash = createHash('sha256').update(process.version);
  const files = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  for (const file of [...files.sort(), 'check.config.ts', 'site.config.ts', 'package-lock.json']) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('base64url');
}
