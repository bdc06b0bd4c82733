import type { LensFinding } from '../../../schema/lens.ts';
import type { Finding } from '../../check/index.ts';
import type { LensInput } from './input.ts';
import type { LensTextLines } from './texts.ts';

/**
 * Attaches each finding to the text it is about, except those that the state of a text already conveys.
 * @returns the findings that belong to no text
 */
export function attachFindings(
  findings: readonly Finding[],
  texts: readonly LensTextLines[],
  placeOf: LensInput['placeOf'],
): LensFinding[] {
  return findings.flatMap((finding) => {
    if (isConveyedByState(finding, texts)) return [];
    const { level, rule, message, fix, line, column } = finding;
    const found: LensFinding = { level, rule, message, fix, place: placeOf(finding, line, column) };
    const owner = textAt(finding, texts);
    if (!owner) return [found];
    owner.text.findings.push(found);
    return [];
  });
}

/** Whether the state of a text already says that it is missing or stale. */
const isConveyedByState = ({ rule, gap, path, data }: Finding, texts: readonly LensTextLines[]): boolean =>
  texts.some(
    ({ text: { place, state, source } }) =>
      place.path === path &&
      ((gap && state === 'missing') || (rule === 'stale' && state === 'stale' && source.part === data.part)),
  );

/** The last text on a finding’s line that starts before the finding, or else the first text on that line. */
function textAt({ path, line, column }: Finding, texts: readonly LensTextLines[]): LensTextLines | undefined {
  const inLine = texts.filter(({ text, lines: [first = 0, last = 0] }) => {
    return text.place.path === path && first <= line && line <= last;
  });
  const isBefore = ({ text: { place } }: LensTextLines) => place.line < line || place.column <= column;
  return inLine.findLast(isBefore) ?? inLine[0];
}
