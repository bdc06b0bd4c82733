import type { Refused } from '../../core/files.ts';
import { type ContentFile, contentPath } from '../../core/files.ts';
import type { Graph } from '../../core/graph.ts';
import { startOfFile } from '../../core/located.ts';
import { plain } from '../../core/names.ts';
import { quote } from '../../core/words.ts';
import { type Finding, finding } from '../../finding.ts';
import { meantFile } from './stray.ts';

/** Rule `file` about names and kinds: what build, dev server and check refuse, once for each file or folder. */
export function refusals(graph: Graph): Finding[] {
  const told = new Set<string>();
  return graph.refused.flatMap(({ file, why }) => {
    const segments = file.relative.split('/');
    const at =
      why === 'name' ? segments.findIndex((_, index) => isWrong(segments, index)) : segments.length - 1;
    const below = segments.slice(0, at + 1).join('/');
    if (told.has(below)) return [];
    told.add(below);
    const isFolder = at < segments.length - 1;
    const name = quote(segments[at] ?? '');
    return [refusal(file, why, `the ${isFolder ? 'folder' : 'file'} ${name}`, below, graph)];
  });
}

/** Whether a folder or, as the last one, a file has a wrong name. */
function isWrong(segments: readonly string[], index: number): boolean {
  if (index === 0) return false;
  const segment = segments[index] ?? '';
  const isFile = index === segments.length - 1;
  return !plain.test(isFile ? segment.replace(/(?:\.source)?\.[a-z]+$/, '') : segment);
}

function refusal(file: ContentFile, why: Refused['why'], what: string, below: string, graph: Graph): Finding {
  switch (why) {
    case 'link':
    case 'special':
      return finding(file, startOfFile, 'file', why, { what });
    case 'language': {
      const code = file.key.split('/')[0] ?? '';
      const language = graph.project.locales.find((one) => one.code === code)?.name ?? code;
      return finding(file, startOfFile, 'file', 'language-name', { what, code, language });
    }
    case 'name': {
      const right = meantFile(file, graph) ?? renamed(below);
      const path = right && { path: contentPath(graph.shownAs, right) };
      return finding(file, startOfFile, 'file', 'name', { what, ...path });
    }
  }
}

/** The nearest name that may be there; `undefined` for one without any letter that may. */
function renamed(below: string): string | undefined {
  const slash = below.lastIndexOf('/') + 1;
  const [, name = '', ending = ''] =
    /^(.*?)((?:\.source)?\.(?:mdx|json|yaml))?$/s.exec(below.slice(slash)) ?? [];
  const right = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return right && below.slice(0, slash) + right + ending;
}
