import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Adds the recorder to every page of a built site; that it works, a test shows. */
export function addRecorder(folder: string): void {
  copyFileSync(fileURLToPath(new URL('recorder.js', import.meta.url)), join(folder, 'engine-recorder.js'));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    const page = readFileSync(file, 'utf8');
    writeFileSync(file, page.replace('<head>', '<head><script src="/engine-recorder.js"></script>'));
    // What was compressed ahead is the page without it.
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
  }
}
