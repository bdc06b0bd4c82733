import type { Element, Root as HastRoot, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { type ComponentRule, components } from '../../../schema/components.ts';

/**
 * rehype plugin: wraps each second-level heading and what follows it into a `<section>` named by the heading,
 * so that styles and screen readers see the parts of a screen. A component with a heading of its own ends the
 * section before it.
 */
export function rehypeSections() {
  return (tree: HastRoot): void => {
    const children: RootContent[] = [];
    let section: Element | undefined;
    for (const node of tree.children) {
      if (node.type === 'element' && node.tagName === 'h2') {
        const { id } = node.properties;
        const properties = id ? { ariaLabelledBy: [String(id)] } : {};
        section = { type: 'element', tagName: 'section', properties, children: [] };
        children.push(section);
      } else if (hasOwnHeading(node)) {
        section = undefined;
      }
      if (section) section.children.push(node as Element);
      else children.push(node);
    }
    tree.children = children;
  };
}

/** The opening of a text and the part after it fill the first view, of a phone at least. */
const partsOfFirstView = 2;

/**
 * rehype plugin: puts what is below the first view into a component of its own, which draws it later
 * (src/blocks/Below.tsx).
 */
export function rehypeBelow() {
  return ({ children }: HastRoot): void => {
    const places = [...children.keys()].filter((place) => isPart(children[place] as RootContent));
    const from = places[partsOfFirstView];
    if (from === undefined) return;
    const below = children.splice(from);
    children.push({ type: 'mdxJsxFlowElement', name: 'Below', attributes: [], children: below } as never);
  };
}

const isPart = ({ type }: RootContent): boolean =>
  type === 'element' || (type as string) === 'mdxJsxFlowElement';

const rules: { readonly [name: string]: ComponentRule } = components;

const hasOwnHeading = (node: RootContent): boolean =>
  (node.type as string) === 'mdxJsxFlowElement' &&
  rules[(node as unknown as MdxJsxFlowElementHast).name ?? '']?.section === true;

/** Whether an element holds words alone, and no blocks. */
const isLineOfText = ({ tagName }: Element): boolean => /^(?:p|h[1-6])$/.test(tagName);

/** rehype plugin: draws each table by its component, which comes with the pages that have one. */
export function rehypeTables() {
  return (tree: HastRoot): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'table') return isLineOfText(node) ? SKIP : undefined;
      // React takes no line breaks between the parts of a table; the compiler removes those of elements only.
      const children = node.children.filter(({ type }) => type !== 'text');
      Object.assign(node, { type: 'mdxJsxFlowElement', name: 'TableScroller', attributes: [], children });
      return SKIP;
    });
  };
}
