import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names code by what it consists of, so that what an earlier version has kept is not taken for work of this one.
 *
 * @param root folder of the project
 * @param folders below it, with the TypeScript that counts besides Node and the packages
 */
export function codeVersion(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  for (const file of [...files.sort(), 'package-lock.json']) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('base64url');
}
