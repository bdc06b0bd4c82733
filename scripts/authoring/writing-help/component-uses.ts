import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { type ComponentName, components } from '../../../schema/components.ts';
import { sourceLocale } from '../../../schema/languages.ts';
import type { Graph, Page } from '../../content/graph.ts';

/** A use of a component in the English content. */
export interface ComponentUse {
  component: ComponentName;
  page: Page;
  /** Its attributes that have a string value. */
  attributes: { [name: string]: string };
  /** Its source text. */
  written: string;
}

/** Returns every use of a component in the English pages, in order. */
export function componentUses(graph: Graph): ComponentUse[] {
  const uses: ComponentUse[] = [];
  for (const page of graph.pages.values()) {
    const { body, text } = page.files.get(sourceLocale) ?? {};
    if (!body) continue;
    visit(body, (node: Nodes) => {
      if (!('attributes' in node) || !isComponent(node.name)) return;
      const attributes = node.attributes.flatMap((attribute) =>
        'name' in attribute && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
      );
      uses.push({
        component: node.name,
        page,
        attributes: Object.fromEntries(attributes),
        written: String(text).slice(node.position?.start.offset, node.position?.end.offset),
      });
    });
  }
  return uses;
}

const isComponent = (name: string | null): name is ComponentName =>
  name !== null && Object.hasOwn(components, name);
