import { gitObjects } from '../git/git.ts';
import { type Commit, type Log, logOf, versionIn, versionsOf } from '../git/log.ts';
import type { Graph } from '../graph.ts';
import { grouped } from '../grouped.ts';
import { oncePerKey } from '../once-per-key.ts';
import { oncePerObject } from '../once-per-object.ts';
import { type Pair, pairsOf } from '../pairs.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { changesSince } from './changes-since.ts';
import { isPage } from './parts.ts';
import { namedParts, type PlainPart, plainParts, wordsIn } from './plain-parts.ts';
import { bare } from './words.ts';

/** What the history tells of a translation that keeps no record. */
export interface HistoryChanges {
  /** The parts whose source text changed since, by name. */
  changed: ReadonlyMap<string, SourceChange>;
  /** The keys of a JSON file that its source dropped. */
  dropped: readonly string[];
}

export interface SourceChange {
  /** The commit that gave the part of the translation its words, or one after it where the history is not whole. */
  since: Commit;
  /** What the source said then, and says now. */
  before: string;
  after: string;
}

/** The commits, and the versions of files that they wrote. */
interface History {
  log: Log;
  versionsOf(file: ParsedFile): ReadonlyMap<Commit, string>;
  partsOf(version: string): readonly PlainPart[];
}

/** Pairs of files whose versions are in memory together. */
const pairsAtOnce = 20;

/**
 * Which parts of translations are stale, by path: those whose source says something else than in the commit that gave
 * them their words. In a shallow clone, only changes after its oldest commit are known.
 * @param from the commit whose content it is, where that is not the newest
 */
export function changesFromHistory(graph: Graph, from?: string): Map<string, HistoryChanges> {
  const { contentDir, project } = graph;
  const log = logOf(contentDir, project.layout?.folders ?? ['.'], from);
  const versions = oncePerObject(({ relative }: ParsedFile) => versionsOf(log, relative));
  const pairs = pairsOf(graph);
  const found = new Map<string, HistoryChanges>();
  for (let at = 0; at < pairs.length; at += pairsAtOnce) {
    const some = pairs.slice(at, at + pairsAtOnce);
    const files = some.flatMap(({ source, translation }) => [source, translation]);
    const pages = new Map(
      files.flatMap((file) => [...versions(file).values()].map((id) => [id, isPage(file)])),
    );
    const ids = [...pages.keys()];
    const texts = new Map(gitObjects(contentDir, ids).map((text, index) => [ids[index], text]));
    const partsOf = oncePerKey((id) => plainParts(String(texts.get(id)), pages.get(id) ?? true));
    for (const pair of some)
      found.set(pair.translation.path, changesOf(pair, { log, versionsOf: versions, partsOf }));
  }
  return found;
}

function changesOf({ source, translation }: Pair, history: History): HistoryChanges {
  const { log, versionsOf, partsOf } = history;
  const sourceParts = [...namedParts(source)];
  const now = new Map(sourceParts.map(([part, name]) => [name, part]));
  const own = namedParts(translation);
  const changed = new Map<string, SourceChange>();
  let open = [...own.keys()];
  for (const [commit, version] of [...versionsOf(translation)].reverse()) {
    const found = sameIn(partsOf(version), open);
    if (found.size === 0) continue;
    open = open.filter((part) => !found.has(part));
    const then = versionIn(commit, versionsOf(source), log);
    const before = changesSince([...now.values()], then ? partsOf(then) : []);
    for (const part of found) {
      const name = own.get(part) ?? '';
      const current = now.get(name);
      const other = current && before(current);
      if (other) changed.set(name, { since: commit, before: bare(other.text), after: bare(current.text) });
    }
  }
  return { changed, dropped: isPage(source) ? [] : droppedKeys(own.keys(), source, history) };
}

/** The parts with the words that they have in a version, wherever they were or under the same name. */
function sameIn(version: readonly PlainPart[], parts: readonly PlainPart[]): Set<PlainPart> {
  const texts = new Set(version.map(({ text }) => text));
  const byName = grouped(version, ({ name }) => name);
  const isSame = (part: PlainPart): boolean =>
    texts.has(part.text) || (byName.get(part.name) ?? []).some((other) => wordsIn(other) === wordsIn(part));
  return new Set(parts.filter(isSame));
}

/** The keys that the source had once, and has no more. */
function droppedKeys(
  parts: Iterable<PlainPart>,
  source: ParsedFile,
  { versionsOf, partsOf }: History,
): string[] {
  const once = new Set([...versionsOf(source).values()].flatMap((id) => partsOf(id).map(({ name }) => name)));
  const now = new Set(plainParts(source.text, false).map(({ name }) => name));
  return [...parts].flatMap(({ name }) => (once.has(name) && !now.has(name) ? name : []));
}
