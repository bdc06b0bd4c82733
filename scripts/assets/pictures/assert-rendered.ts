import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSource } from './list.ts';

/**
 * Asserts that all source renders of the pictures exist.
 *
 * @param folder contains the renders as `<shot>.png`
 * @throws Error with a sentence that says what is missing and how to get it
 */
export function assertRendered(pictures: readonly PictureSource[], folder: string): void {
  const missing = pictures.filter(({ name, shots = [name] }) =>
    shots.some((shot) => !existsSync(join(folder, `${shot}.png`))),
  );
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  throw new Error(
    `There is nothing to convert for ${names.join(', ')}: ${folder}/ has no renders of ${names.length === 1 ? 'it' : 'them'}. ` +
      `Render ${names.length === 1 ? 'it' : 'them'} first, which needs Blender: npm run assets -- pictures ${names.join(' ')}`,
  );
}
