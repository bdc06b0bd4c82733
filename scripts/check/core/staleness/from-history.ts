import { isPage } from '../files.ts';
import { gitObjects, isShallow } from '../git/git.ts';
import { type Commit, type Log, lastChange, logOf, pathHistoryOf, textIdsByPath } from '../git/log.ts';
import type { Graph } from '../graph.ts';
import { grouped } from '../grouped.ts';
import { hasChangedLanguage } from '../languages/function-words.ts';
import { memoize } from '../memoize.ts';
import { pairsOf } from '../pairs.ts';
import type { ParsedFile } from '../parsed-file.ts';
import type { Locale, Project } from '../project.ts';
import { changesSince } from './changes-since.ts';
import { namedParts, type PlainPart, plainParts, wordsIn } from './plain-parts.ts';
import { displayText } from './words.ts';

/** What the git history says about the content of a project that keeps no records. */
export interface TextHistory {
  changesOf(translation: ParsedFile, source: ParsedFile): HistoryChanges;
  /** Whether a translation ever had a source, under any of its names; `undefined` if the history is incomplete. */
  hadSource(path: string): boolean | undefined;
}

/** What the history says about a translation. */
export interface HistoryChanges {
  /** The parts whose source text has changed since they were last edited, by name. */
  changed: ReadonlyMap<string, SourceChange>;
  /** The keys of a JSON file that its source no longer has. */
  dropped: readonly string[];
}

export interface SourceChange {
  /** The commit that last changed the part of the translation, or a later one if the history is incomplete. */
  since: Commit;
  /** The object id of the source then. */
  version: string;
  /** What the source said then, and says now. */
  before: string;
  after: string;
}

/** Whether a field or key still has the source text from before a change, so it was never translated. */
export const isEarlierSource = (text: string, name: string, history: HistoryChanges | undefined): boolean =>
  displayText(text) === history?.changed.get(name)?.before;

/**
 * Returns what git says about the content of a project; `undefined` without a history. A part of a translation is stale
 * if its source has changed since the commit that last changed the part. In a shallow clone, only changes after its
 * oldest commit are known.
 * @param from the commit that the content is from, if not the newest
 */
export function textHistoryOf(graph: Graph, from?: string): Graph['history'] {
  const { contentDir } = graph;
  const log = logOf(contentDir, from);
  if (!log) return undefined;
  const idsByPath = textIdsByPath(log);
  const pathHistory = memoize((path: string) => pathHistoryOf(log, path));
  const idsOf = memoize((path: string) =>
    pathHistory(path).flatMap((name) => [...(idsByPath.get(name) ?? [])]),
  );
  const files = pairsOf(graph).flatMap(({ source, translation }) => [source, translation]);
  const ids = [...new Set(files.flatMap(({ relative }) => idsOf(relative)))];
  let texts = new Map<string, Buffer>();
  /** Reads several hundred versions at once: git is slow to start, and all versions may not fit in memory. */
  const textOf = (id: string): Buffer => {
    if (!texts.has(id)) {
      const at = ids.indexOf(id);
      const start = at - (at % batchSize);
      // Versions that a merged branch had under another name are not in `ids`.
      const next = at < 0 ? [id] : ids.slice(start, start + batchSize);
      const contents = gitObjects(contentDir, next);
      // Translations of one source follow each other, so its versions are still cached.
      const bytes = [...texts.values()].reduce((sum, { length }) => sum + length, 0);
      if (bytes > maxCachedBytes) texts = new Map([...texts].slice(-batchSize));
      for (const [index, id] of next.entries()) texts.set(id, contents[index] ?? Buffer.of());
    }
    return texts.get(id) ?? Buffer.of();
  };
  const historyOfSource = memoize((source: ParsedFile, { partsOfBlob }: History) =>
    sourceHistoryOf(source, idsOf(source.relative), partsOfBlob),
  );
  // Memoized, since git is slow to start, and there may be hundreds of pages without a source.
  const isShallowClone = memoize(isShallow);
  return {
    changesOf: memoize((translation: ParsedFile, source: ParsedFile) => {
      const history = {
        log,
        pathHistory,
        partsOfBlob: (id: string) => partsOfText(textOf(id), isPage(source)),
      };
      return findChanges(translation, source, historyOfSource(source, history), history);
    }),
    hadSource: (path) => {
      const names = pathHistory(path);
      if (isShallowClone(contentDir) || names.some((name) => name.startsWith('/'))) return undefined;
      const keys = sourceKeysIn(idsByPath, graph.project);
      return names.some((name) => keys.has(graph.project.layout?.identify(name)?.key ?? ''));
    },
  };
}

const sourceKeysIn = memoize((paths: ReadonlyMap<string, unknown>, { layout, source }: Project) => {
  const places = [...paths.keys()].flatMap((path) => layout?.identify(path) ?? []);
  return new Set(places.flatMap(({ locale, key }) => (locale === source ? key : [])));
});

const partsOfText = memoize((text: Buffer, isOfPage: boolean) => plainParts(text.toString(), isOfPage));

const batchSize = 400;

/** The size up to which they stay cached: copies of the documentation, one for each release, share their versions. */
const maxCachedBytes = 16 << 20;

/** The commits, the names that a file has had, and the parts of file versions by object id. */
interface History {
  log: Log;
  pathHistory(path: string): readonly string[];
  partsOfBlob(id: string): readonly PlainPart[];
}

/** Collects from all versions of a source, by their object ids, newest first, what has changed since. */
function sourceHistoryOf(source: ParsedFile, ids: readonly string[], partsOfBlob: History['partsOfBlob']) {
  const parts = namedParts(source);
  const keys = new Set([...parts.keys()].map(({ name }) => name));
  // Of a plural's forms, the last one counts: `other`.
  const now = new Map([...parts].map(([part, name]) => [name, part]));
  const changesTo = changesSince([...now.values()]);
  /** Returns what changed parts said in a version and say now, by their names in findings. */
  const changesAfter = memoize((id: string): ReadonlyMap<string, Pick<SourceChange, 'before' | 'after'>> => {
    const changes = [...changesTo(partsOfBlob(id))];
    return new Map(changes.map(([part, before]) => [parts.get(part) ?? '', { before, after: part.text }]));
  });
  /** The parts that have ever changed. Only their translations can be stale, and most files have none. */
  const changed = new Set<string>();
  const dropped = new Set<string>();
  for (const id of ids) {
    for (const name of changesAfter(id).keys()) changed.add(name);
    if (!isPage(source)) for (const { name } of partsOfBlob(id)) if (!keys.has(name)) dropped.add(name);
  }
  /** Returns how a part has changed since a version, other than from a copy of its translation into the source. */
  const changeSince = (id: string, name: string, locale: Locale) => {
    let version: string | undefined = id;
    for (let at = ids.indexOf(id); version; version = ids[--at]) {
      const change = changesAfter(version).get(name);
      if (!change) return undefined;
      if (!hasChangedLanguage(change.before, change.after, locale, source.folder))
        return { ...change, version };
    }
    return undefined;
  };
  return { changeSince, changed, dropped };
}

function findChanges(
  translation: ParsedFile,
  source: ParsedFile,
  sourceHistory: ReturnType<typeof sourceHistoryOf>,
  history: History,
): HistoryChanges {
  const changed = new Map<string, SourceChange>();
  if (sourceHistory.changed.size + sourceHistory.dropped.size === 0) return { changed, dropped: [] };
  const translated = [...namedParts(translation)];
  const dropped = translated.map(([{ name }]) => name).filter((name) => sourceHistory.dropped.has(name));
  const names = new Map(translated.filter(([, name]) => sourceHistory.changed.has(name)));
  for (const [since, parts] of originsOf([...names.keys()], translation.relative, history)) {
    const id = blobIdAt(since, source.relative, history);
    for (const part of parts) {
      const name = names.get(part) ?? '';
      const change = id && sourceHistory.changeSince(id, name, translation.folder);
      if (!change) continue;
      const { version, before, after } = change;
      changed.set(name, { since, version, before: displayText(before), after: displayText(after) });
    }
  }
  return { changed, dropped };
}

/** Returns the commits that gave parts of a file their words; uncommitted parts and unknown commits are left out. */
function originsOf(parts: readonly PlainPart[], path: string, { log, partsOfBlob }: History) {
  const origins = new Map<Commit, PlainPart[]>();
  const head = blobIdIn(log, log.head, path);
  if (!head || parts.length === 0) return origins;
  // Uncommitted parts count as translated from the current source.
  const stack = [{ from: log.head, path, parts: keptIn(partsOfBlob(head), parts) }];
  for (let one = stack.pop(); one; one = stack.pop()) {
    const commit = lastChange(log, one.from, one.path);
    const change = commit?.changes.get(one.path);
    if (!commit || !change) continue;
    let remaining = one.parts;
    for (const [index, parent] of commit.parents.entries()) {
      const oldPath = index === 0 ? change.oldPath : one.path;
      const id = index === 0 ? change.before : blobIdIn(log, parent, oldPath);
      const kept = id ? keptIn(partsOfBlob(id), remaining) : [];
      if (kept.length > 0) stack.push({ from: parent, path: oldPath, parts: kept });
      const found = new Set(kept);
      remaining = remaining.filter((part) => !found.has(part));
    }
    // Where a shallow clone ends, the remaining parts are at least as old as its oldest commit.
    if (remaining.length > 0) origins.set(commit, [...(origins.get(commit) ?? []), ...remaining]);
  }
  return origins;
}

/** Returns the parts that a version also has: with the same text anywhere, or the same words under the same name. */
function keptIn(version: readonly PlainPart[], parts: readonly PlainPart[]): PlainPart[] {
  const texts = new Set(version.map(({ text }) => text));
  if (parts.every(({ text }) => texts.has(text))) return [...parts];
  const byName = grouped(version, ({ name }) => name);
  const isSame = (part: PlainPart): boolean =>
    texts.has(part.text) || (byName.get(part.name) ?? []).some((other) => wordsIn(other) === wordsIn(part));
  return parts.filter(isSame);
}

/** Returns the object id of a file in a commit, under any of its names. */
function blobIdAt(commit: Commit, path: string, { log, pathHistory }: History): string | undefined {
  for (const name of pathHistory(path)) {
    const id = blobIdIn(log, commit.id, name);
    if (id) return id;
  }
  return undefined;
}

const blobIdIn = (log: Log, commit: string, path: string): string | undefined =>
  lastChange(log, commit, path)?.changes.get(path)?.after;
