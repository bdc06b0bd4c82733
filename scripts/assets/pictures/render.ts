import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../../setup/run-program.ts';

const script = fileURLToPath(new URL('blender/render.py', import.meta.url));

/**
 * Renders a shot with Blender to `<folder>/<shot>.png`.
 *
 * @param models folder written by `writeModels`
 * @param isDraft whether to render a draft, which is small and noisy, but takes only seconds
 */
export async function render(shot: string, models: string, folder: string, isDraft: boolean): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const options = ['--background', '--factory-startup', '--python-exit-code', '1', '--python', script];
  const job = [models, join(folder, `${shot}.png`), shot, isDraft ? 'draft' : 'final'];
  const code = await runProgram('blender', [...options, '--', ...job]);
  if (code === 127) {
    throw new Error(
      'Blender could not be started; rendering pictures requires Blender 3.4 or newer (on Debian: apt install blender python3-numpy).',
    );
  }
  if (code !== 0) throw new Error(`Blender could not render "${shot}".`);
}
