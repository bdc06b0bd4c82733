import type { Nodes } from 'mdast';
import { type Component, isComponent } from '../mdx/component.ts';
import { splitHeadingId } from '../mdx/headings.ts';
import { objectMark } from '../object-mark.ts';
import { normalized } from './normalize.ts';

/** What a piece of a body says and how it is built, as plain data; two pieces that read the same are equal. */
export type Shape = readonly unknown[];

/**
 * The blocks of a body as plain data. Kept are words, numbers, code, components with their attributes, levels
 * of headings, and which paragraphs, lists, tables and quotes there are. Left out is what a translator has
 * nothing to do about: line breaks, emphasis, where links lead (rule `links` looks after them), and how lists
 * and tables are drawn.
 */
export function structureOf(blocks: readonly Nodes[]): Shape[] {
  return blocks.flatMap(blockOf);
}

function blockOf(node: Nodes): Shape[] {
  switch (node.type) {
    case 'yaml':
    case 'definition':
      return [];
    case 'heading':
      return [['heading', node.depth, ...withoutId(inlineOf(node.children))]];
    case 'paragraph': {
      const [text, ...objects] = inlineOf(node.children);
      // Components that follow each other are the same on one line and on several.
      const isComponents = objects.length > 0 && text.replaceAll(objectMark, '').trim() === '';
      return isComponents && node.children.every((child) => child.type === 'text' || isComponent(child))
        ? objects
        : [['paragraph', text, ...objects]];
    }
    case 'list':
      return [['list', node.ordered ? (node.start ?? 1) : false, ...structureOf(node.children)]];
    case 'listItem':
      return [['item', node.checked ?? null, ...structureOf(node.children)]];
    case 'table':
      return [['table', ...node.children.map((row) => row.children.map((cell) => inlineOf(cell.children)))]];
    case 'code':
      return [['code', node.lang ?? '', node.meta ?? '', node.value.replaceAll('\r\n', '\n')]];
    default:
      return [isComponent(node) ? componentOf(node) : otherOf(node)];
  }
}

/** A text, and what is in it: code, components, pictures, struck out words. */
type Inline = [text: string, ...objects: Shape[]];

function inlineOf(nodes: readonly Nodes[]): Inline {
  const pieces = nodes.flatMap(piecesOf);
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : objectMark)).join('');
  return [normalized(text), ...pieces.filter((piece) => typeof piece !== 'string')];
}

function piecesOf(node: Nodes): (string | Shape)[] {
  switch (node.type) {
    case 'text':
      return [node.value.replaceAll(objectMark, '')];
    case 'break':
      return [' '];
    case 'emphasis':
    case 'strong':
    case 'linkReference':
      return node.children.flatMap(piecesOf);
    case 'link': {
      const title = node.title ? [['title', normalized(node.title)]] : [];
      return [...node.children.flatMap(piecesOf), ...title];
    }
    case 'image':
      return [['image', normalized(node.alt ?? ''), normalized(node.title ?? '')]];
    case 'inlineCode':
      return [['code', node.value]];
    default:
      return [isComponent(node) ? componentOf(node) : otherOf(node)];
  }
}

function componentOf({ name, attributes, children }: Component): Shape {
  const written = attributes.map((attribute): [string, unknown] => {
    if (attribute.type !== 'mdxJsxAttribute') return ['', attribute.value];
    const { value } = attribute;
    return [attribute.name, typeof value === 'object' && value !== null ? [value.value] : (value ?? null)];
  });
  written.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return ['component', name, written, ...structureOf(children as Nodes[])];
}

/** Quotes, rules between paragraphs, struck out text, and what content may not hold. */
function otherOf(node: Nodes): Shape {
  if (node.type === 'delete') return [node.type, ...inlineOf(node.children)];
  if ('children' in node) return [node.type, ...structureOf(node.children)];
  return 'value' in node ? [node.type, node.value] : [node.type];
}

/** A heading's text without the id after it, which names the section instead. */
const withoutId = ([text, ...objects]: Inline): Inline => [splitHeadingId(text).text, ...objects];
