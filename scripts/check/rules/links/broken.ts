import type { Nodes } from 'mdast';
import { nodesIn } from '../../core/mdx/sections.ts';
import { memoize } from '../../core/memoize.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeAt } from '../../core/parsing/located.ts';
import type { Project } from '../../core/project.ts';
import { type Finding, finding } from '../../finding.ts';
import { linkEnd } from '../../text/masked.ts';
import { offsetsOf } from '../../text/prose.ts';

/** Whether a text ends right before the address of a link. */
export const endsWithLinkOpening = (text: string): boolean => /[\]］][ \t]?[(（]$/.test(text);

/**
 * Finds what looks like a link but is not: a bracket around the address is full-width, or there is a space. Markdown
 * silently shows it as text.
 */
export const brokenLinks = memoize((file: ParsedFile, project: Project): readonly Finding[] => {
  // The parser may give a bare URL, and the text around it, no position; then the paragraph is searched.
  const isPlaced = (node: Nodes): boolean => node.position !== undefined;
  const nodes = nodesIn(file, 'text', 'paragraph').filter(({ node }) =>
    node.type === 'text' ? isPlaced(node) : !node.children.every(isPlaced),
  );
  return nodes.flatMap(({ node }) => {
    const [start, end] = offsetsOf(node);
    // A full URL after it is parsed as a link of its own, with everything up to the next space.
    const until = endsWithLinkOpening(file.text.slice(start, end)) ? file.text.indexOf('\n', end) : end;
    const raw = file.text.slice(start, until < 0 ? undefined : until);
    return [...raw.matchAll(linkEnd)].flatMap(({ 0: begun, index }) => {
      const behind = /[)）]$/.test(begun) ? '' : raw.slice(index + begun.length);
      const [rest = ''] = /^(?:[ \t][^\s()]{1,300}){1,9}\)/.exec(behind) ?? [];
      const written = begun + rest;
      const address = written.replace(/^[\]］][ \t]?[(（][ \t]?/, '').replace(/[)）]$/, '');
      const right = `](${address})`;
      const hasSpace = /[ \t]/.test(address);
      if ((written === right && !hasSpace) || raw[index - 1] === '\\') return [];
      // What a space stands for, or where an address without a closing bracket ends, is unknown.
      const isKnown = /[)）]$/.test(written) && !hasSpace;
      const isFixable = isKnown && /[（）］]/.test(written);
      const at = start + index;
      const data = {
        found: written,
        ...(isKnown && { right }),
        ...(isFixable && { command: `${project.command} --fix` }),
      };
      const edit = { start: at, end: at + written.length, text: right };
      const broken = finding(file, placeAt(file.text, at), 'links', 'broken', data);
      return isFixable ? { ...broken, edit } : broken;
    });
  });
});
