import { basename } from 'node:path/posix';
import type { CheckContext } from '../../context.ts';
import { compareUnordered } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf } from '../../core/parsing/located.ts';
import { type Finding, finding } from '../../finding.ts';
import { anchorIdsIn, filesAt, idOfAnchor, isExternal, splitAnchor } from './link-target.ts';
import { otherTarget } from './links.ts';
import { linksOf } from './page-links.ts';

/** Returns the links of a file that have an anchor; `targetId` is its id in every language, if known. */
const anchoredLinks = (file: ParsedFile, context: CheckContext) =>
  linksOf(file, context.project).flatMap((link) => {
    const [url, anchor] = splitAnchor(link.node.url);
    const targets = filesAt(link.node.url, file, context);
    if (anchor === undefined || (targets.length === 0 && !isExternal(url))) return [];
    const page = targets.length > 0 ? link.key : url;
    const targetId = targets.length > 0 ? idOfAnchor(anchor, targets, context) : anchor;
    return { ...link, page, anchor, targets, targetId, key: `${page}#${targetId ?? `#${anchor}`}` };
  });

/**
 * Rule `links`: a link to another site has the anchor of the source; with a `layout`, a link to a heading has its id
 * in the language. Components have headings, too, so source links to unknown anchors are skipped.
 */
export function anchors(pair: Pair, context: CheckContext): Finding[] {
  const { source, translation } = pair;
  const { different } = compareUnordered(
    anchoredLinks(source, context),
    anchoredLinks(translation, context),
    (one, other) => (one.page === other.page && one.section === other.section ? 1 : 0),
  );
  return different.flatMap(([link, expected]) => {
    if (link.targets.length === 0) return otherTarget(link, expected, pair);
    // An anchor that was copied from the source says which heading it is for.
    const targetId = anchorIdsIn(expected.targets, context).get(link.anchor) ?? expected.targetId;
    const [meant] = [...anchorIdsIn(link.targets, context)].find(([, other]) => other === targetId) ?? [];
    if (link.targetId !== undefined || meant === undefined) return [];
    const address = splitAnchor(link.node.url)[0] || basename(translation.path);
    const data = { address, anchor: link.anchor, known: [], meant };
    return finding(translation, placeOf(link.node), 'links', 'no-anchor', data);
  });
}
