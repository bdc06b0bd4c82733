import type { Nodes } from 'mdast';
import { takeFrom } from '../../core/grouped.ts';
import { alphabet as limits } from '../../core/limits.ts';
import { type ContentHeading, certainIds, headingsOf, splitValidId } from '../../core/mdx/headings.ts';
import { haveSameLevels } from '../../core/mdx/section-pairs.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { lastLine, placeOf, reference } from '../../core/parsing/located.ts';
import { resolvedRecord } from '../../core/staleness/checked.ts';
import { sectionName } from '../../core/staleness/parts.ts';
import { wordsOf } from '../../core/staleness/words.ts';
import { asContent } from '../../core/translation.ts';
import { type Finding, finding } from '../../finding.ts';
import { firstDivergence } from '../../outline/divergence.ts';
import { type Block, type OutlineChange, outlineChanges } from '../../outline/outline.ts';
import { headingProblems } from './problems.ts';

/** Rule `headings`: a translation has the headings of the source, by level and id, in the same order. */
export function headings(pair: Pair): Finding[] {
  const { source, translation } = pair;
  if (!source.body || !translation.body) return [];
  const [english, translated] = [headingsOf(source.body), headingsOf(translation.body)];
  if (pair.project.layout) {
    // If all levels match, a heading that seems to be missing is worded freely, or its section lost its text.
    if (haveSameLevels(english, translated)) return [];
    // Alphabetical headings are in a different order once they are translated.
    const isSorted = isAlphabetical(withOtherText(english, translated), source);
    if (isSorted && isAlphabetical(withOtherText(translated, english), translation)) return [];
    const changes = outlineChanges(pair);
    const shown = english.filter((heading) => isShown(heading) && !isTitle(heading, source));
    const translatedShown = translated.filter(
      (heading) => isShown(heading) && !isTitle(heading, translation),
    );
    const lacking = changes
      ? outlineHeadings(changes, shown, translatedShown, pair)
      : sectionHeadings(shown, translatedShown, pair);
    return lacking.length > 0 ? lacking : lostTitle(english, translated, pair);
  }
  // Headings that are invalid on their own are already reported, and would distort the comparison.
  const isWrong = (file: ParsedFile) => headingProblems(file, pair.project).length > 0;
  if (isWrong(source) || isWrong(translation)) return [];
  const { expected, found, before } = firstDivergence(
    english,
    translated,
    (a, b) => a.depth === b.depth && a.id === b.id,
  );
  if (!expected) return found ? [extraHeading(found, pair)] : [];
  const difference =
    lineWithId(expected, pair) ??
    (found && !before ? otherHeading(expected, found, pair) : missingHeading(expected, before, pair));
  // A section that the record does not have yet is still to be translated; any other was lost.
  const isNew = resolvedRecord(pair)?.has(sectionName(expected.id ?? '')) === false;
  return [{ ...difference, ...(isNew && { gap: true }) }];
}

function withOtherText(headings: Headings, others: Headings): Headings {
  const texts = new Set(others.map(({ text }) => text));
  return headings.filter(({ text }) => !texts.has(text));
}

/** Whether most headings are in alphabetical order, like those of a glossary. */
function isAlphabetical(headings: Headings, { folder }: ParsedFile): boolean {
  const initials = headings.map(({ text }) => text.trim()[0] ?? '').filter((sign) => /\p{L}/u.test(sign));
  const { compare } = new Intl.Collator(folder, { sensitivity: 'base' });
  const inOrder = initials.filter((sign, at) => at > 0 && compare(initials[at - 1] ?? '', sign) <= 0);
  const letters = new Set(initials.map((sign) => sign.toLocaleLowerCase(folder)));
  return letters.size >= limits.minLetters && inOrder.length >= (initials.length - 1) * limits.minInOrder;
}

const isShown = ({ text }: ContentHeading): boolean => text !== '';

/** Whether a heading starts the page and repeats its title, which not every language has to do. */
function isTitle({ node, text }: ContentHeading, { body, data }: ParsedFile): boolean {
  const { title } = asContent(data?.value);
  const first = body?.children.find(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
  if (first !== node || typeof title !== 'string') return false;
  const [words, ofTitle] = [wordsOf(text).split(' '), wordsOf(title).split(' ')];
  return words.every((word) => ofTitle.includes(word)) || ofTitle.every((word) => words.includes(word));
}

type Headings = readonly ContentHeading[];

/**
 * With a `layout`, reports the headings that are missing in a page that does not mirror its source block by block. It
 * may have more headings, on levels of its own.
 */
function sectionHeadings(english: Headings, translated: Headings, pair: Pair): Finding[] {
  const { source, translation } = pair;
  const [inEnglish, inTranslation] = [idsOf(english), idsOf(translated)];
  const missing = english.filter(
    (heading) => !inTranslation.has(heading.id) && hasText(heading, english, source),
  );
  const extra = translated.filter(
    (heading) => !inEnglish.has(heading.id) && hasText(heading, translated, translation),
  );
  const [[expected], [found]] = [missing, extra];
  if (!expected || extra.length >= missing.length) return [];
  if (found) {
    const also = missing.map((one) => headingLine(one, source));
    const at = reference(source, placeOf(expected.node));
    const data = { expected: missing.length, found: extra.length, at, also };
    return [finding(translation, placeOf(found.node), 'headings', 'count', data)];
  }
  const next = english.slice(english.indexOf(expected)).find(({ id }) => inTranslation.has(id));
  const before = next && translated.find(({ id }) => id === next.id);
  return [missingHeading(expected, before, pair, missing.slice(1))];
}

const idsOf = (headings: Headings) => new Set(headings.map(({ id }) => id));

/** With a `layout`, reports the headings that are missing in a page that mirrors its source block by block. */
function outlineHeadings(
  changes: readonly OutlineChange[],
  english: Headings,
  translated: Headings,
  pair: Pair,
): Finding[] {
  const headingsIn = (blocks: readonly Block[], all: Headings) =>
    all.filter((heading) => blocks.some(({ node }) => node === heading.node));
  // Sections may be in another order.
  const known = certainIds(english);
  const named = new Set(
    translated.flatMap(({ explicitId = '' }) => (known.has(explicitId) ? explicitId : [])),
  );
  const count = (all: Headings, { text }: ContentHeading): number =>
    all.filter((other) => other.text === text).length;
  const isMoved = (heading: ContentHeading): boolean =>
    named.has(heading.id ?? '') || count(translated, heading) >= count(english, heading);
  // A heading that only the translation has may be the one that is missing elsewhere.
  const hasExtra = takeFrom(
    changes
      .filter(({ expected }) => headingsIn(expected, english).length === 0)
      .flatMap(({ found }) => headingsIn(found, translated).map(({ depth }) => `${depth}`)),
  );
  const lost = changes.flatMap(({ expected, found, after }) => {
    const wanted = headingsIn(expected, english);
    // A paragraph or list item may replace a heading, unless it is a heading without the space after `#`.
    const others = found.filter(
      ({ kind, text }) => /^(?:paragraph|listItem)/.test(kind) && !/^[#＃]/.test(text),
    ).length;
    if (headingsIn(found, translated).length > 0 || others >= wanted.length) return [];
    return wanted
      .filter((one) => !isMoved(one) && hasText(one, english, pair.source) && !hasExtra(`${one.depth}`))
      .map((heading) => ({ heading, beside: after?.[1] }));
  });
  const [first, ...more] = lost;
  const rest = more.map(({ heading }) => heading);
  return first ? [missingHeading(first.heading, first.beside, pair, rest)] : [];
}

/** With a `layout`, reports that a page has lost its first heading, which is its title if no field is. */
function lostTitle([first]: Headings, translated: Headings, pair: Pair): Finding[] {
  const hasTitle = Object.hasOwn(asContent(pair.translation.data?.value), 'title');
  if (first?.depth !== 1 || hasTitle || translated.some(({ depth }) => depth === 1)) return [];
  const node = pair.translation.body?.children.find(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
  return [missingHeading(first, node && { node }, pair)];
}

/** Whether a heading below level 1 is followed by more than other headings and lists of links to headings. */
function hasText(heading: ContentHeading, all: Headings, { text }: ParsedFile): boolean {
  const next = all[all.indexOf(heading) + 1];
  const content = text.slice(heading.node.position?.end.offset, next?.node.position?.start.offset);
  return heading.depth > 1 && /[^\s\d.*+-]/.test(content.replace(/\[[^\]\n]*\]\(#[^)\n]*\)/g, ''));
}

/**
 * @param before the node that the heading is missing above; without it, the end of the file
 * @param others other headings that are missing
 */
function missingHeading(
  expected: ContentHeading,
  before: { node: Nodes } | undefined,
  { source, translation }: Pair,
  others: readonly ContentHeading[] = [],
): Finding {
  const data = {
    ...(expected.explicitId && { id: expected.explicitId }),
    heading: headingLine(expected, source),
    at: reference(source, placeOf(expected.node)),
    isBefore: before !== undefined,
    ...(others.length > 0 && { also: others.map((one) => headingLine(one, source)) }),
  };
  const place = before ? placeOf(before.node) : lastLine(translation);
  return finding(translation, place, 'headings', 'missing', data);
}

/** Reports a line that has the id of a heading, but is not one, such as without the space after `##`. */
function lineWithId({ depth, id = '' }: ContentHeading, { translation }: Pair): Finding | undefined {
  const paragraphs = translation.body?.children.filter(({ type }) => type === 'paragraph') ?? [];
  for (const node of paragraphs) {
    const [line = ''] = translation.text.slice(node.position?.start.offset).split(/\r?\n/, 1);
    const { text, id: own } = splitValidId(line);
    if (own !== id) continue;
    const heading = `${'#'.repeat(depth)} ${text.replace(/^#+/, '')} [#${id}]`;
    return finding(translation, placeOf(node), 'headings', 'no-heading', { id, heading });
  }
  return undefined;
}

/** Reports the heading of a translation in place of one that has another level or id. */
function otherHeading(
  expected: ContentHeading,
  found: ContentHeading,
  { source, translation }: Pair,
): Finding {
  const at = reference(source, placeOf(expected.node));
  const [level, place] = ['#'.repeat(expected.depth), placeOf(found.node)];
  return found.id === expected.id
    ? finding(translation, place, 'headings', 'other-level', { id: expected.id ?? '', level, at })
    : finding(translation, place, 'headings', 'other-id', {
        id: found.id ?? '',
        expected: expected.id ?? '',
        at,
      });
}

function extraHeading(found: ContentHeading, { source, translation }: Pair): Finding {
  const data = {
    ...(found.explicitId && { id: found.explicitId }),
    heading: headingLine(found, translation),
    english: source.path,
  };
  return finding(translation, placeOf(found.node), 'headings', 'extra', data);
}

/** Returns a heading as written in its file, with its id if it has one there. */
function headingLine({ node, depth }: ContentHeading, { text }: ParsedFile): string {
  const [line = ''] = text.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
  return line.startsWith('#') ? line : `${'#'.repeat(depth)} ${line}`;
}
