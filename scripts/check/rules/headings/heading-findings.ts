import type { Nodes } from 'mdast';
import type { ContentHeading } from '../../core/mdx/headings.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { lastLine, placeOf, reference } from '../../core/parsing/located.ts';
import { type Finding, finding } from '../../finding.ts';

/**
 * @param before what the heading is missing above; the end of the file for nothing
 * @param others that are missing as well
 */
export function missingHeading(
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
    ...(others.length > 0 && { others: others.map((one) => written(one, source)) }),
  };
  const place = before ? placeOf(before.node) : lastLine(translation);
  return finding(translation, place, 'headings', 'missing', data);
}

export function extraHeading(found: ContentHeading, { source, translation }: Pair): Finding {
  const data = {
    ...(found.written && { id: found.written }),
    heading: written(found, translation),
    english: source.path,
  };
  return finding(translation, placeOf(found.node), 'headings', 'extra', data);
}

export const otherHeading = (
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
export function written({ node, depth }: ContentHeading, { text }: ParsedFile): string {
  const [line = ''] = text.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
  return line.startsWith('#') ? line : `${'#'.repeat(depth)} ${line}`;
}
