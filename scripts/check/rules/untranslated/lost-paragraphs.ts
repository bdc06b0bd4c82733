import { outline as limits } from '../../core/limits.ts';
import type { Pair } from '../../core/pairs.ts';
import { placeOf, reference } from '../../core/parsing/located.ts';
import { isTodo } from '../../core/todo.ts';
import { type Finding, finding } from '../../finding.ts';
import { type Block, outlineChanges, placeOfMissing, sizeOf } from '../../outline/outline.ts';

/**
 * Rule `untranslated`: a translation that mirrors its source block by block has lost no paragraph. A missing one
 * is not reported if adjacent blocks may contain its text, if it is short, or if it introduces what follows, unless
 * nothing else is missing.
 */
export function lostParagraphs(pair: Pair): Finding[] {
  const { source, translation, project } = pair;
  const changes = outlineChanges(pair);
  const minShare = project.layout ? limits.minShare : limits.minShareOfOwn;
  if (!changes || changes.some(({ found }) => found.some(isParagraph))) return [];
  return changes.flatMap(({ expected, found, before, after, share }) => {
    const lost = expected.find((block) => isParagraph(block) && !isTodo(block.text));
    // Below a list, its last entry may contain it.
    const isAlone =
      changes.length === 1 &&
      !(before && /^(?:paragraph|listItem)/.test(before[0].kind)) &&
      !(after && isParagraph(after[0]));
    // A paragraph that is missing with its heading or component is another finding.
    const hasHeadingOrComponent = expected.some(({ kind }) => /^(?:heading|<|:)/.test(kind));
    const isCoveredElsewhere =
      sizeOf(expected) < limits.minCharacters || share >= minShare || lost?.text.endsWith(':');
    if (!lost || found.length > 0 || hasHeadingOrComponent || (isCoveredElsewhere && !isAlone)) return [];
    const data = {
      unit: `#${lost.section}`,
      text: lost.text.replace(/\s+/g, ' '),
      blocks: expected.length,
      at: reference(source, placeOf(lost.node)),
    };
    const place = placeOfMissing(lost, pair);
    return [finding(translation, place, 'untranslated', 'lost-paragraph', data)];
  });
}

const isParagraph = ({ kind }: Block): boolean => kind === 'paragraph';
