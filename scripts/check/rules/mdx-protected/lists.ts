import { grouped } from '../../core/grouped.ts';
import { nodesIn } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import { placeOf, reference } from '../../core/place.ts';
import { type Finding, finding } from '../../finding.ts';

/**
 * Rule `mdx-protected`: no entry of a list gets lost. A translation may write a list as sentences, or sentences as a list;
 * where a section has as many lists as that of English, each has as many entries.
 */
export function mdxLists({ source, translation, project }: Pair): Finding[] {
  const own = grouped(nodesIn(translation, 'list'), ({ section }) => section);
  return [...grouped(nodesIn(source, 'list'), ({ section }) => section)].flatMap(([section, lists]) => {
    const others = own.get(section) ?? [];
    if (others.length !== lists.length) return [];
    return lists.flatMap(({ node: list }, index) => {
      const other = others[index]?.node ?? list;
      const [expected, found] = [list.children.length, other.children.length];
      // A text of another layout may say more, for the readers of its language.
      if (expected === found || (project.layout && found > expected)) return [];
      const data = { expected, found, at: reference(source, placeOf(list)) };
      return finding(translation, placeOf(other), 'mdx-protected', 'list-length', data);
    });
  });
}
