import { filesOf, type Graph } from '../core/graph.ts';
import type { ParsedFile } from '../core/parsed-file.ts';
import { anchorIdsOf, splitAnchor } from '../rules/links/link-target.ts';
import type { TouchedFiles } from './base.ts';

/** Returns the files that a change touches, and those that may link to an anchor that it removes from another page. */
export function affectedFiles(now: Graph, then: Graph, touched: TouchedFiles): Set<string> {
  const left = new Map(filesOf(now).map((file) => [file.path, file]));
  const anchorsIn = (file: ParsedFile | undefined): string[] =>
    file ? [...anchorIdsOf(file, now.project.layout).keys()] : [];
  const lost = new Set(
    filesOf(then).flatMap((file) => {
      if (!touched.has(file.path)) return [];
      const kept = new Set(anchorsIn(left.get(file.path)));
      return anchorsIn(file).filter((anchor) => !kept.has(anchor));
    }),
  );
  const mayLinkToOne = ({ text }: ParsedFile): boolean =>
    [...text.matchAll(/#[^\s#"'<>()[\]]+/g)].some(([address]) => lost.has(splitAnchor(address)[1] ?? ''));
  const linking = lost.size > 0 ? [...left.values()].filter(mayLinkToOne) : [];
  return new Set([...touched, ...linking.map(({ path }) => path)]);
}
