import type { Nodes } from 'mdast';
import { isComponent } from './nodes.ts';

/** Returns what a node has in every language: code, names of components, pages and files, and types of blocks. */
export function marksOf(node: Nodes): string[] {
  switch (node.type) {
    case 'inlineCode':
      return [node.value];
    case 'code':
      return [`code ${node.lang}`, ...node.value.split('\n').map((line) => line.trim())].filter(Boolean);
    case 'image':
    case 'link':
    case 'definition':
      // Only the file name of an image or page, whose folder may depend on the language.
      return [node.url.replace(/\/$/, '').replace(/^.*\//, '')];
    case 'table':
    case 'list':
      return [node.type];
    case 'paragraph':
      return directivesIn(node).map((name) => `:::${name}`);
    default:
      if (!isComponent(node)) return [];
      return [
        `<${node.name}`,
        ...node.attributes.flatMap(({ value }) => (typeof value === 'string' ? value : (value?.value ?? []))),
      ];
  }
}

/** Returns the names of directives (`:::note`, rendered as boxes), also right below text; their titles are text. */
export const directivesIn = (node: Nodes): string[] =>
  (node.type === 'paragraph' ? node.children : []).flatMap((child) =>
    child.type === 'text' ? child.value.split(/[\r\n]+/).flatMap((line) => directiveAt(line) ?? []) : [],
  );

/** Returns the name of the directive that a line opens. */
export const directiveAt = (line: string): string | undefined => /^:{3,}[ \t]*([\p{L}\d-]+)/u.exec(line)?.[1];

/** Returns how much two sets of marks have in common, from 0 to 1. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const same = [...one].filter((mark) => other.has(mark)).length;
  return same === 0 ? 0 : (2 * same) / (one.size + other.size);
}
