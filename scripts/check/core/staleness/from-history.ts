import { gitObjects } from '../git/git.ts';
import { type Commit, type Log, lastChange, logOf } from '../git/log.ts';
import type { Graph, ParsedFile } from '../graph.ts';
import { headingsOf } from '../mdx/headings.ts';
import { type Pair, pairsOf } from '../pairs.ts';
import { isPage, sectionName } from './parts.ts';
import { type PlainPart, plainParts } from './plain-parts.ts';
import { saysTheSame } from './same-words.ts';

/** What the history tells of a translation that keeps no record: the parts whose source text changed since, by name. */
export type HistoryChanges = ReadonlyMap<string, SourceChange>;

export interface SourceChange {
  /** The commit that last changed the part of the translation, or one after it where the history is not whole. */
  since: Pick<Commit, 'id' | 'date'>;
  /** What the source said then, and says now. */
  before: string;
  after: string;
}

/**
 * Which parts of translations are stale, by path: those whose source says something else than in the commit that last
 * changed them. In a shallow clone, only changes after its oldest commit are known.
 * @param from the commit whose content it is, where that is not the newest
 */
export function changesFromHistory(graph: Graph, from?: string): Map<string, HistoryChanges> | undefined {
  const log = logOf(graph.contentDir, graph.project.layout?.folders ?? ['.'], from);
  if (!log) return undefined;
  const found = new Map<string, HistoryChanges>();
  const tasks = pairsOf(graph).map((pair) => ({ path: pair.translation.path, steps: changesOf(pair, log) }));
  let open = tasks.map((task) => ({ ...task, next: task.steps.next() }));
  // Each round fetches one version for every translation, by one call of git.
  while (open.length > 0) {
    for (const { path, next } of open) if (next.done) found.set(path, next.value);
    open = open.filter(({ next }) => !next.done);
    fetchVersions(
      open.map(({ next }) => next.value as Wanted),
      graph.contentDir,
    );
    open = open.map((task) => ({
      ...task,
      next: task.steps.next(known.get((task.next.value as Wanted).id) ?? []),
    }));
  }
  return found;
}

/** The parts of versions by their ids, which never mean another text; `--base` asks for most of them twice. */
const known = new Map<string, PlainPart[]>();

/** Versions with more parts than this together are not kept: a long history of large files does not fit in memory. */
const mostParts = 1_000_000;
let parts = 0;

/** A version of a file, by its id in the repository. */
interface Wanted {
  id: string;
  path: string;
}

type Steps<Result> = Generator<Wanted, Result, PlainPart[]>;

function fetchVersions(wanted: readonly Wanted[], folder: string): void {
  if (parts > mostParts) {
    known.clear();
    parts = 0;
  }
  const missing = [
    ...new Map(wanted.filter(({ id }) => !known.has(id)).map((one) => [one.id, one])).values(),
  ];
  const texts = gitObjects(
    folder,
    missing.map(({ id }) => id),
  );
  for (const [index, { id, path }] of missing.entries()) {
    const version = plainParts(String(texts[index]), !path.endsWith('.json'));
    known.set(id, version);
    parts += version.length;
  }
}

function* changesOf(pair: Pair, log: Log): Steps<HistoryChanges> {
  const { source, translation } = pair;
  const names = namesOf(translation);
  const sourceNow = new Map([...namesOf(source)].map(([part, name]) => [name, part]));
  const changes = new Map<string, SourceChange>();
  for (const [commit, parts] of yield* originsOf([...names.keys()], translation.relative, log)) {
    const then = yield* versionAt(commit, source.relative, log);
    for (const part of parts) {
      const name = names.get(part) ?? '';
      const now = sourceNow.get(name);
      const before = now && counterpart(now, [...sourceNow.values()], then);
      if (now && before && !saysTheSame(before.words, now.words))
        changes.set(name, {
          since: { id: commit.id, date: commit.date },
          before: before.bare,
          after: now.bare,
        });
    }
  }
  return changes;
}

/** The part of an earlier version that became a part: with its words, its name, or at its place among as many. */
function counterpart(
  now: PlainPart,
  all: readonly PlainPart[],
  then: readonly PlainPart[],
): PlainPart | undefined {
  const same = then.find(({ bare, name }) => bare === now.bare && name === now.name);
  const named = same ?? then.find(({ name }) => name === now.name);
  return named ?? (then.length === all.length ? then[all.indexOf(now)] : undefined);
}

function namesOf(file: ParsedFile): Map<PlainPart, string> {
  const { text, body } = file;
  const ids = new Map((body ? headingsOf(body) : []).map(({ node, id }) => [node.position?.start.line, id]));
  const parts = plainParts(text, isPage(file)).flatMap((part): [PlainPart, string][] => {
    if (part.line === 0) return [[part, isPage(file) ? part.name : part.name.replace(pluralForm, '')]];
    if (part.name === '') return [[part, sectionName('')]];
    const id = ids.get(part.line);
    return id ? [[part, sectionName(id)]] : [];
  });
  return new Map(parts);
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** The commits that parts of a file got their words in; parts whose commit is not known, or to come, are left out. */
function* originsOf(parts: readonly PlainPart[], path: string, log: Log): Steps<Map<Commit, PlainPart[]>> {
  const origins = new Map<Commit, PlainPart[]>();
  const head = idIn(log, log.head, path);
  if (!head) return origins;
  // What is not committed yet follows the current source.
  const open = [{ from: log.head, path, parts: sameIn(yield { id: head, path }, parts) }];
  for (let one = open.pop(); one; one = open.pop()) {
    const commit = lastChange(log, one.from, one.path);
    const change = commit?.changes.get(one.path);
    if (!commit || !change) continue;
    let left = one.parts;
    for (const [index, parent] of commit.parents.entries()) {
      const oldPath = index === 0 ? change.oldPath : one.path;
      const id = index === 0 ? change.before : idIn(log, parent, oldPath);
      const kept = id ? sameIn(yield { id, path }, left) : [];
      if (kept.length > 0) open.push({ from: parent, path: oldPath, parts: kept });
      left = left.filter((part) => !kept.includes(part));
    }
    // Where a shallow clone ends, parts are at least as old as its oldest commit.
    if (left.length > 0) origins.set(commit, [...(origins.get(commit) ?? []), ...left]);
  }
  return origins;
}

function sameIn(version: readonly PlainPart[], parts: readonly PlainPart[]): PlainPart[] {
  const texts = new Set(version.map(({ text }) => text));
  const isSame = parts.filter(({ text }) => texts.has(text));
  if (isSame.length === parts.length) return isSame;
  const bares = new Set(version.map(({ bare }) => bare));
  return parts.filter(({ bare }) => bares.has(bare));
}

function* versionAt(commit: Commit, path: string, log: Log): Steps<PlainPart[]> {
  for (const name of namesBefore(path, log)) {
    const id = idIn(log, commit.id, name);
    if (id) return yield { id, path };
  }
  return [];
}

/** The version of a file in a commit. */
const idIn = (log: Log, commit: string, path: string): string | undefined =>
  lastChange(log, commit, path)?.changes.get(path)?.after;

/** The names that a file has had, the newest first. */
function namesBefore(path: string, log: Log): string[] {
  const byPath = renames.get(log) ?? new Map<string, string[]>();
  renames.set(log, byPath);
  const names = byPath.get(path) ?? namesAlong(path, log);
  byPath.set(path, names);
  return names;
}

const renames = new WeakMap<Log, Map<string, string[]>>();

function namesAlong(path: string, log: Log): string[] {
  const names = [path];
  let from: string | undefined = log.head;
  for (let name = path; from !== undefined; ) {
    const commit: Commit | undefined = lastChange(log, from, name);
    const oldPath = commit?.changes.get(name)?.oldPath ?? name;
    if (oldPath !== name) names.push(oldPath);
    name = oldPath;
    from = commit?.parents[0];
  }
  return names;
}
