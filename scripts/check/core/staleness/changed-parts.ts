import { grouped } from '../grouped.ts';
import type { PlainPart } from './plain-parts.ts';
import { saysTheSame } from './same-words.ts';

/**
 * The parts of a file that say something else than in an earlier version, each with what it was then: the part with the
 * same words or name, or at its place among as many.
 */
export function changedParts(
  now: readonly PlainPart[],
  then: readonly PlainPart[],
): Map<PlainPart, PlainPart> {
  const byName = grouped(then, ({ name }) => name);
  const changed = new Map<PlainPart, PlainPart>();
  for (const [index, part] of now.entries()) {
    const named = byName.get(part.name) ?? [];
    const before =
      named.find(({ text }) => text === part.text) ??
      named.find(({ bare }) => bare === part.bare) ??
      named[0] ??
      (then.length === now.length ? then[index] : undefined);
    if (before && before.text !== part.text && !saysTheSame(before.words, part.words))
      changed.set(part, before);
  }
  return changed;
}
