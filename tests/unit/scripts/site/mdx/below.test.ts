import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { rehypeBelow } from '../../../../../scripts/site/mdx/below.ts';

const element = (tagName: string): Element => ({ type: 'element', tagName, properties: {}, children: [] });
const line = { type: 'text', value: '\n' } as const;

/** The children of a text after the plugin. */
function after(children: Root['children']) {
  const tree: Root = { type: 'root', children };
  rehypeBelow()(tree);
  return tree.children;
}

test('wraps what follows the opening and the next part', () => {
  const [hero, section, figure, end] = ['div', 'section', 'figure', 'p'].map(element) as [
    Element,
    Element,
    Element,
    Element,
  ];
  expect(after([hero, line, section, line, figure, line, end])).toEqual([
    hero,
    line,
    section,
    line,
    { type: 'mdxJsxFlowElement', name: 'Below', attributes: [], children: [figure, line, end] },
  ]);
});

test('leaves a text that fills only the first view', () => {
  expect(after([element('div'), line, element('section'), line])).toHaveLength(4);
});
