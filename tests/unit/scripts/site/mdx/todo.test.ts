import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { contentSyntax } from '../../../../../scripts/check/core/mdx/syntax.ts';
import { remarkTodo } from '../../../../../scripts/site/mdx/todo.ts';

async function compiled(text: string): Promise<string> {
  return String(await compile(text, { remarkPlugins: [...contentSyntax, remarkTodo], jsx: true }));
}

test('what is still to be translated is shown with the language it has, without its mark', async () => {
  const code = await compiled(
    '## TODO: One\n\nTODO: Two *three*.\n\n- TODO: four\n- vijf\n\n| TODO: six | zeven |\n| --- | --- |\n',
  );
  expect(code).not.toContain('TODO');
  for (const shown of ['h2', 'p', 'li', 'th'])
    expect(code).toContain(`<_components.${shown} lang="en" dir="ltr">`);
  expect(code).toContain('<_components.li>{"vijf"}');
});

test('a text that speaks of a list of things to do is none', async () => {
  const code = await compiled('Een TODO: lijst.\n');
  expect(code).toContain('TODO: lijst');
  expect(code).not.toContain('lang=');
});
