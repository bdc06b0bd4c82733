import { filesOf } from '../../../check/core/index.ts';
import { checkContent, memoInMemory } from '../../../check/index.ts';
import { readGraph } from '../../../content/graph.ts';
import { root } from '../../../setup/root.ts';
import { withTemporaryFolder } from '../../temporary-folder.ts';
import { generateContent } from '../generated-content.ts';

/** Prints how long the check takes on the content, and on three times as many screens. */
export async function checkGrowth(): Promise<void> {
  await withTemporaryFolder('bench', async (folder) => {
    generateContent(`${root}/content`, `${folder}/content`, 48);
    const rows = [`${root}/content`, `${folder}/content`].map((contentDir) => {
      const memo = memoInMemory();
      const check = () => {
        const start = performance.now();
        const graph = readGraph(contentDir);
        checkContent(graph, memo);
        return { files: filesOf(graph).length, seconds: (performance.now() - start) / 1000 };
      };
      const [{ files, seconds }, again] = [check(), check()];
      return {
        files,
        'first run, s': Number(seconds.toFixed(2)),
        'unchanged, s': Number(again.seconds.toFixed(2)),
        'ms per file': Number(((seconds * 1000) / files).toFixed(1)),
      };
    });
    console.log('Run time of the check; if it grows linearly, the time per file stays the same');
    console.table(rows);
  });
}
