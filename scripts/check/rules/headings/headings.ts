import type { Nodes } from 'mdast';
import type { ParsedFile } from '../../core/graph.ts';
import { type ContentHeading, headingsOf, markdownOf } from '../../core/mdx/headings.ts';
import type { Pair } from '../../core/pairs.ts';
import { recordedOf } from '../../core/staleness/checked.ts';
import { sectionName } from '../../core/staleness/parts.ts';
import { firstDivergence } from '../../divergence.ts';
import { asWarning, type Finding, finding } from '../../finding.ts';
import { lastLine, placeOf, reference } from '../../place.ts';
import { headingProblems } from './problems.ts';
import { unpairedHeadings } from './unpaired.ts';

/** Rule `headings`: a translation has the headings of English, by level and id, in the same order. */
export function headings(pair: Pair): Finding[] {
  const { source, translation } = pair;
  if (!source.body || !translation.body) return [];
  const [english, own] = [headingsOf(source.body), headingsOf(translation.body)];
  if (pair.project.layout) return layoutHeadings(pair, english.filter(isShown), own.filter(isShown));
  // Headings that are wrong by themselves are findings already, and would break the comparison.
  const isWrong = (file: ParsedFile) => headingProblems(file).length > 0;
  if (isWrong(source) || isWrong(translation)) return [];
  const divergence = firstDivergence(english, own, (a, b) => a.depth === b.depth && a.id === b.id);
  switch (divergence?.kind) {
    case 'missing': {
      const { expected, before } = divergence;
      // A section added to English since then is still to be translated; any other was lost.
      const isNew = recordedOf(pair)?.has(sectionName(expected.id ?? '')) === false;
      return [{ ...missingHeading(expected, before, pair), ...(isNew && { gap: true }) }];
    }
    case 'extra':
      return [extraHeading(divergence.found, pair)];
    case 'different': {
      const { expected, found } = divergence;
      // A section that English has too is in the wrong place; another id would lead links to it that mean another.
      const isMoved = found.id !== expected.id && english.some(({ id }) => id === found.id);
      return [otherHeading(expected, found, isMoved, pair)];
    }
    default:
      return [];
  }
}

/** Whether a heading has words, and is not frontmatter without its opening `---`. */
const isShown = ({ text, depth }: ContentHeading): boolean =>
  text !== '' && !(depth === 2 && /^title: /.test(text));

/**
 * In other layouts, headings without a partner, or one that is on another level. One that a translation has besides is
 * told if it is there twice.
 */
function layoutHeadings(
  pair: Pair,
  english: readonly ContentHeading[],
  own: readonly ContentHeading[],
): Finding[] {
  const { missing, extra } = unpairedHeadings(pair, english, own);
  const ownOf = ({ id }: ContentHeading) => own.find((heading) => heading.id === id);
  const [expected, found] = [missing[0], extra[0]];
  if (expected && !found) {
    const next = english.slice(english.indexOf(expected)).find(ownOf);
    return [missingHeading(expected, next && ownOf(next), pair)];
  }
  if (expected && found && missing.length > extra.length) {
    const at = reference(pair.source, placeOf(expected.node));
    const data = { expected: missing.length, found: extra.length, at };
    return [asWarning(finding(pair.translation, placeOf(found.node), 'headings', 'count', data))];
  }
  if (found && english.every(ownOf)) {
    // A section of its own may say more to its readers, but is not there twice under the same heading.
    const at = own.indexOf(found);
    const isWith = (index: number) =>
      own.slice(Math.min(index, at), Math.max(index, at)).every(({ depth }) => depth >= found.depth);
    const twins = own.filter(({ text }, index) => text === found.text && isWith(index));
    const last = twins.length > 1 ? twins.at(-1) : undefined;
    return last ? [asWarning(extraHeading(last, pair))] : [];
  }
  const hasOwnId = (heading: ContentHeading | undefined) => heading && !heading.node.data?.id;
  if (expected && found && missing.length === extra.length && hasOwnId(expected) && hasOwnId(found))
    return [otherHeading(expected, found, false, pair)];
  // Many headings on other levels are a choice of the translator.
  const differing = english.filter((heading) => {
    const partner = ownOf(heading);
    return partner && partner.depth > 1 && partner.depth !== heading.depth;
  });
  const [wanted] = differing;
  const partner = wanted && ownOf(wanted);
  const areFew = differing.length <= Math.max(1, english.length / 5);
  return partner && areFew ? [asWarning(otherHeading(wanted, partner, false, pair))] : [];
}

function missingHeading(
  expected: ContentHeading,
  before: { node: Nodes } | undefined,
  { source, translation }: Pair,
): Finding {
  const data = {
    ...(expected.id && !expected.node.data?.id && { id: expected.id }),
    heading: written(expected),
    at: reference(source, placeOf(expected.node)),
    isBefore: before !== undefined,
  };
  const place = before ? placeOf(before.node) : lastLine(translation);
  return finding(translation, place, 'headings', 'missing', data);
}

function extraHeading(found: ContentHeading, { source, translation }: Pair): Finding {
  const id = found.node.data?.id ? undefined : found.id;
  const data = { ...(id && { id }), heading: written(found), english: source.path };
  return finding(translation, placeOf(found.node), 'headings', 'extra', data);
}

const otherHeading = (
  expected: ContentHeading,
  found: ContentHeading,
  isMoved: boolean,
  { source, translation }: Pair,
): Finding =>
  finding(translation, placeOf(found.node), 'headings', 'different', {
    expected: written(expected),
    found: written(found),
    right: written({ ...expected, text: found.text }),
    at: reference(source, placeOf(expected.node)),
    isMoved,
  });

/** A heading as its file writes it: of another layout, mostly without an id. */
const written = (heading: ContentHeading): string =>
  heading.node.data?.id ? markdownOf(heading) : `${markdownOf(heading)} [#${heading.id}]`;
