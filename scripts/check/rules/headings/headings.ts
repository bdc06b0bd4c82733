import { diffArrays } from 'diff';
import type { ParsedFile } from '../../core/graph.ts';
import { type ContentHeading, headingsOf, markdownOf } from '../../core/mdx/headings.ts';
import type { Pair } from '../../core/pairs.ts';
import { recordedOf } from '../../core/staleness/checked.ts';
import { sectionName } from '../../core/staleness/parts.ts';
import { firstDivergence } from '../../divergence.ts';
import { type Finding, finding } from '../../finding.ts';
import { lastLine, placeOf, reference } from '../../place.ts';
import { headingProblems } from './problems.ts';

/** Rule `headings`: a translation has the headings of English, by level and id, in the same order. */
export function headings(pair: Pair): Finding[] {
  const { source, translation } = pair;
  if (!source.body || !translation.body) return [];
  if (pair.project.layout) return layoutHeadings(pair, headingsOf(source.body), headingsOf(translation.body));
  // Headings that are wrong by themselves are findings already, and would break the comparison.
  const isWrong = (file: ParsedFile) => headingProblems(file).length > 0;
  if (isWrong(source) || isWrong(translation)) return [];
  const divergence = firstDivergence(
    headingsOf(source.body),
    headingsOf(translation.body),
    (a, b) => a.depth === b.depth && a.id === b.id,
  );
  if (!divergence) return [];
  switch (divergence.kind) {
    case 'missing': {
      const { expected, before } = divergence;
      const place = before ? placeOf(before.node) : lastLine(translation);
      const data = {
        ...(expected.id && !expected.node.data?.id && { id: expected.id }),
        heading: written(expected),
        at: reference(source, placeOf(expected.node)),
        isBefore: before !== undefined,
      };
      // A section added to English since then is still to be translated; any other was lost.
      const isNew = recordedOf(pair)?.has(sectionName(expected.id ?? '')) === false;
      return [{ ...finding(translation, place, 'headings', 'missing', data), ...(isNew && { gap: true }) }];
    }
    case 'extra': {
      const { found } = divergence;
      const data = { ...(found.id && { id: found.id }), heading: written(found), english: source.path };
      return [finding(translation, placeOf(found.node), 'headings', 'extra', data)];
    }
    case 'different': {
      const { expected, found } = divergence;
      const data = {
        expected: written(expected),
        found: written(found),
        right: written({ ...expected, text: found.text }),
        at: reference(source, placeOf(expected.node)),
        // A section that English has too is in the wrong place; another id would lead links to it that mean another.
        isMoved: found.id !== expected.id && headingsOf(source.body).some(({ id }) => id === found.id),
      };
      return [finding(translation, placeOf(found.node), 'headings', 'different', data)];
    }
  }
}

/**
 * In other layouts, the first headings that are missing or on another level. One that a translation has besides, for a
 * text that English does not have or no longer has, is told as a warning.
 */
function layoutHeadings(
  { source, translation }: Pair,
  english: readonly ContentHeading[],
  own: readonly ContentHeading[],
): Finding[] {
  const changes = diffArrays([...english], [...own], { comparator: (a, b) => a.id === b.id });
  const missing = changes.flatMap(({ removed, value }) => (removed ? value : []));
  const extra = changes.flatMap(({ added, value }) => (added ? value : []));
  const [expected, found] = [missing[0], extra[0]];
  if (!found && expected) {
    const next = english.slice(english.indexOf(expected)).find((one) => !missing.includes(one));
    const before = next && own.find(({ id }) => id === next.id);
    const place = before ? placeOf(before.node) : lastLine(translation);
    const at = reference(source, placeOf(expected.node));
    const data = { heading: written(expected), at, isBefore: before !== undefined };
    return [finding(translation, place, 'headings', 'missing', data)];
  }
  if (!found) return [];
  const warning = (one: Finding): Finding => ({ ...one, level: 'warning' });
  const data = { heading: written(found), english: source.path };
  if (!expected) return [warning(finding(translation, placeOf(found.node), 'headings', 'extra', data))];
  if (missing.length < extra.length) return [];
  if (missing.length > extra.length) {
    const at = reference(source, placeOf(expected.node));
    const data = { expected: missing.length, found: extra.length, at };
    return [warning(finding(translation, placeOf(found.node), 'headings', 'count', data))];
  }
  const at = missing.findIndex(({ depth, id, node }, index) => {
    const other = extra[index];
    return depth !== other?.depth || (!node.data?.id && !other.node.data?.id && id !== other.id);
  });
  const [wanted, actual] = [missing[at], extra[at]];
  if (!wanted || !actual || english.indexOf(wanted) !== own.indexOf(actual)) return [];
  const different = finding(translation, placeOf(actual.node), 'headings', 'different', {
    expected: written(wanted),
    found: written(actual),
    right: written({ ...wanted, text: actual.text }),
    at: reference(source, placeOf(wanted.node)),
    isMoved: false,
  });
  return [wanted.depth === actual.depth ? different : warning(different)];
}

/** A heading as its file writes it: of another layout, mostly without an id. */
const written = (heading: ContentHeading): string =>
  heading.node.data?.id ? markdownOf(heading) : `${markdownOf(heading)} [#${heading.id}]`;
