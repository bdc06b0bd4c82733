import type { LensFinding } from '../../../schema/lens.ts';
import { offsetAt } from '../../check/core/index.ts';
import type { Finding } from '../../check/index.ts';
import type { PlacedText, PlaceMaker } from './texts.ts';

/**
 * Attaches each finding to the text it is about: the shortest one that contains it.
 * @returns the findings that belong to no text
 */
export function attachFindings(
  findings: readonly Finding[],
  texts: readonly PlacedText[],
  placeOf: PlaceMaker,
): LensFinding[] {
  return findings.flatMap((finding) => {
    if (isSaid(finding, texts)) return [];
    const { level, rule, message, fix, line, column } = finding;
    const found: LensFinding = { level, rule, message, fix, place: placeOf(finding, line, column) };
    const owner = around(finding, texts);
    if (!owner) return [found];
    owner.text.findings.push(found);
    return [];
  });
}

/** Their states already say that texts are missing or stale. */
const isSaid = ({ rule, gap, path, data }: Finding, texts: readonly PlacedText[]): boolean =>
  texts.some(
    ({ text: { place, state, source } }) =>
      place.path === path &&
      ((gap && state === 'missing') || (rule === 'stale' && state === 'stale' && source.part === data.part)),
  );

/** The shortest text that contains a finding. */
function around(finding: Finding, texts: readonly PlacedText[]): PlacedText | undefined {
  const length = ({ range: [from, to] = [0, 0] }: PlacedText): number => to - from;
  const containing = texts.filter(({ file, range }) => {
    if (!range || file.path !== finding.path) return false;
    const at = offsetAt(file.text, finding);
    return range[0] <= at && at <= range[1];
  });
  return containing.toSorted((a, b) => length(a) - length(b))[0];
}
