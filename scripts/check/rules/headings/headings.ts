import type { Nodes } from 'mdast';
import { type ContentHeading, headingsOf } from '../../core/mdx/headings.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { lastLine, placeOf, reference } from '../../core/parsing/located.ts';
import { recordedOf } from '../../core/staleness/checked.ts';
import { sectionName } from '../../core/staleness/parts.ts';
import { type Finding, finding } from '../../finding.ts';
import { firstDivergence } from '../../outline/divergence.ts';
import { type Block, type OutlineChange, outlineChanges } from '../../outline/outline.ts';
import { literal } from '../../text/masked.ts';
import { brokenHeadings, headingProblems } from './problems.ts';

/** Rule `headings`: a translation has the headings of English, by level and id, in the same order. */
export function headings(pair: Pair): Finding[] {
  const { source, translation } = pair;
  if (!source.body || !translation.body) return [];
  const [english, own] = [headingsOf(source.body), headingsOf(translation.body)];
  if (pair.project.layout) return layoutHeadings(pair, english.filter(isShown), own.filter(isShown));
  // Headings that are wrong by themselves are findings already, and would break the comparison.
  const isWrong = (file: ParsedFile) => headingProblems(file).length > 0;
  if (isWrong(source) || isWrong(translation)) return [];
  const { expected, found, before } = firstDivergence(
    english,
    own,
    (a, b) => a.depth === b.depth && a.id === b.id,
  );
  if (found) return [expected ? otherHeading(expected, found, pair) : extraHeading(found, pair)];
  if (!expected) return [];
  // A section added to English since then is still to be translated; any other was lost.
  const isNew = recordedOf(pair)?.has(sectionName(expected.id ?? '')) === false;
  return [{ ...missingHeading(expected, before, pair), ...(isNew && { gap: true }) }];
}

/** Whether a heading has words. */
const isShown = ({ text }: ContentHeading): boolean => text !== '';

type Headings = readonly ContentHeading[];

/**
 * In other layouts, headings whose texts are missing. A translation may have more, if none is there twice, and its levels
 * are its own.
 */
function layoutHeadings(pair: Pair, english: Headings, own: Headings): Finding[] {
  const { source, translation } = pair;
  const broken = brokenHeadings(translation).slice(brokenHeadings(source).length);
  if (broken.length > 0 && own.length < english.length) return broken;
  const inEnglish = byId(english);
  const extra = own.filter(
    (heading) =>
      !inEnglish.has(heading.id) && (hasText(heading, own, translation) || isDoubled(heading, own)),
  );
  const changes = outlineChanges(pair);
  const missing = changes
    ? outlineHeadings(changes, english, own, pair)
    : sectionHeadings(english, own, extra, pair);
  if (missing.length > 0) return missing;
  const doubled = extra.find((heading) => isDoubled(heading, own));
  return doubled ? [extraHeading(doubled, pair)] : [];
}

/** In a page that is a text of its own, the headings of sections that it lacks. */
function sectionHeadings(english: Headings, own: Headings, extra: Headings, pair: Pair): Finding[] {
  const { source, translation } = pair;
  const inOwn = byId(own);
  const missing = english.filter(
    (heading) =>
      !inOwn.has(heading.id) && hasText(heading, english, source) && !isEntry(heading, translation),
  );
  const [expected, found] = [missing[0], extra[0]];
  if (!expected || extra.length >= missing.length) return [];
  if (found) {
    const also = missing.map((one) => written(one, source));
    const at = reference(source, placeOf(expected.node));
    const data = { expected: missing.length, found: extra.length, at, also };
    return [finding(translation, placeOf(found.node), 'headings', 'count', data)];
  }
  const next = english.slice(english.indexOf(expected)).find(({ id }) => inOwn.has(id));
  return [missingHeading(expected, next && inOwn.get(next.id), pair, missing.slice(1))];
}

/** Whether the words of a heading, such as the name of a field, begin an entry of a list instead. */
const isEntry = ({ text }: ContentHeading, own: ParsedFile): boolean =>
  new RegExp(`^[ \\t]*[*+-][ \\t]+[*_\`]{0,3}${literal(text)}(?![\\p{L}\\d])`, 'imu').test(own.text);

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

/** In a page that follows its source block by block, the headings that are missing. */
function outlineHeadings(
  changes: readonly OutlineChange[],
  english: Headings,
  own: Headings,
  pair: Pair,
): Finding[] {
  const headingsIn = (blocks: readonly Block[], all: Headings) =>
    all.filter((heading) => blocks.some(({ node }) => node === heading.node));
  const lost = changes.flatMap(({ expected, found, after }) => {
    const wanted = headingsIn(expected, english);
    // In place of a heading, the words before a list or code may say it.
    const others = found.filter(({ kind }) => /^(?:paragraph|listItem)/.test(kind)).length;
    if (headingsIn(found, own).length > 0 || others >= wanted.length) return [];
    return wanted
      .filter((one) => hasText(one, english, pair.source))
      .map((heading) => ({ heading, beside: after?.[1] }));
  });
  const [first, ...more] = lost;
  const rest = more.map(({ heading }) => heading);
  return first ? [missingHeading(first.heading, first.beside, pair, rest)] : [];
}

/** Whether a heading, but for a title, has more below it than other headings, or a list of links to them. */
function hasText(heading: ContentHeading, all: Headings, { text }: ParsedFile): boolean {
  const next = all[all.indexOf(heading) + 1];
  const own = text.slice(heading.node.position?.end.offset, next?.node.position?.start.offset);
  return heading.depth > 1 && /[^\s\d.*+-]/.test(own.replace(/\[[^\]\n]*\]\(#[^)\n]*\)/g, ''));
}

/**
 * @param before what the heading is missing above; the end of the file for nothing
 * @param others that are missing as well
 */
function missingHeading(
  expected: ContentHeading,
  before: { node: Nodes } | undefined,
  { source, translation }: Pair,
  others: readonly ContentHeading[] = [],
): Finding {
  const data = {
    ...(expected.written && { id: expected.written }),
    heading: written(expected, source),
    at: reference(source, placeOf(expected.node)),
    isBefore: before !== undefined,
    ...(others.length > 0 && { also: others.map((one) => written(one, source)) }),
  };
  const place = before ? placeOf(before.node) : lastLine(translation);
  return finding(translation, place, 'headings', 'missing', data);
}

function extraHeading(found: ContentHeading, { source, translation }: Pair): Finding {
  const data = {
    ...(found.written && { id: found.written }),
    heading: written(found, translation),
    english: source.path,
  };
  return finding(translation, placeOf(found.node), 'headings', 'extra', data);
}

const otherHeading = (
  expected: ContentHeading,
  found: ContentHeading,
  { source, translation }: Pair,
): Finding =>
  finding(translation, placeOf(found.node), 'headings', 'different', {
    expected: written(expected, source),
    found: written(found, translation),
    at: reference(source, placeOf(expected.node)),
  });

/** A heading as its file writes it, with its id if it has one there. */
function written({ node, depth }: ContentHeading, { text }: ParsedFile): string {
  const [line = ''] = text.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
  return line.startsWith('#') ? line : `${'#'.repeat(depth)} ${line}`;
}
