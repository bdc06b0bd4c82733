import type { Image, Link } from 'mdast';
import type { CheckContext } from '../../context.ts';
import { closest } from '../../core/explain.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf } from '../../core/parsing/located.ts';
import { isLocaleOf } from '../../core/project.ts';
import { type Finding, finding } from '../../finding.ts';
import { isAllowedAddress } from '../mdx-protected/guard.ts';
import { isMissingFile, isMissingPage, pathOf, targetOf } from './link-target.ts';
import { linksOf, type PageLink } from './page-links.ts';

/** Returns the dead links of a file. An address that content may not have is a finding of `mdx-protected`. */
export const deadLinks = (file: ParsedFile, context: CheckContext): Map<PageLink, Finding> =>
  new Map(
    linksOf(file, context.project).flatMap((link) => {
      const dead = deadLink(link, file, context);
      return dead ? [[link, dead]] : [];
    }),
  );

/** Reports a link to a page, an anchor or a file that the site does not have; `undefined` if its target exists. */
function deadLink({ node }: PageLink, file: ParsedFile, context: CheckContext): Finding | undefined {
  const { anchors, files, project } = context;
  const { layout } = project;
  if (layout) {
    const isDead = isMissingFile(node.url, file, layout) ?? isMissingPage(node.url, file, context);
    return isDead ? missingTarget(node, file) : undefined;
  }
  if (!isAllowedAddress(node.url, node.type === 'image')) return undefined;
  const target = targetOf(node.url, file.key);
  if (target.kind === 'file')
    return files && !files.has(target.path)
      ? missingTarget(node, file, closest(target.path, [...files]))
      : undefined;
  if (target.kind === 'other') return undefined;
  const { key, anchor } = target;
  const known = anchors.get(key);
  if (!known) {
    const [prefix, ...rest] = key.split('/');
    // The site adds the language prefix on its own.
    const meant = isLocaleOf(project, prefix) ? rest.join('/') || 'index' : closest(key, [...anchors.keys()]);
    return missingTarget(node, file, meant && pathOf(meant));
  }
  if (anchor === undefined || known.includes(anchor)) return undefined;
  const meant = closest(anchor, known);
  const data = { address: pathOf(key), anchor, known, ...(meant && { meant }) };
  return finding(file, placeOf(node), 'links', 'no-anchor', data);
}

/** @param meant the address that was probably meant */
export const missingTarget = (node: Link | Image, file: { path: string }, meant?: string): Finding =>
  finding(file, placeOf(node), 'links', 'lost', { address: node.url, ...(meant && { meant }) });
