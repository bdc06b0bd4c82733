import type { Root } from 'mdast';
import type { Graph } from '../core/graph.ts';
import { grouped } from '../core/grouped.ts';
import { outline as limits } from '../core/limits.ts';
import { nameOfPair, pairsOf, translationsByName } from '../core/pairs.ts';
import { asWarning, type Finding, finding } from '../finding.ts';
import { type Block, blocksOf, outlineChanges, placeOfMissing, sizeOf } from '../outline/outline.ts';
import type { TouchedFiles } from './base.ts';

/**
 * Finds blocks that a change deletes while the source has more of that kind in the section: unless a page mirrors its
 * source block by block, only the change shows the loss. Only with a `layout`; own content always mirrors its source.
 */
export function deletedBlocks(now: Graph, then: Graph, touched: TouchedFiles): Finding[] {
  const before = translationsByName(then);
  return pairsOf(now).flatMap((pair) => {
    const { source, translation, project } = pair;
    const old = before.get(nameOfPair(pair));
    const isComparable = project.layout && touched.has(translation.path) && !touched.has(source.path);
    if (!isComparable || !old) return [];
    const comparison = { ...pair, source: old };
    const changes = outlineChanges(comparison) ?? [];
    const written = new Set(changes.flatMap(({ found }) => found.map(({ text }) => text)));
    const [inSource, left] = [countsIn(source.body), countsIn(translation.body)];
    const isMissed = (block: Block): boolean =>
      !written.has(block.text) && (inSource.get(kindIn(block)) ?? 0) > (left.get(kindIn(block)) ?? 0);
    return changes.flatMap(({ expected, found }) => {
      const lost = expected.find(isMissed);
      const isLong = sizeOf(expected) >= limits.minCharacters || expected.some(({ kind }) => kind === 'code');
      if (!lost || !isLong || found.length > 0) return [];
      const data = {
        unit: `#${lost.section}`,
        text: lost.text,
        blocks: expected.length,
        english: source.path,
      };
      const place = placeOfMissing(lost, comparison);
      return asWarning(finding(translation, place, 'untranslated', 'deleted', data));
    });
  });
}

const kindIn = ({ kind, section }: Block): string => `${kind} #${section}`;

const countsIn = (body: Root | undefined): Map<string, number> =>
  new Map([...grouped(body ? blocksOf(body) : [], kindIn)].map(([kind, { length }]) => [kind, length]));
