import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Graph } from '../../content/graph.ts';
import { ensureBrowser, launchOptions } from '../../setup/browser.ts';
import { takeComponentPictures } from './component-pictures.ts';
import { takeLensPictures } from './lens-pictures.ts';

/**
 * Takes the screenshots in the documentation.
 *
 * @param names the components to show; if empty, all of them and the lens
 */
export async function takePictures(
  graph: Graph,
  docs: string,
  names: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  await ensureBrowser(say);
  const browser = await chromium.launch(await launchOptions());
  try {
    const taken = await takeComponentPictures(graph, browser, join(docs, 'components'), names);
    say(`Wrote ${taken} pictures to docs/components/.`);
    if (names.length > 0) return;
    say(`Wrote ${await takeLensPictures(browser, join(docs, 'lens'))} pictures to docs/lens/.`);
  } finally {
    await browser.close();
  }
}
