import { takerOf } from '../core/grouped.ts';
import { type Finding, identity } from '../finding.ts';
import { rules } from '../rules/catalog.ts';
import type { TouchedFiles } from './base.ts';

/**
 * Weighs findings by a change: what was there before is an old warning.
 *
 * - What keeps the site from being built blocks in any case: nobody could look at the change.
 * - A new finding is an error in a file that the change touches and, where its rule breaks pages, in any other. There, a
 *   missing text or section is a warning: whoever edits the English text need not write the other languages.
 * @param before the findings of the content that the change started from
 */
export function comparedWith(
  before: readonly Finding[],
  findings: readonly Finding[],
  unbuildable: readonly Finding[],
  touched: TouchedFiles,
): Finding[] {
  const isLeft = takerOf(before.map(identity));
  const stopping = new Set(unbuildable.map(identity));
  return findings.map((finding): Finding => {
    if (stopping.has(identity(finding))) return finding;
    if (isLeft(identity(finding))) return { ...finding, level: 'warning', old: true };
    const blocks = touched.has(finding.path) || (rules[finding.rule].breaks && !finding.gap);
    return blocks ? finding : { ...finding, level: 'warning' };
  });
}
