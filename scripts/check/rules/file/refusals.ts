import { basename } from 'node:path/posix';
import { contentPath } from '../../core/files.ts';
import type { Graph } from '../../core/graph.ts';
import { grouped } from '../../core/grouped.ts';
import { plain } from '../../core/names.ts';
import { startOfFile } from '../../core/parsing/located.ts';
import { quote } from '../../core/words.ts';
import { type Finding, finding } from '../../finding.ts';
import { meantFile } from './stray.ts';

/** Rule `file` about names and kinds: what build, dev server and check refuse; a wrong name of a folder once. */
export function refusals(graph: Graph): Finding[] {
  const wrongNames = grouped(
    graph.refused.flatMap(({ file, why }) => (why === 'name' ? file : [])),
    ({ relative }) => wrongPart(relative),
  );
  return [
    ...[...wrongNames].flatMap(([below, [file]]) => {
      if (!file) return [];
      const meant = meantFile(file, graph);
      const data = {
        name: quote(basename(below)),
        ...(meant && { path: contentPath(graph.shownAs, meant) }),
      };
      return finding(file, startOfFile, 'file', 'name', data);
    }),
    ...graph.refused.flatMap(({ file, why }) => {
      if (why === 'name') return [];
      if (why !== 'language') return finding(file, startOfFile, 'file', why);
      return finding(file, startOfFile, 'file', 'language-name', { code: file.key.split('/')[0] ?? '' });
    }),
  ];
}

/** A path up to its first folder or file with a wrong name. */
function wrongPart(path: string): string {
  const names = path.split('/');
  const nameAt = (at: number): string | undefined =>
    at === names.length - 1 ? names[at]?.replace(/(?:\.source)?\.[a-z]+$/, '') : names[at];
  const wrong = names.findIndex((_, at) => at > 0 && !plain.test(nameAt(at) ?? ''));
  return names.slice(0, wrong + 1).join('/');
}
