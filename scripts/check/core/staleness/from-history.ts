import { gitObjects } from '../git/git.ts';
import { type Commit, type Log, lastChange, logOf } from '../git/log.ts';
import type { Graph } from '../graph.ts';
import { grouped } from '../grouped.ts';
import { type Pair, pairsOf } from '../pairs.ts';
import { changesSince } from './changes-since.ts';
import { namedParts, type PlainPart, plainParts } from './plain-parts.ts';
import { pastOf, type SourcePast } from './source-past.ts';

/** What the history tells of a translation that keeps no record. */
export interface HistoryChanges {
  /** The parts whose source text changed since, by name. */
  changed: ReadonlyMap<string, SourceChange>;
  /** The keys of a JSON file that its source dropped. */
  dropped: readonly string[];
}

export interface SourceChange {
  /** The commit that last changed the part of the translation, or one after it where the history is not whole. */
  since: Commit;
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
  const pairs = pairsOf(graph);
  const past = pastOf(new Set(pairs.map(({ source }) => source)), log, graph.contentDir);
  let open = pairs.map((pair) => ({
    path: pair.translation.path,
    steps: changesOf(pair, past.get(pair.source) as SourcePast, log),
    answer: noVersion,
  }));
  // Each round fetches one version for every translation, by one call of git.
  while (open.length > 0) {
    const asking = open.flatMap(({ path, steps, answer }) => {
      const next = steps.next(answer);
      if (!next.done) return [{ path, steps, wanted: next.value }];
      found.set(path, next.value);
      return [];
    });
    const versions = versionsOf(
      asking.map(({ wanted }) => wanted),
      graph.contentDir,
    );
    open = asking.map(({ path, steps }, index) => ({ path, steps, answer: versions[index] ?? noVersion }));
  }
  return found;
}

interface Version {
  text: string;
  readonly parts: readonly PlainPart[];
}

function versionOf(text: string, path: string): Version {
  let parts: readonly PlainPart[] | undefined;
  return {
    text,
    get parts() {
      parts ??= plainParts(text, !path.endsWith('.json'));
      return parts;
    },
  };
}

const noVersion: Version = { text: '', parts: [] };

/** A version of a file, by its id in the repository. */
interface Wanted {
  id: string;
  path: string;
}

type Steps<Result> = Generator<Wanted, Result, Version>;

/** Versions by their ids, which never mean another text; `--base` asks for most of them twice. */
const known = new Map<string, Version>();

/** Characters of versions that are kept: a long history of large files does not fit in memory. */
const mostKept = 20_000_000;
let kept = 0;

function versionsOf(wanted: readonly Wanted[], folder: string): (Version | undefined)[] {
  if (kept > mostKept) {
    known.clear();
    kept = 0;
  }
  const missing = new Map(wanted.filter(({ id }) => !known.has(id)).map(({ id, path }) => [id, path]));
  const texts = gitObjects(folder, [...missing.keys()]);
  for (const [index, [id, path]] of [...missing].entries()) {
    const version = versionOf(String(texts[index]), path);
    known.set(id, version);
    kept += version.text.length;
  }
  return wanted.map(({ id }) => known.get(id));
}

function* changesOf({ translation }: Pair, past: SourcePast, log: Log): Steps<HistoryChanges> {
  if (past.changed.size + past.dropped.size === 0) return { changed: new Map(), dropped: [] };
  const own = [...namedParts(translation)];
  const dropped = own.map(([{ name }]) => name).filter((name) => past.dropped.has(name));
  const names = new Map(own.filter(([, name]) => past.changed.has(name)));
  if (names.size === 0) return { changed: new Map(), dropped };
  const sourceNow = new Map([...past.parts].map(([part, name]) => [name, part]));
  const changed = new Map<string, SourceChange>();
  for (const [commit, parts] of yield* originsOf([...names.keys()], translation.relative, log)) {
    const then = yield* versionAt(commit, past.names, log);
    const before = changesSince([...sourceNow.values()], then.parts);
    for (const part of parts) {
      const name = names.get(part) ?? '';
      const now = sourceNow.get(name);
      const other = now && before(now);
      if (other) changed.set(name, { since: commit, before: other.bare, after: now.bare });
    }
  }
  return { changed, dropped };
}

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
      const found = new Set(kept);
      left = left.filter((part) => !found.has(part));
    }
    // Where a shallow clone ends, parts are at least as old as its oldest commit.
    if (left.length > 0) origins.set(commit, [...(origins.get(commit) ?? []), ...left]);
  }
  return origins;
}

function sameIn(version: Version, parts: readonly PlainPart[]): PlainPart[] {
  // Most versions of a JSON file hold the texts in question: where they are few, a search is faster than parsing.
  if (parts.length < 20 && parts.every(({ text }) => version.text.includes(`": ${JSON.stringify(text)}`)))
    return [...parts];
  const texts = new Set(version.parts.map(({ text }) => text));
  if (parts.every(({ text }) => texts.has(text))) return [...parts];
  const byName = grouped(version.parts, ({ name }) => name);
  const isSame = ({ name, text, bare }: PlainPart): boolean =>
    texts.has(text) || (byName.get(name)?.some((other) => other.bare === bare) ?? false);
  return parts.filter(isSame);
}

function* versionAt(commit: Commit, names: readonly string[], log: Log): Steps<Version> {
  const [path = ''] = names;
  for (const name of names) {
    const id = idIn(log, commit.id, name);
    if (id) return yield { id, path };
  }
  return noVersion;
}

/** The version of a file in a commit. */
const idIn = (log: Log, commit: string, path: string): string | undefined =>
  lastChange(log, commit, path)?.changes.get(path)?.after;
