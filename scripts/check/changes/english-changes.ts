import type { z } from 'zod';
import { historyOf, type Version } from '../core/git/history.ts';
import type { Pair } from '../core/pairs.ts';
import { recordedOf } from '../core/staleness/checked.ts';
import { type Part, partsIn, partsOf, type Readable } from '../core/staleness/parts.ts';
import { recordOf } from '../core/staleness/record.ts';
import { stalenessOf } from '../core/staleness/staleness.ts';
import { readVersion } from '../core/version.ts';

/** A part of an English text that has changed since it was translated. */
export interface EnglishChange {
  part: string;
  /** How messages call the part: “hero”, the section “What you receive”. */
  title: string;
  how: 'changed' | 'new';
  /** English at that time; absent for new parts, and if the history does not have it. */
  old?: { version: Version; file: Readable };
  /** The texts of the part then and now, each with its path, `hero.lead`; that of running text is empty. */
  texts: readonly { path: string; before: string; after: string }[];
}

/** The parts that changed since a translation was made: by name, and how. */
export function changedParts(pair: Pair): Map<string, EnglishChange['how']> {
  const staleness = stalenessOf(pair);
  if (staleness?.state !== 'stale') return new Map();
  const { changed, added } = staleness;
  return new Map([
    ...changed.map(({ name }) => [name, 'changed'] as const),
    ...added.map(({ name }) => [name, 'new'] as const),
  ]);
}

/** The current English of these parts and, if the history has it, the English that was translated. */
export function changesOf(pair: Pair, parts = changedParts(pair)): EnglishChange[] {
  const recorded = recordedOf(pair);
  const titles = new Map(partsOf(pair).map(({ name, title }) => [name, title]));
  const versions = versionsFor(pair, new Map([...(recorded ?? [])].filter(([part]) => parts.has(part))));
  return [...parts].map(([part, how]) => {
    const title = titles.get(part) ?? part;
    const old = versions.get(part);
    const now = textsOf(part, pair.schema, pair.source);
    const then = old ? textsOf(part, pair.schema, old.file) : new Map<string, string>();
    const texts = [...new Set([...now.keys(), ...then.keys()])].map((path) => {
      return { path, before: then.get(path) ?? '', after: now.get(path) ?? '' };
    });
    return { part, title, how, ...(old && { old }), texts };
  });
}

const textsOf = (part: string, schema: z.ZodType, file: Readable): Part['texts'] =>
  partsIn(schema, file).find(({ name }) => name === part)?.texts ?? new Map();

/** For each part, the newest version that its record (the first digits of fingerprints) was made from. */
function versionsFor(
  { source, schema, project }: Pair,
  wanted: ReadonlyMap<string, string>,
): Map<string, NonNullable<EnglishChange['old']>> {
  const found = new Map<string, NonNullable<EnglishChange['old']>>();
  for (const version of wanted.size > 0 ? historyOf(source.absolute) : []) {
    const text = version.text();
    // What has changed since is not in the current text.
    if (text === undefined || text === source.text) continue;
    const file = { ...readVersion(text, source, project), text, extension: source.extension };
    if (file.problems.length > 0) continue;
    for (const [name, digits] of recordOf(partsIn(schema, file)))
      if (digits === wanted.get(name) && !found.has(name)) found.set(name, { version, file });
    if (found.size === wanted.size) break;
  }
  return found;
}
