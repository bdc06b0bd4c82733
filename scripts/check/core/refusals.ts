import { quote } from './explain.ts';
import { type ContentFile, contentPath } from './files.ts';
import type { Finding } from './finding.ts';
import { findingAt } from './finding-at.ts';
import type { Graph } from './graph.ts';
import { startOfFile } from './located.ts';
import { plain, type Refusal } from './names.ts';
import { meantFile } from './stray.ts';

/** Rule `file` about names and kinds of files: what is refused, once for each file or folder. Build, dev server and check say the same. */
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
    const [message, fix] = sentencesOf(
      file,
      why,
      `the ${isFolder ? 'folder' : 'file'} ${name}`,
      below,
      graph,
    );
    return [findingAt(file, startOfFile, 'file', message, fix)];
  });
}

/** Whether a folder or, as the last one, a file has a wrong name. */
function isWrong(segments: readonly string[], index: number): boolean {
  if (index === 0) return false;
  const segment = segments[index] ?? '';
  const isFile = index === segments.length - 1;
  return !plain.test(isFile ? segment.replace(/(?:\.source)?\.[a-z]+$/, '') : segment);
}

function sentencesOf(
  file: ContentFile,
  why: Refusal,
  what: string,
  below: string,
  graph: Graph,
): [message: string, fix: string] {
  switch (why) {
    case 'link':
      return [
        `${what} is a link, which content cannot have.`,
        'put a copy of what it leads to in its place, or remove it.',
      ];
    case 'special':
      return [`${what} is no text: it is a pipe, a socket or a device.`, 'remove it.'];
    case 'language': {
      const code = file.key.split('/')[0] ?? '';
      const language = graph.project.locales.find((one) => one.code === code)?.name ?? code;
      return [
        `${what} has the address /${code}, which is that of ${language}.`,
        'give the page another name.',
      ];
    }
    case 'name': {
      const meant = meantFile(file, graph);
      const right = meant ?? renamed(below);
      const message = `${what} has another name than lower-case letters a–z, digits and single hyphens.`;
      return [message, right ? `rename it to ${contentPath(graph.shownAs, right)}.` : 'give it such a name.'];
    }
  }
}

/** The nearest name that may stand there; `undefined` for one without any letter that may. */
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
