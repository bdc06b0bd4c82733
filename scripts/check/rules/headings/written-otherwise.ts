import type { Nodes } from 'mdast';
import { grouped } from '../../core/grouped.ts';
import type { ContentHeading } from '../../core/mdx/headings.ts';
import { nodesIn } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';

/**
 * Headings that are missing, without those that became entries of lists, or paragraphs that begin in bold.
 * @param sectionOf the section of the translation that they would be in
 */
export function notWrittenOtherwise(
  missing: readonly ContentHeading[],
  sectionOf: (heading: ContentHeading) => string,
  { source, translation }: Pair,
): ContentHeading[] {
  return [...grouped(missing, sectionOf)].flatMap(([section, headings]) => {
    const [expected = 0, found = 0] = [source, translation].map(
      (file) =>
        nodesIn(file, 'paragraph', 'listItem').filter(
          (one) => one.section === section && isLikeHeading(one.node),
        ).length,
    );
    return found - expected >= headings.length ? [] : headings;
  });
}

const isLikeHeading = (node: Nodes): boolean =>
  node.type === 'listItem' || ('children' in node && node.children[0]?.type === 'strong');
