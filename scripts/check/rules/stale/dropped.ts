import type { Pair } from '../../core/pairs.ts';
import { type Finding, finding } from '../../finding.ts';

/** Whether the source once had a key or group of a translation, which it has not today. */
export const isDropped = (where: unknown, { history }: Pick<Pair, 'history'>): boolean =>
  history?.dropped.some((key) => key === where || key.startsWith(`${where}.`)) ?? false;

/**
 * Rule `stale`: unknown keys that the source had before are not misspelled. They are one finding of a file.
 * @param findings those of a translation
 */
export function onceIfDropped(findings: readonly Finding[], pair: Pair): Finding[] {
  const dropped = findings.filter(
    ({ rule, code, data }) => rule === 'keys' && code === 'unknown' && isDropped(data.where, pair),
  );
  const [first] = dropped;
  if (!first) return [...findings];
  const data = { key: String(first.data.where), others: dropped.length - 1 };
  return [
    ...findings.filter((one) => !dropped.includes(one)),
    finding(pair.translation, first, 'stale', 'dropped', data),
  ];
}
