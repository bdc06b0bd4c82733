import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Graph } from '../../content/graph.ts';
import { ensureBrowser, launchOptions } from '../../setup/browser.ts';
import { takeComponentPictures } from './component-pictures.ts';
import { takeLensPictures } from './lens-pictures.ts';

/** Takes the screenshots in the documentation. */
export async function takePictures(graph: Graph, docs: string, say: (line: string) => void): Promise<void> {
  await ensureBrowser(say);
  const browser = await chromium.launch(await launchOptions());
  try {
    const names = await takeComponentPictures(graph, browser, join(docs, 'components'));
    say(`Wrote ${names.length} pictures to docs/components/.`);
    say(`Wrote ${await takeLensPictures(browser, join(docs, 'lens'))} pictures to docs/lens/.`);
  } finally {
    await browser.close();
  }
}
