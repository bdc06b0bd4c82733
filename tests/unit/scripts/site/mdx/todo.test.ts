import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { remarkTodo } from '../../../../../scripts/site/mdx/todo.ts';

async function compiled(text: string): Promise<string> {
  return String(await compile(text, { remarkPlugins: [remarkGfm, remarkTodo], jsx: true }));
}

test('shows untranslated text without its mark, and sets its language', async () => {
  const code = await compiled(
    '## TODO: One\n\nTODO: Two *three*.\n\n- TODO: four\n- vijf\n\n| TODO: six | zeven |\n| --- | --- |\n',
  );
  expect(code).not.toContain('TODO');
  for (const shown of ['h2', 'p', 'li', 'th'])
    expect(code).toContain(`<_components.${shown} lang="en" dir="ltr">`);
  expect(code).toContain('<_components.li>{"vijf"}');
});

test('a mark in the middle of text does not count', async () => {
  const code = await compiled('Een TODO: lijst.\n');
  expect(code).toContain('TODO: lijst');
  expect(code).not.toContain('lang=');
});
