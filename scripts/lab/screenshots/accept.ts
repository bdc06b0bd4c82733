import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser, launchOptions } from '../../setup/browser.ts';
import { acceptedFolder, lookOf, toPng } from './guarded.ts';
import { guardedViews } from './views.ts';

/**
 * Writes the looks of the guarded views anew, those that the visual tests compare with.
 *
 * @returns how many
 */
export async function acceptLooks(site: string, log: (line: string) => void): Promise<number> {
  await ensureBrowser(log);
  const browser = await chromium.launch(await launchOptions());
  try {
    const texts: { [name: string]: string } = {};
    rmSync(acceptedFolder, { recursive: true, force: true });
    mkdirSync(acceptedFolder, { recursive: true });
    for (const view of guardedViews) {
      const { bitmap, text } = await lookOf(browser, site, view);
      writeFileSync(join(acceptedFolder, `${view.name}.png`), await toPng(bitmap));
      texts[view.name] = text;
    }
    writeFileSync(join(acceptedFolder, 'texts.json'), `${JSON.stringify(texts, null, 2)}\n`);
    return guardedViews.length;
  } finally {
    await browser.close();
  }
}
