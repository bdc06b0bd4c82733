import { takerOf } from '../core/counter.ts';
import { type Finding, identity } from '../finding.ts';
import { rules } from '../rules/catalog.ts';
import type { Changes } from './changes.ts';

/**
 * Weighs findings by a change: what was there before, on lines that the change does not touch, is an old warning.
 *
 * - What keeps the site from being built blocks in any case: nobody could look at the change.
 * - A new finding of a rule that breaks pages is an error wherever it is; any other only in the entry or section that
 *   the change touches. A heading that is gone is noticed at another: there the file counts.
 * - A text that is newly missing is a warning in a file that the change does not touch: whoever adds an English text
 *   need not write the other languages.
 * @param before the findings of the content that the change started from
 */
export function comparedWith(
  before: readonly Finding[],
  findings: readonly Finding[],
  unbuildable: readonly Finding[],
  changes: Changes,
): Finding[] {
  const isLeft = takerOf(before.map(identity));
  const stopping = new Set(unbuildable.map(identity));
  const isOld = (finding: Finding): boolean => {
    if (!finding.gap && changes.touchesLine(finding.path, finding.line)) return false;
    return isLeft(identity(finding));
  };
  return findings.map((finding): Finding => {
    if (stopping.has(identity(finding))) return finding;
    if (isOld(finding)) return { ...finding, level: 'warning', old: true };
    const { path, line, rule, gap } = finding;
    const blocks =
      gap || rule === 'headings'
        ? changes.touchesFile(path)
        : rules[rule].breaks || changes.touchesAround(path, line);
    return blocks ? finding : { ...finding, level: 'warning' };
  });
}
