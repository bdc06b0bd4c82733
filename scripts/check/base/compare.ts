import { takeFrom } from '../core/grouped.ts';
import { type Finding, identity } from '../finding.ts';
import { rules } from '../rules/catalog.ts';
import type { TouchedFiles } from './base.ts';

/**
 * Compares findings with those before a change: what existed already becomes an old warning.
 *
 * - What keeps the site from being built always keeps its level: otherwise, nobody could preview the change.
 * - A new finding keeps its level in a file that the change touches and, if its rule breaks pages, in any other. There,
 *   a missing text or section is a warning: whoever edits the English text need not write the other languages.
 * @param before the findings in the content before the change
 * @param unbuildable those that keep the site from being built
 */
export function compareFindings(
  before: readonly Finding[],
  findings: readonly Finding[],
  unbuildable: readonly Finding[],
  touched: TouchedFiles,
): Finding[] {
  const take = takeFrom(before.map(identity));
  const breaking = new Set(unbuildable.map(identity));
  return findings.map((finding): Finding => {
    if (breaking.has(identity(finding))) return finding;
    if (take(identity(finding))) return { ...finding, level: 'warning', old: true };
    const blocks = touched.has(finding.path) || (rules[finding.rule].breaks && !finding.gap);
    return blocks ? finding : { ...finding, level: 'warning' };
  });
}
