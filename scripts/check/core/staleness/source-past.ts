import type { ParsedFile } from '../parsed-file.ts';
import { changesSince } from './changes-since.ts';
import { isPage } from './parts.ts';
import { namedParts, type PlainPart } from './plain-parts.ts';

/** What the versions of a source tell. */
export interface SourcePast {
  /** What it says today, with the names that findings call its parts by. */
  parts: ReadonlyMap<PlainPart, string>;
  /** The parts that said something else once. Only their translations can be stale, and most files have none. */
  changed: ReadonlySet<string>;
  /** The keys that a JSON file had once, and has no more. */
  dropped: ReadonlySet<string>;
}

/** What all versions of a source tell. */
export function pastOf(source: ParsedFile, versions: readonly (readonly PlainPart[])[]): SourcePast {
  const parts = namedParts(source);
  const keys = new Set([...parts.keys()].map(({ name }) => name));
  const changed = new Set<string>();
  const dropped = new Set<string>();
  for (const then of versions) {
    const before = changesSince([...parts.keys()], then);
    for (const [part, name] of parts) if (!changed.has(name) && before(part)) changed.add(name);
    if (!isPage(source)) for (const { name } of then) if (!keys.has(name)) dropped.add(name);
  }
  return { parts, changed, dropped };
}
