import { git } from './git.ts';

/** A commit that changed files of a folder. */
export interface Commit {
  id: string;
  date: string;
  /** The nearest commits before it that changed files of the folder too. */
  parents: readonly string[];
  /** What it changed relative to its first parent, by path. */
  changes: ReadonlyMap<string, Change>;
}

interface Change {
  /** The name that the file had before. */
  oldPath: string;
  /** The id of its text; `undefined` where it was deleted. */
  text: string | undefined;
}

/** Commits by their ids, the newest first. */
export type Log = ReadonlyMap<string, Commit>;

/** The history of folders up to a commit, with merges of both sides; empty without git or commits. */
export function logOf(contentDir: string, folders: readonly string[], from = 'HEAD'): Log {
  const options = '-M --diff-merges=first-parent --raw -z --no-abbrev --relative';
  const command = `log --parents ${options} --format=%x01%H%x20%cs%x20%P`;
  const output = git(contentDir, command, from, '--', ...folders) ?? '';
  const commits = output.split('\u0001').slice(1).map(commitOf);
  return new Map(commits.map((commit) => [commit.id, commit]));
}

function commitOf(entry: string): Commit {
  const [header = '', ...fields] = entry.split('\0');
  const [id = '', date = '', ...parents] = header.trim().split(' ');
  const changes = new Map<string, Change>();
  for (let field = fields.shift(); field !== undefined; field = fields.shift()) {
    const [, text = '', status] = /:\d{6} \d{6} \w+ (\w+) (\w)/.exec(field) ?? [];
    if (!status) continue;
    const oldPath = fields.shift() ?? '';
    const path = status === 'R' ? (fields.shift() ?? '') : oldPath;
    changes.set(path, { oldPath, text: /^0+$/.test(text) ? undefined : text });
  }
  return { id, date, parents, changes };
}

/** The ids of the texts that a file has had, also under earlier names, by the commits that wrote them, the newest first. */
export function versionsOf(log: Log, path: string): Map<Commit, string> {
  const versions = new Map<Commit, string>();
  let name = path;
  for (const commit of log.values()) {
    const { oldPath, text } = commit.changes.get(name) ?? { oldPath: name };
    if (text) versions.set(commit, text);
    name = oldPath;
  }
  return versions;
}

/** The version of a file in a commit. */
export function versionIn(
  commit: Commit,
  versions: ReadonlyMap<Commit, string>,
  log: Log,
): string | undefined {
  let one: Commit | undefined = commit;
  while (one && !versions.has(one)) one = log.get(one.parents[0] ?? '');
  return one && versions.get(one);
}
