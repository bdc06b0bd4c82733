import { gitObjects } from '../git/git.ts';
import { type Log, namesOf, textIdsByPath } from '../git/log.ts';
import type { ParsedFile } from '../graph.ts';
import { changesSince } from './changes-since.ts';
import { isPage } from './parts.ts';
import { namedParts, type PlainPart, plainParts } from './plain-parts.ts';

/** What the versions of a source tell. */
export interface SourcePast {
  /** The paths that the file has had, the newest first. */
  names: readonly string[];
  /** What it says today, once for all translations. */
  parts: ReadonlyMap<PlainPart, string>;
  /** The parts that said something else once. Only their translations can be stale, and most files have none. */
  changed: ReadonlySet<string>;
  /** The keys that a JSON file had once, and has no more. */
  dropped: ReadonlySet<string>;
}

/** Reads every version of the sources, some at a time, since all of them may not fit in memory. */
export function pastOf(
  sources: ReadonlySet<ParsedFile>,
  log: Log,
  folder: string,
): Map<ParsedFile, SourcePast> {
  const ids = textIdsByPath(log);
  const pasts = [...sources].map((source) => {
    const names = namesOf(log, source.relative);
    const parts = namedParts(source);
    const keys = new Set([...parts.keys()].map(({ name }) => name));
    return { source, names, parts, keys, changed: new Set<string>(), dropped: new Set<string>() };
  });
  const versions = pasts.flatMap((past) => {
    const own = new Set(past.names.flatMap((name) => [...(ids.get(name) ?? [])]));
    return [...own].map((id) => ({ past, id }));
  });
  for (let from = 0; from < versions.length; from += atOnce) {
    const some = versions.slice(from, from + atOnce);
    const texts = gitObjects(
      folder,
      some.map(({ id }) => id),
    );
    for (const [index, { past }] of some.entries()) {
      const then = plainParts(String(texts[index]), isPage(past.source));
      const before = changesSince([...past.parts.keys()], then);
      for (const [part, name] of past.parts)
        if (!past.changed.has(name) && before(part)) past.changed.add(name);
      if (isPage(past.source)) continue;
      for (const { name } of then) if (!past.keys.has(name)) past.dropped.add(name);
    }
  }
  return new Map(pasts.map((past) => [past.source, past]));
}

const atOnce = 100;
