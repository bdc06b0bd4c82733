import type { Nodes, Parents } from 'mdast';
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
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [componentOf(node)];
    default:
      return [otherOf(node)];
  }
}

/** A text, and what is in it: code, components, pictures, struck out words. */
type Inline = [text: string, ...objects: Shape[]];

function inlineOf(nodes: readonly Nodes[]): Inline {
  let text = '';
  const objects: Shape[] = [];
  const object = (shape: Shape): void => {
    text += objectMark;
    objects.push(shape);
  };
  const add = (node: Nodes): void => {
    switch (node.type) {
      case 'text':
        text += node.value.replaceAll(objectMark, '');
        break;
      case 'break':
        text += ' ';
        break;
      case 'emphasis':
      case 'strong':
      case 'linkReference':
        node.children.forEach(add);
        break;
      case 'link':
        node.children.forEach(add);
        if (node.title) object(['title', normalized(node.title)]);
        break;
      case 'image':
        object(['image', normalized(node.alt ?? ''), normalized(node.title ?? '')]);
        break;
      case 'inlineCode':
        object(['code', node.value]);
        break;
      case 'mdxJsxTextElement':
      case 'mdxJsxFlowElement':
        object(componentOf(node));
        break;
      default:
        object(otherOf(node));
    }
  };
  nodes.forEach(add);
  return [normalized(text), ...objects];
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
  if ('children' in node) return [node.type, ...childrenOf(node)];
  return 'value' in node ? [node.type, node.value] : [node.type];
}

const childrenOf = (node: Parents): Shape =>
  node.type === 'delete' ? inlineOf(node.children) : structureOf(node.children);

/** A heading's text without the id after it, which names the section instead. */
const withoutId = ([text, ...objects]: Inline): Inline => [splitHeadingId(text).text, ...objects];
