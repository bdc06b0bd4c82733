import { createHash } from 'node:crypto';
import { grouped } from '../../../check/core/index.ts';
import { type Finding, identity } from '../../../check/index.ts';

/** The most findings drawn, and the most of one rule. */
const most = { all: 60, ofRule: 10 };

/** Whether it tells what is still to be translated, or to be translated anew: work to do, counted and not judged. */
export const isWork = ({ rule, code }: Finding): boolean =>
  rule === 'stale' || code === 'missing-translation' || code === 'many-missing';

/** Findings without repetitions: the same problem at several lines of a file is one. */
export const distinct = (findings: readonly Finding[]): Finding[] =>
  [...grouped(findings, identity).values()].flatMap(([first]) => first ?? []);

/**
 * Draws from distinct findings at random. Each has its own place in the order, so that one that comes or goes barely
 * changes which others are drawn.
 */
export function drawn(findings: readonly Finding[]): Finding[] {
  // With another text before the identity, others would be drawn, which nobody has judged.
  const placeOf = (finding: Finding): string =>
    createHash('sha256')
      .update(`1 ${identity(finding)}`)
      .digest('hex');
  const shuffled = findings
    .map((finding) => ({ finding, place: placeOf(finding) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ finding }) => finding);
  const rules = grouped(shuffled, ({ rule }) => rule);
  const allowed = new Set([...rules.values()].flatMap((ofRule) => ofRule.slice(0, most.ofRule)));
  return shuffled.filter((finding) => allowed.has(finding)).slice(0, most.all);
}
