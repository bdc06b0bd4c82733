import { without } from '../../core/grouped.ts';
import { outline as limits } from '../../core/limits.ts';
import type { Pair } from '../../core/pairs.ts';
import { placeOf, reference } from '../../core/parsing/located.ts';
import { isTodo } from '../../core/todo.ts';
import { type Finding, finding } from '../../finding.ts';
import {
  type Block,
  marksIn,
  type OutlineChange,
  outlineChanges,
  placeOfMissing,
  sizeOf,
} from '../../outline/outline.ts';

/**
 * Rule `untranslated`: a translation that mirrors its source block by block has lost no paragraph, list or table. A
 * missing one is not reported if adjacent blocks may contain its text, if it is short, or if it introduces what follows,
 * unless nothing else is missing.
 */
export function lostParagraphs(pair: Pair): Finding[] {
  const { source, translation } = pair;
  const changes = outlineChanges(pair);
  if (!changes || changes.some(({ found }) => found.some(isParagraph))) return [];
  return changes.flatMap(({ expected, found, before, after, share }) => {
    const lost =
      expected.find((block) => isParagraph(block) && !isTodo(block.text)) ??
      expected.find(({ kind }, at) => /^(?:list|table)$/.test(kind) && isEntry(expected[at + 1]));
    // Below a list, its last entry may contain it.
    const isBetweenOthers =
      !(before && /^(?:paragraph|listItem)/.test(before[0].kind)) && !(after && isParagraph(after[0]));
    const isAlone =
      changes.length === 1 && (isBetweenOthers || (expected.length === 1 && isGone(lost, [before, after])));
    // A paragraph that is missing with its heading or component is another finding.
    const hasHeadingOrComponent = expected.some(({ kind }) => /^(?:heading|<|:)/.test(kind));
    const isCoveredElsewhere =
      (sizeOf(expected) < limits.minCharacters && (changes.length > 1 || expected.length > 1)) ||
      share >= limits.minShare ||
      lost?.text.endsWith(':');
    if (!lost || found.length > 0 || hasHeadingOrComponent || (isCoveredElsewhere && !isAlone)) return [];
    const [firstLine = ''] = source.text.slice(lost.node.position?.start.offset).split('\n', 1);
    const data = {
      unit: `#${lost.section}`,
      text: (lost.text || firstLine).replace(/\s+/g, ' '),
      ...(!isParagraph(lost) && { what: lost.kind }),
      blocks: expected.length,
      at: reference(source, placeOf(lost.node)),
    };
    const place = placeOfMissing(lost, pair);
    return [finding(translation, place, 'untranslated', 'lost-paragraph', data)];
  });
}

/** Whether a paragraph has code or links that are not in the blocks beside it. */
function isGone(lost: Block | undefined, beside: readonly OutlineChange['before'][]): boolean {
  const marksBeside = (side: 0 | 1) => beside.flatMap((pair) => (pair ? [...marksIn(pair[side].node)] : []));
  // A translation may have other abbreviations, or numbers in words.
  const isCode = (mark: string): boolean => !/^[\p{Lu}\d]+$/u.test(mark);
  const marks = lost ? without([...marksIn(lost.node)].filter(isCode), marksBeside(0)) : [];
  return marks.length > 0 && without(marks, marksBeside(1)).length === marks.length;
}

const isParagraph = ({ kind }: Block): boolean => kind === 'paragraph';

/** Whether a block is an entry or row: a list that code divides is two, which lack nothing. */
const isEntry = (block: Block | undefined): boolean => /^(?:listItem|row)/.test(block?.kind ?? '');
