import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { withBrowser } from '../../setup/browser.ts';
import type { PictureSource } from './list.ts';

const entry = fileURLToPath(new URL('still-page.ts', import.meta.url));

/** Renders stills of the chair with the live viewer, so that the 3D view starts with the image that it replaces. */
export async function renderStills(pictures: readonly PictureSource[], folder: string): Promise<void> {
  if (pictures.length === 0) return;
  mkdirSync(folder, { recursive: true });
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1200, height: 960 }, deviceScaleFactor: 2 });
    await page.addScriptTag({ content: await bundled(), type: 'module' });
    await page.waitForFunction(() => 'renderStill' in window);
    for (const { name, finish = '' } of pictures) {
      const url = await page.evaluate((finish) => window.renderStill(finish), finish);
      writeFileSync(join(folder, `${name}.png`), Buffer.from(url.replace(/^.*,/, ''), 'base64'));
    }
  });
}

/** Bundles the script of the page into one file. */
async function bundled(): Promise<string> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'still-page' } },
  })) as Rolldown.RolldownOutput[];
  if (!bundle) throw new Error('The viewer could not be bundled.');
  return bundle.output[0].code;
}
