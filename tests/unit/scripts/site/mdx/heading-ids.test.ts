import { expect, test } from 'vitest';
import { headingsOf, treeOf } from '../../../../../scripts/check/core/index.ts';
import { remarkHeadingIds } from '../../../../../scripts/site/mdx/heading-ids.ts';

test('the id written after a heading becomes its attribute', () => {
  const tree = treeOf('## One *two* [#one]\n\n## Three\n\n## [a](/b) [#c]\n');
  remarkHeadingIds()(tree);
  const headings = tree.children.filter((node) => node.type === 'heading');
  expect(headings.map(({ data }) => data?.hProperties?.id)).toEqual(['one', undefined, 'c']);
  expect(headingsOf(tree).map(({ text }) => text)).toEqual(['One two', 'Three', 'a']);
});
