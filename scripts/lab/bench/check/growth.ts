import { filesOf, type Graph } from '../../../check/core/index.ts';
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
      const check = (graph: Graph) => {
        checkContent(graph, memo);
        return filesOf(graph).length;
      };
      const [files, cold] = timed(() => check(readGraph(contentDir)));
      const [, warm] = timed(() => check(readGraph(contentDir)));
      return {
        files,
        'first run, s': cold,
        'unchanged, s': warm,
        'ms per file': Number(((cold * 1000) / files).toFixed(1)),
      };
    });
    console.log('Time of the check; linear growth keeps the time per file constant');
    console.table(rows);
  });
}

function timed<Result>(action: () => Result): [Result, seconds: number] {
  const start = performance.now();
  const result = action();
  return [result, Number(((performance.now() - start) / 1000).toFixed(2))];
}
