import { grouped } from '../../core/grouped.ts';
import { type ContentHeading, headingsOf } from '../../core/mdx/headings.ts';
import { nodesIn } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf, reference } from '../../core/place.ts';
import { recordedOf } from '../../core/staleness/checked.ts';
import { sectionName } from '../../core/staleness/parts.ts';
import { type Finding, finding } from '../../finding.ts';
import { firstDivergence } from '../../outline/divergence.ts';
import { type Block, outlineChanges } from '../../outline/outline.ts';
import { extraHeading, missingHeading, otherHeading, written } from './heading-findings.ts';
import { headingProblems } from './problems.ts';

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
    case 'different':
      return [otherHeading(divergence.expected, divergence.found, pair)];
    default:
      return [];
  }
}

/** Whether a heading has words. */
const isShown = ({ text }: ContentHeading): boolean => text !== '';

type Headings = readonly ContentHeading[];

/**
 * In other layouts, headings whose texts are missing. A translation may have more, if none is there twice, and its levels
 * are its own.
 */
function layoutHeadings(pair: Pair, english: Headings, own: Headings): Finding[] {
  const [inEnglish, inOwn] = [byId(english), byId(own)];
  const unpaired = (all: Headings, others: typeof inOwn, file: ParsedFile): ContentHeading[] =>
    all.filter((heading) => !others.has(heading.id) && hasText(heading, all, file));
  const sectionOf = (heading: ContentHeading): string =>
    english.slice(0, english.indexOf(heading)).findLast(({ id }) => inOwn.has(id))?.id ?? '';
  const missing = notWrittenOtherwise(unpaired(english, inOwn, pair.source), sectionOf, pair);
  const extra = unpaired(own, inEnglish, pair.translation);
  const [expected, found] = [missing[0], extra[0]];
  if (expected && !found) {
    const next = english.slice(english.indexOf(expected)).find(({ id }) => inOwn.has(id));
    return [missingHeading(expected, next && inOwn.get(next.id), pair, missing.slice(1))];
  }
  if (expected && found && missing.length > extra.length) {
    const at = reference(pair.source, placeOf(expected.node));
    const others = missing.map((one) => written(one, pair.source));
    const data = { expected: missing.length, found: extra.length, at, others };
    return [finding(pair.translation, placeOf(found.node), 'headings', 'count', data)];
  }
  const doubled = expected ? undefined : extra.find((heading) => isDoubled(heading, own));
  return doubled ? [extraHeading(doubled, pair)] : outlineHeadings(english, own, pair);
}

/**
 * Headings that are missing, without those that became entries of lists, or paragraphs that begin in bold.
 * @param sectionOf the section of the translation that they would be in
 */
const notWrittenOtherwise = (
  missing: Headings,
  sectionOf: (heading: ContentHeading) => string,
  { source, translation }: Pair,
): ContentHeading[] =>
  [...grouped(missing, sectionOf)].flatMap(([section, headings]) => {
    const likeHeadings = (file: ParsedFile): number =>
      nodesIn(file, 'paragraph', 'listItem').filter(
        (one) =>
          one.section === section &&
          (one.node.type === 'listItem' || one.node.children[0]?.type === 'strong'),
      ).length;
    return likeHeadings(translation) - likeHeadings(source) >= headings.length ? [] : headings;
  });

/** Headings by their ids; of several with one id, the first. */
const byId = (headings: Headings) => new Map(headings.toReversed().map((heading) => [heading.id, heading]));

/** Whether there is another heading with these words in the same section. */
function isDoubled(heading: ContentHeading, all: Headings): boolean {
  const sectionOf = (one: ContentHeading) =>
    all.slice(0, all.indexOf(one)).findLast(({ depth }) => depth < one.depth);
  return all.some(
    (other) => other !== heading && other.text === heading.text && sectionOf(other) === sectionOf(heading),
  );
}

/** In a page that follows its source block by block, the first heading that is missing, or on another level. */
function outlineHeadings(english: Headings, own: Headings, pair: Pair): Finding[] {
  const headingIn = (blocks: readonly Block[], all: Headings) =>
    all.find((heading) => blocks.some(({ node }) => node === heading.node));
  const changes = outlineChanges(pair) ?? [];
  // Several on other levels are a choice of the translator.
  const isOnly = changes.filter(({ found }) => headingIn(found, own)).length === 1;
  return changes
    .flatMap(({ expected, found, before, after }) => {
      const [wanted, actual] = [headingIn(expected, english), headingIn(found, own)];
      if (!wanted || actual?.depth === 1) return [];
      if (actual) return isOnly ? [otherHeading(wanted, actual, pair)] : [];
      // A heading between another one and its text may be left out.
      const above = english[english.indexOf(wanted) - 1];
      if (![wanted, above].every((one) => !one || hasText(one, english, pair.source))) return [];
      return [missingHeading(wanted, (after ?? before)?.[1], pair)];
    })
    .slice(0, 1);
}

/** Whether there is more below a heading than deeper headings, or a list of links to them; a title is no section. */
function hasText(heading: ContentHeading, all: Headings, { text }: ParsedFile): boolean {
  if (heading.depth === 1) return false;
  const next = all[all.indexOf(heading) + 1];
  const own = text.slice(heading.node.position?.end.offset, next?.node.position?.start.offset);
  if (own.trim() === '') return !next || next.depth <= heading.depth;
  return /[^\s\d.*+-]/.test(own.replace(/\[[^\]\n]*\]\(#[^)\n]*\)/g, ''));
}
