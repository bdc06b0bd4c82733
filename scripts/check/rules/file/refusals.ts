import { type ContentFile, contentPath } from '../../core/files.ts';
import type { Graph } from '../../core/graph.ts';
import { grouped } from '../../core/grouped.ts';
import { plain } from '../../core/names.ts';
import { startOfFile } from '../../core/parsing/located.ts';
import { quote } from '../../core/words.ts';
import { type Finding, finding } from '../../finding.ts';
import { meantFile } from './stray.ts';

/** Rule `file` about names and kinds: what build, dev server and check refuse; a wrong name of a folder once. */
export function refusals(graph: Graph): Finding[] {
  const { refused, project } = graph;
  const wrongNames = grouped(
    refused.flatMap(({ file, why }) => (why === 'name' ? file : [])),
    ({ relative }) => wrongPart(relative),
  );
  return [
    ...[...wrongNames].flatMap(([below, [file]]) => (file ? wrongName(below, file, graph) : [])),
    ...refused.flatMap(({ file, why }) => {
      if (why === 'name') return [];
      if (why !== 'language') return finding(file, startOfFile, 'file', why);
      const code = file.key.split('/')[0] ?? '';
      const language = project.locales.find((one) => one.code === code)?.name ?? code;
      return finding(file, startOfFile, 'file', 'language-name', { code, language });
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

function wrongName(below: string, file: ContentFile, graph: Graph): Finding {
  const right = meantFile(file, graph) ?? renamed(below);
  const path = right && { path: contentPath(graph.shownAs, right) };
  const name = quote(below.slice(below.lastIndexOf('/') + 1));
  return finding(file, startOfFile, 'file', 'name', { name, ...path });
}

/** The nearest name that may be there; `undefined` for one without any letter that may. */
function renamed(below: string): string | undefined {
  const [, folder = '', name = '', ending = ''] =
    /^(.*\/)(.*?)((?:\.source)?\.(?:mdx|json|yaml))?$/s.exec(below) ?? [];
  const right = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return right && folder + right + ending;
}
