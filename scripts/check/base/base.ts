import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Graph, readGraph } from '../../content/graph.ts';
import { type Changes, readChanges } from './changes.ts';
import { type Git, gitIn } from './git.ts';

/** What a change started from, and what it touches. */
export interface Base {
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
  const git = gitIn(graph.contentDir);
  const commit = commitOf(ref, git);
  return { graph: contentAt(commit, graph, git), changes: readChanges(commit, graph, git) };
}

function commitOf(ref: string, git: Git): string {
  if (git.tryRun('rev-parse', '--git-dir') === undefined) {
    throw new Error(`The option --base needs a git repository, and ${ref} is looked for in none.`);
  }
  const commit = git.tryRun('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (commit === undefined)
    throw new Error(`The base “${ref}” is not known here. Fetch it first: ${fetch(ref)}`);
  return (git.tryRun('merge-base', commit.trim(), 'HEAD') ?? commit).trim();
}

/** How a reference is fetched, also into a clone that follows one branch only. */
function fetch(ref: string): string {
  const [, branch] = /^origin\/(.+)$/.exec(ref) ?? [];
  return branch ? `git fetch origin ${branch}:refs/remotes/origin/${branch}` : `git fetch origin ${ref}`;
}

/** Reads the content folder of a commit; what cannot be read there is the past's business. */
function contentAt(commit: string, { contentDir, shownAs }: Graph, git: Git): Graph {
  const folder = mkdtempSync(join(tmpdir(), 'hulma-check-'));
  try {
    const entries = git
      .run('ls-tree', '-r', '-z', commit)
      .split('\0')
      .flatMap((line) => {
        const [, type, id, path] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
        return type === 'blob' && id && path ? [{ id, path }] : [];
      });
    const texts = blobs(
      entries.map(({ id }) => id),
      git,
    );
    entries.forEach(({ path }, index) => {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, texts[index] ?? '');
    });
    // What is around the content, such as its pictures, is that of today.
    return { ...readGraph(folder, shownAs), contentDir };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The contents of objects, in one call of git: a header “id type size”, the bytes, and a line end for each. */
function blobs(ids: readonly string[], git: Git): Buffer[] {
  if (ids.length === 0) return [];
  const output = git.bytes(`${ids.join('\n')}\n`, 'cat-file', '--batch');
  const contents: Buffer[] = [];
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(10, at);
    const size = Number(output.toString('latin1', at, end).split(' ')[2]);
    contents.push(output.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return contents;
}
