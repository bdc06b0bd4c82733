import { createHash } from 'node:crypto';
import { grouped } from '../../../check/core/index.ts';
import { type Finding, identity } from '../../../check/index.ts';

/** The maximum number of findings drawn, in total and per rule. */
const maxDrawn = { all: 60, ofRule: 10 };

/** Whether a finding reports work to do, a missing or stale translation, which is counted but not judged. */
export const isPendingTranslation = ({ rule, code }: Finding): boolean =>
  rule === 'stale' || code === 'missing-translation' || code === 'many-missing';

/** Removes duplicates: the same problem on several lines of a file is one finding. */
export const distinct = (findings: readonly Finding[]): Finding[] =>
  [...grouped(findings, identity).values()].flatMap(([first]) => first ?? []);

/**
 * Draws a random sample of distinct findings. A finding's place in the random order depends only on itself, so that one
 * that is added or fixed barely changes which others are drawn.
 */
export function drawSample(findings: readonly Finding[]): Finding[] {
  // Changing the prefix `1` would draw other findings, which nobody has judged.
  const placeOf = (finding: Finding): string =>
    createHash('sha256')
      .update(`1 ${identity(finding)}`)
      .digest('hex');
  const shuffled = findings
    .map((finding) => ({ finding, place: placeOf(finding) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ finding }) => finding);
  const rules = grouped(shuffled, ({ rule }) => rule);
  const allowed = new Set([...rules.values()].flatMap((ofRule) => ofRule.slice(0, maxDrawn.ofRule)));
  return shuffled.filter((finding) => allowed.has(finding)).slice(0, maxDrawn.all);
}
