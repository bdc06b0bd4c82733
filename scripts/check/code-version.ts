import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the findings of a content follow from besides the content. */
const sources = ['schema', 'scripts/check', 'scripts/content', 'scripts/mdx', 'scripts/staleness'];

/**
 * Names the code of the check, so that findings of an earlier version are not taken for those of this one.
 * @param root folder of the project
 */
export function codeVersion(root: string): string {
  const hash = createHash('sha256').update(process.version);
  const files = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  for (const file of [...files.sort(), 'package-lock.json']) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('base64url');
}
