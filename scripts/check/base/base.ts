import { posix } from 'node:path';
import { contentPath, isContentName } from '../core/files.ts';
import { git, gitObjects, gitOutput } from '../core/git/git.ts';
import { applyChanges, emptyGraph, type Graph } from '../core/graph.ts';
import { printable } from '../finding.ts';

/** The files that a change touches, by path as named in findings. */
export type TouchedFiles = ReadonlySet<string>;

/** Reads the content before a change: at the merge base with HEAD or, in shallow clones, at the reference. */
export function readBase(ref: string, graph: Graph) {
  const commit = commitOf(ref, graph.contentDir);
  const before = { ...contentAt(commit, graph), publicFiles: publicFilesAt(commit, graph) };
  return { commit, graph: before, touched: touchedFiles(commit, graph) };
}

function commitOf(ref: string, folder: string): string {
  const resolved = (name: string) =>
    git(folder, 'rev-parse --verify --quiet --end-of-options', `${name}^{commit}`)?.trim();
  if (!resolved('HEAD')) throw new Error('The option --base requires a git repository with a commit.');
  const commit = resolved(ref);
  if (!commit) throw new Error(`The base “${printable(ref)}” is unknown to git. Fetch it first.`);
  return git(folder, 'merge-base', commit, 'HEAD')?.trim() ?? commit;
}

/** The content files that differ from a commit, including uncommitted changes. A moved file counts as new. */
function touchedFiles(commit: string, { contentDir, displayRoot }: Graph): TouchedFiles {
  const tracked = gitOutput(contentDir, 'diff --name-only -z --no-renames --relative', commit, '--', '.');
  const untracked = gitOutput(contentDir, 'ls-files --others --exclude-standard -z');
  const paths = `${tracked}${untracked}`.split('\0').filter(Boolean);
  return new Set(paths.map((path) => contentPath(displayRoot, path)));
}

/** The URLs of a commit's public files: a change may remove one that the old content links to. */
function publicFilesAt(commit: string, { contentDir, project }: Graph): string[] | undefined {
  const folder = project.public;
  const listed = folder && git(contentDir, 'ls-tree -r -z --name-only', commit, '--', folder);
  const paths = listed ? listed.split('\0').filter(Boolean) : [];
  return paths.length > 0 ? paths.map((path) => `/${posix.relative(folder ?? '', path)}`) : undefined;
}

/** Reads the content folder as of a commit; files that were unreadable then do not matter. */
function contentAt(commit: string, { project, contentDir, displayRoot }: Graph): Graph {
  const { layout } = project;
  const folders = layout?.folders ?? ['.'];
  const entries = gitOutput(contentDir, 'ls-tree -r -z', commit, '--', ...folders)
    .split('\0')
    .flatMap((line) => {
      const [, id, path] = /^100\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [];
      const isContent = path?.split('/').every(isContentName) && (!layout || layout.identify(path));
      return id && path && isContent ? [{ id, path }] : [];
    });
  const texts = gitObjects(
    contentDir,
    entries.map(({ id }) => id),
  );
  return applyChanges(
    emptyGraph(project, contentDir, displayRoot),
    Object.fromEntries(entries.map(({ path }, index) => [path, texts[index] ?? ''])),
  );
}
