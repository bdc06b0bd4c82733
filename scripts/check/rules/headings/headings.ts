import { type ContentHeading, headingsOf } from '../../core/mdx/headings.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf, reference } from '../../core/place.ts';
import { repeated } from '../../core/repeated.ts';
import { recordedOf } from '../../core/staleness/checked.ts';
import { sectionName } from '../../core/staleness/parts.ts';
import { type Finding, finding } from '../../finding.ts';
import { firstDivergence } from '../../outline/divergence.ts';
import { type Block, outlineChanges } from '../../outline/outline.ts';
import { extraHeading, missingHeading, otherHeading, written } from './heading-findings.ts';
import { headingProblems } from './problems.ts';
import { titleFindings } from './title.ts';
import { hasText, saysAll, unpairedHeadings } from './unpaired.ts';

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
 * In other layouts, headings without a partner. One that a translation has besides is told if it is there twice; its
 * levels are its own, as long as none is left out.
 */
function layoutHeadings(
  pair: Pair,
  english: readonly ContentHeading[],
  own: readonly ContentHeading[],
): Finding[] {
  const { missing, extra } = unpairedHeadings(pair, english, own);
  const ownOf = ({ id }: ContentHeading) => own.find((heading) => heading.id === id);
  const [expected, found] = [missing[0], extra[0]];
  const [title] = titleFindings(english, own, pair);
  if (title) return [title];
  const twice = newlyTwice(english, own);
  if (twice)
    return [finding(pair.translation, placeOf(twice.node), 'headings', 'id-twice', { id: twice.id ?? '' })];
  if (expected && !found) {
    const next = english.slice(english.indexOf(expected)).find(ownOf);
    return [missingHeading(expected, next && ownOf(next), pair, missing.slice(1))];
  }
  if (expected && found && missing.length > extra.length) {
    if (saysAll(pair, english, own)) return [];
    const at = reference(pair.source, placeOf(expected.node));
    const others = missing.map((one) => written(one, pair.source));
    const data = { expected: missing.length, found: extra.length, at, others };
    return [finding(pair.translation, placeOf(found.node), 'headings', 'count', data)];
  }
  if (found && english.every(ownOf)) {
    // A section of its own may say more to its readers, but is not there twice under the same heading.
    const at = own.indexOf(found);
    const isWith = (index: number) =>
      own.slice(Math.min(index, at), Math.max(index, at)).every(({ depth }) => depth >= found.depth);
    const twins = own.filter(({ text }, index) => text === found.text && isWith(index));
    const last = twins.length > 1 ? twins.at(-1) : undefined;
    return last ? [extraHeading(last, pair)] : [];
  }
  const other = otherId(missing, extra);
  if (other) return [otherHeading(...other, false, pair)];
  const wanted = english.find((heading, at) => {
    const found = own.findIndex(({ id }) => id === heading.id);
    return own[found]?.depth !== heading.depth && skipsLevel(own, found) && !skipsLevel(english, at);
  });
  const skipping = wanted && ownOf(wanted);
  if (skipping) return [otherHeading(wanted, skipping, false, pair)];
  return outlineHeadings(english, own, pair);
}

/** The first heading with the written id of an earlier one, where English repeats none. */
function newlyTwice(
  english: readonly ContentHeading[],
  own: readonly ContentHeading[],
): ContentHeading | undefined {
  const twice = (headings: readonly ContentHeading[]) =>
    repeated(
      headings.filter(({ written }) => written),
      ({ written = '' }) => written,
    );
  return twice(english).length > 0 ? undefined : twice(own)[0];
}

/** In a page that follows its source block by block, the first heading that is missing, or on another level. */
function outlineHeadings(
  english: readonly ContentHeading[],
  own: readonly ContentHeading[],
  pair: Pair,
): Finding[] {
  const headingIn = (blocks: readonly Block[], all: readonly ContentHeading[]) =>
    all.find((heading) => blocks.some(({ node }) => node === heading.node));
  const changes = outlineChanges(pair) ?? [];
  // Several on other levels are a choice of the translator.
  const isOnly = changes.filter(({ found }) => headingIn(found, own)).length === 1;
  return changes
    .flatMap(({ expected, found, before, after }) => {
      const [wanted, actual] = [headingIn(expected, english), headingIn(found, own)];
      if (!wanted || actual?.depth === 1) return [];
      if (actual) return isOnly ? [otherHeading(wanted, actual, false, pair)] : [];
      // A heading between another one and its text may be left out.
      const above = english[english.indexOf(wanted) - 1];
      if (![wanted, above].every((one) => !one || hasText(one, english, pair.source))) return [];
      return [missingHeading(wanted, (after ?? before)?.[1], pair)];
    })
    .slice(0, 1);
}

/** Two headings in the same place to which both files give an id, each another one. */
function otherId(
  missing: readonly ContentHeading[],
  extra: readonly ContentHeading[],
): [ContentHeading, ContentHeading] | undefined {
  if (missing.length !== extra.length) return undefined;
  const index = missing.findIndex(({ node }, at) => !node.data?.id && !extra[at]?.node.data?.id);
  const [expected, found] = [missing[index], extra[index]];
  return expected && found && [expected, found];
}

/** Whether a heading is more than one level below the one before it. */
const skipsLevel = (headings: readonly ContentHeading[], at: number): boolean =>
  (headings[at]?.depth ?? 0) > Math.max(2, (headings[at - 1]?.depth ?? 1) + 1);
