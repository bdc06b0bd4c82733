import type { LensFinding } from '../../../schema/lens.ts';
import { type ContentPath, dotted, offsetAt } from '../../check/core/index.ts';
import type { Finding } from '../../check/index.ts';
import type { PlacedText, PlaceMaker } from './texts.ts';

/**
 * Attaches each finding to the text it is about: the shortest one that contains it, or else the first one it reports as
 * missing.
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
    const owner = around(finding, texts) ?? missing(finding, texts);
    if (!owner) return [found];
    owner.text.findings.push(found);
    return [];
  });
}

/** That English has changed is said by the very texts that are stale. */
const isSaid = ({ rule, path, data }: Finding, texts: readonly PlacedText[]): boolean =>
  rule === 'stale' &&
  texts.some(
    ({ text, file }) => file.path === path && text.state === 'stale' && text.source?.part === data.part,
  );

function around(finding: Finding, texts: readonly PlacedText[]): PlacedText | undefined {
  let best: PlacedText | undefined;
  let length = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    if (text.file.path !== finding.path || !text.range) continue;
    const [from, to] = text.range;
    const at = offsetAt(text.file.text, finding);
    if (at >= from && at <= to && to - from < length) [best, length] = [text, to - from];
  }
  return best ?? onLine(finding, texts);
}

/** Headings and list items start with markers that are not part of the text. */
function onLine(finding: Finding, texts: readonly PlacedText[]): PlacedText | undefined {
  return texts.find(
    ({ text, file, range, path }) =>
      path === undefined &&
      range &&
      file.path === finding.path &&
      text.place.line === finding.line &&
      text.place.column >= finding.column,
  );
}

function missing({ path, data, gap }: Finding, texts: readonly PlacedText[]): PlacedText | undefined {
  if (!gap) return undefined;
  const names = (at: ContentPath): string[] => at.map((_, index) => dotted(at.slice(0, index + 1)));
  return texts.find(
    (text) =>
      text.text.state === 'missing' &&
      text.file.path === path &&
      text.path &&
      names(text.path).some((name) => name === data.where),
  );
}
