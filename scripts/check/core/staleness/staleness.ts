import type { Pair } from '../pairs.ts';
import { resolvedRecord } from './checked.ts';
import { type Part, partsIn, partsOf } from './parts.ts';
import { checked, recordOf } from './record.ts';

/** How a translation relates to the current English text. */
export interface Staleness {
  /** Whether anything says what it was translated from. */
  isTracked: boolean;
  /** Translated parts whose English text has changed since. */
  changed: Part[];
  /** Parts that the record does not contain, translated or not. */
  added: Part[];
  /** Translated parts that the record only says were `checked`, in a commit whose English text is not available. */
  unknown: Part[];
}

/**
 * Compares the current English text with the one that a translation was made from, by recorded fingerprints: these work
 * in shallow clones, in forks and after squashes, and editing a translation does not make it current. With a `layout`,
 * where nothing is recorded, the history decides. A part that is missing from either file is not stale: other rules
 * report it.
 * @returns `undefined` when one of the files cannot be read, which is a finding on its own
 */
export function stalenessOf(pair: Pair): Staleness | undefined {
  const { source, schema, translation, record, project, history } = pair;
  if ([source, translation, record].some((file) => file && file.problems.length > 0)) return undefined;
  const then = project.layout ? undefined : resolvedRecord(pair);
  const parts = partsOf(pair);
  const now = then && recordOf(parts);
  const translated = new Map(partsIn(translation, schema).map(({ name, texts }) => [name, texts]));
  const isChanged = (part: Part): boolean => {
    const { name, texts } = part;
    const digits = then?.get(name);
    if (digits === undefined || digits === now?.get(name)) return history?.changed.has(name) ?? false;
    // Texts that the translation lacks are missing, not stale.
    const shared = new Map([...texts].filter(([path]) => translated.get(name)?.has(path)));
    return shared.size === texts.size || digits !== recordOf([{ ...part, texts: shared }]).get(name);
  };
  const inBoth = parts.filter(({ name }) => translated.has(name));
  const unknown = inBoth.filter(({ name }) => then?.get(name) === checked);
  const changed = inBoth.filter((part) => !unknown.includes(part) && isChanged(part));
  const added = then ? parts.filter(({ name }) => !then.has(name)) : [];
  return { isTracked: then !== undefined || project.layout !== undefined, changed, added, unknown };
}

/** Returns the names of the parts that a translation has. */
export const translatedParts = ({ schema, translation }: Pair): Set<string> =>
  new Set(partsIn(translation, schema).map(({ name }) => name));
