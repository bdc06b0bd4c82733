import { type ContentFile, pathFrom } from './core/files.ts';
import { ignoredBy, missingSubmodules } from './core/git/git.ts';
import { type Graph, readGraph } from './core/graph.ts';
import { sourceName } from './core/project.ts';
import type { OpenProject } from './project/open-project.ts';

/** Reads the files of a project; findings name them relative to its working directory. */
export function readContent({ project, contentDir, workingDir }: OpenProject): Graph {
  const displayRoot = pathFrom(workingDir, contentDir);
  let graph: Graph;
  try {
    graph = readGraph(project, contentDir, displayRoot);
  } catch (error) {
    throw new Error(
      `The content folder ${displayRoot || '.'} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  const sourceOf = ({ key }: ContentFile): string => `${key}.md`;
  const sources = project.layout ? graph.strays.map(sourceOf) : [];
  refuseMissingSubmodule(contentDir, sources);
  if (graph.pages.size + (project.layout ? graph.namespaces.size : 0) === 0) {
    const besides = project.layout ? ' apart from what “exclude” leaves out' : '';
    throw new Error(`The folder ${displayRoot || '.'} has no text in ${sourceName(project)}${besides}.`);
  }
  // A source that git ignores is generated, such as an API reference, so its translations are not strays.
  const ignored = ignoredBy(contentDir, sources);
  return { ...graph, strays: graph.strays.filter((file) => !ignored.has(sourceOf(file))) };
}

/** Throws if sources are in a git submodule that is not checked out; their translations would seem to have none. */
function refuseMissingSubmodule(contentDir: string, sources: readonly string[]): void {
  const submodules = sources.length > 0 ? missingSubmodules(contentDir) : [];
  const submodule = submodules.find((path) => sources.some((source) => source.startsWith(`${path}/`)));
  if (submodule)
    throw new Error(
      `The git submodule ${submodule} is not checked out. → run “git submodule update --init”; in GitHub Actions, set “submodules: true” for actions/checkout.`,
    );
}
