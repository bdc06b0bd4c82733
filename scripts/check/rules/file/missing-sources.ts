import { contentPath } from '../../core/files.ts';
import type { Graph } from '../../core/graph.ts';
import { startOfFile } from '../../core/parsing/located.ts';
import { type Finding, finding } from '../../finding.ts';
import { meantFile } from './stray.ts';

/** The English files that the site cannot do without and that are not there, by their paths below the content folder. */
export function lackingSources({ project, pages, words, refused }: Graph): string[] {
  const { required, words: namespaces } = project.files;
  const below = (name: string): string => `${project.source}/${name}`;
  return [
    ...required.filter((key) => !pages.has(key)).map((key) => below(`${key}.mdx`)),
    ...Object.keys(namespaces)
      .filter((name) => !words.get(name)?.has(project.source))
      .map((name) => below(`${name}.json`)),
    // One that is refused is a finding by itself.
  ].filter((path) => !refused.some(({ file }) => file.relative === path));
}

/** Rule `file` about these: what build, dev server and check refuse. */
export const missingSources = (graph: Graph): Finding[] =>
  lackingSources(graph).map((below) => {
    const path = contentPath(graph.shownAs, below);
    const misnamed = graph.strays.find((stray) => meantFile(stray, graph) === below)?.path;
    const data = { path, ...(misnamed && { misnamed }) };
    return finding({ path }, startOfFile, 'file', 'missing-source', data);
  });
