import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../../.cache', import.meta.url));

/** A new folder for what a benchmark makes, in `.cache/`; whoever asks for it throws it away. */
export function temporaryFolder(name: string): string {
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, `${name}-`));
}
