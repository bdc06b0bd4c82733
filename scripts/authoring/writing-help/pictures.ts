import { join } from 'node:path';
import type { Graph } from '../../content/graph.ts';
import { withBrowser } from '../../setup/browser.ts';
import { takeComponentPictures } from './component-pictures.ts';
import { takeLensPictures } from './lens-pictures.ts';

/**
 * Takes the screenshots in the documentation.
 *
 * @param names the components to show; if empty, all of them and the lens
 */
export async function takePictures(graph: Graph, docs: string, names: readonly string[]): Promise<void> {
  await withBrowser(async (browser) => {
    const taken = await takeComponentPictures(graph, browser, join(docs, 'components'), names);
    console.log(`Wrote ${taken} pictures to docs/components/.`);
    if (names.length > 0) return;
    console.log(`Wrote ${await takeLensPictures(browser, join(docs, 'lens'))} pictures to docs/lens/.`);
  });
}
