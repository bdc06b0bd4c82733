import { basename } from 'node:path/posix';
import type { CheckContext } from '../../context.ts';
import { compareUnordered } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf } from '../../core/parsing/located.ts';
import { type Finding, finding } from '../../finding.ts';
import { filesAt, isOfOtherSite, placeAtAnchor, placesIn, splitAnchor } from './link-target.ts';
import { otherTarget } from './links.ts';
import { linksOf } from './page-links.ts';

/** Returns the links of a file that have an anchor; `place` is the id of their target in every language, if known. */
const anchoredLinks = (file: ParsedFile, context: CheckContext) =>
  linksOf(file, context.project).flatMap((link) => {
    const [url, anchor] = splitAnchor(link.node.url);
    const targets = filesAt(link.node.url, file, context);
    if (anchor === undefined || (targets.length === 0 && !isOfOtherSite(url))) return [];
    const page = targets.length > 0 ? link.key : url;
    const place = targets.length > 0 ? placeAtAnchor(anchor, targets, context) : anchor;
    return { ...link, page, anchor, targets, place, key: `${page}#${place ?? `#${anchor}`}` };
  });

/**
 * Rule `links`: a link to another site has the anchor of the source; in other layouts, a link to a heading has its id
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
    const place = placesIn(expected.targets, context).get(link.anchor) ?? expected.place;
    const [meant] = [...placesIn(link.targets, context)].find(([, other]) => other === place) ?? [];
    if (link.place !== undefined || meant === undefined) return [];
    const address = splitAnchor(link.node.url)[0] || basename(translation.path);
    const data = { address, anchor: link.anchor, known: [], meant };
    return finding(translation, placeOf(link.node), 'links', 'no-anchor', data);
  });
}
