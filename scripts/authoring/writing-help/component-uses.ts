import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type ComponentName, components } from '../../../schema/components.ts';
import { sourceLocale } from '../../../schema/languages.ts';
import type { Graph, Page } from '../../content/graph.ts';

/** A use of a component in the English content. */
export interface ComponentUse {
  component: ComponentName;
  page: Page;
  /** Its attributes, except flags. */
  attributes: { [name: string]: string };
  /** Its source text. */
  written: string;
}

/** Every use of a component in the English pages, in order. */
export function componentUses(graph: Graph): ComponentUse[] {
  return [...graph.pages.values()].flatMap((page) => {
    const uses: ComponentUse[] = [];
    const file = page.files.get(sourceLocale);
    if (!file?.body) return [];
    visit(file.body, (node: Nodes) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!isComponent(node.name)) return;
      const [from, to] = [node.position?.start.offset, node.position?.end.offset];
      uses.push({
        component: node.name,
        page,
        attributes: attributesOf(node),
        written: file.text.slice(from, to),
      });
    });
    return uses;
  });
}

const isComponent = (name: string | null): name is ComponentName =>
  name !== null && Object.hasOwn(components, name);

function attributesOf({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): { [name: string]: string } {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
