import { git, pathInRepository } from './git.ts';

/** A commit that changed text files. */
export interface Commit {
  id: string;
  date: string;
  /** The nearest earlier commits that changed text files, too. */
  parents: readonly string[];
  /** Its changes relative to its first parent, by path. */
  changes: ReadonlyMap<string, Change>;
}

export interface Change {
  /** The path that the file had before. */
  oldPath: string;
  /** Object ids of its text before and after; `undefined` where the file did not exist. */
  before: string | undefined;
  after: string | undefined;
}

export interface Log {
  head: string;
  commits: ReadonlyMap<string, Commit>;
}

/**
 * Returns the history of a repository's text files up to a commit, with both sides of merges; `undefined` without git
 * or commits. Paths are relative to `contentDir`; outside of it, they start with a slash and are relative to the root.
 */
export function logOf(contentDir: string, from = 'HEAD'): Log | undefined {
  const prefix = pathInRepository(contentDir);
  const nameOf = (path: string): string => (path.startsWith(prefix) ? path.slice(prefix.length) : `/${path}`);
  const command = `log --parents -M --diff-merges=first-parent --raw -z --no-abbrev --format=%x01%H%x20%cs%x20%P`;
  const output = git(contentDir, command, from, '--', ...texts) ?? '';
  const commits = output
    .split('\u0001')
    .slice(1)
    .map((entry) => commitOf(entry, nameOf));
  const [head] = commits;
  return head && { head: head.id, commits: new Map(commits.map((commit) => [commit.id, commit])) };
}

/** Limits git to text files: detecting renames among thousands of images would take a minute. */
const texts = ['md', 'mdx', 'json', 'yaml'].map((ending) => `:(top,glob)**/*.${ending}`);

function commitOf(entry: string, nameOf: (path: string) => string): Commit {
  const [header = '', ...fields] = entry.split('\0');
  const [id = '', date = '', ...parents] = header.trim().split(' ');
  const changes = new Map<string, Change>();
  const left = fields.values();
  for (const field of left) {
    const [, old = '', now = '', status] = /:\d{6} \d{6} (\w+) (\w+) (\w)/.exec(field) ?? [];
    if (!status) continue;
    const oldPath = nameOf(left.next().value ?? '');
    const path = status === 'R' ? nameOf(left.next().value ?? '') : oldPath;
    changes.set(path, { oldPath, before: textId(old), after: textId(now) });
    if (path !== oldPath) changes.set(oldPath, { oldPath, before: textId(old), after: undefined });
  }
  return { id, date, parents, changes };
}

const textId = (id: string): string | undefined => (/^0+$/.test(id) ? undefined : id);

/** Returns the newest commit that changed a file, going back from a commit along first parents. */
export function lastChange({ commits }: Log, from: string | undefined, path: string): Commit | undefined {
  let commit = commits.get(from ?? '');
  while (commit && !commit.changes.has(path)) commit = commits.get(commit.parents[0] ?? '');
  return commit;
}

/** Returns the paths that a file has had, along first parents, newest first. */
export function pathHistoryOf(log: Log, path: string): string[] {
  const names = [path];
  let name = path;
  let commit = lastChange(log, log.head, path);
  while (commit) {
    name = commit.changes.get(name)?.oldPath ?? name;
    if (name !== names.at(-1)) names.push(name);
    commit = lastChange(log, commit.parents[0], name);
  }
  return names;
}

/** Returns the object ids of all texts that files have had, by path, newest first. */
export function textIdsByPath({ commits }: Log): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  const add = (path: string, id: string | undefined): void => {
    if (id) ids.set(path, (ids.get(path) ?? new Set()).add(id));
  };
  for (const { changes } of commits.values()) {
    for (const [path, { oldPath, before, after }] of changes) {
      add(path, after);
      add(oldPath, before);
    }
  }
  return ids;
}
