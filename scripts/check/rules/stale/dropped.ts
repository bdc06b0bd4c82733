import type { Pair } from '../../core/pairs.ts';
import { type Finding, finding, isOneOf } from '../../finding.ts';

/** Whether the source has dropped a key, or a key of a group, that the translation still has. */
export const isDropped = (where: unknown, { history }: Pick<Pair, 'history'>): boolean =>
  history?.dropped.some((key) => key === where || key.startsWith(`${where}.`)) ?? false;

/**
 * Rule `stale`: unknown keys that the source once had are not misspelled, so they become one finding per file. In other
 * layouts, unknown keys that do not look misspelled are the translation's own and harmless.
 * @param findings the findings of a translation
 */
export function mergeDroppedKeys(findings: readonly Finding[], pair: Pair): Finding[] {
  const unknown = findings.filter((one) => isOneOf(one, 'keys/unknown'));
  const dropped = unknown.filter(({ data }) => isDropped(data.where, pair));
  const harmless = pair.project.layout ? unknown.filter(({ data }) => !data.meant || data.isThere) : [];
  const rest = findings.filter((one) => !dropped.includes(one) && !harmless.includes(one));
  const [first] = dropped;
  if (!first) return rest;
  const data = { key: String(first.data.where), rest: dropped.length - 1 };
  return [...rest, finding(pair.translation, first, 'stale', 'dropped', data)];
}
