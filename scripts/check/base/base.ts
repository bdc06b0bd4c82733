import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { git, gitObjects, gitOutput } from '../core/git/git.ts';
import { repositoryOf } from '../core/git/repository.ts';
import { type Graph, readGraph } from '../core/graph.ts';
import { writeTree } from '../core/tree.ts';
import { type Changes, readChanges } from './changes.ts';

/** What a change started from, and what it touches. */
export interface Base {
  commit: string;
  /** The content as it was. */
  graph: Graph;
  changes: Changes;
}

/**
 * Reads what the content was before a change: at the merge base of a reference and HEAD, or at the reference
 * itself where the history at hand does not reach back to one, as in shallow clones.
 *
 * @throws Error with what to do, when there is no repository or no such reference
 */
export function readBase(ref: string, graph: Graph): Base {
  const commit = commitOf(ref, graph.contentDir);
  return { commit, graph: contentAt(commit, graph), changes: readChanges(commit, graph) };
}

function commitOf(ref: string, folder: string): string {
  const repository = repositoryOf(folder);
  if (!repository.ok) {
    throw new Error(`The option --base needs a git repository, and here is none (${repository.reason}).`);
  }
  const commit = git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (!commit.ok) throw new Error(`The base “${ref}” is not known here. Fetch it first: ${fetch(ref)}`);
  const base = git(folder, 'merge-base', commit.output.trim(), 'HEAD');
  return (base.ok ? base : commit).output.trim();
}

/** How a reference is fetched, also into a clone that follows one branch only. */
function fetch(ref: string): string {
  const [, branch] = /^origin\/(.+)$/.exec(ref) ?? [];
  return branch ? `git fetch origin ${branch}:refs/remotes/origin/${branch}` : `git fetch origin ${ref}`;
}

/**
 * The addresses of the files that a commit has beside the content, `/images/chair.svg`: a change may remove one that
 * old content links to. Nothing where it has none, as where the repository holds the content alone.
 */
function publicFilesAt(commit: string, { contentDir, project }: Graph): Pick<Graph, 'publicFiles'> {
  const prefix = gitOutput(contentDir, 'rev-parse', '--show-prefix').trim();
  if (project.public === undefined) return {};
  const folder = posix.join(prefix, project.public);
  if (folder.startsWith('..')) return {};
  const paths = gitOutput(
    contentDir,
    'ls-tree',
    '-r',
    '-z',
    '--name-only',
    '--full-tree',
    commit,
    '--',
    folder,
  );
  const publicFiles = paths
    .split('\0')
    .filter(Boolean)
    .map((path) => `/${posix.relative(folder, path)}`);
  return publicFiles.length > 0 ? { publicFiles } : {};
}

/** Reads the content folder of a commit; what cannot be read there is the past's business. */
function contentAt(commit: string, now: Graph): Graph {
  const { project, contentDir, shownAs } = now;
  const folder = mkdtempSync(join(tmpdir(), 'hulma-check-'));
  try {
    const { layout } = project;
    const folders = layout?.folders ?? ['.'];
    const entries = gitOutput(contentDir, 'ls-tree', '-r', '-z', commit, '--', ...folders)
      .split('\0')
      .flatMap((line) => {
        const [, type, id, path] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
        const isText = type === 'blob' && path && (!layout || layout.place(path));
        return isText && id ? [{ id, path }] : [];
      });
    const texts = gitObjects(
      contentDir,
      entries.map(({ id }) => id),
    );
    writeTree(folder, Object.fromEntries(entries.map(({ path }, index) => [path, texts[index] ?? ''])));
    return { ...readGraph(project, folder, shownAs), contentDir, ...publicFilesAt(commit, now) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
