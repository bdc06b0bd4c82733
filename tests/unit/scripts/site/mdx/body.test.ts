import { expect, test } from 'vitest';
import { compiler } from '../../../../../scripts/site/mdx/compile.ts';

/** What the module of a text exports; components stand as their files. */
async function exportsOf(text: string) {
  const code = await compiler()(text, '/content/en/about.mdx');
  const statements = code
    .replace(/^import \{(\w+)\} from '(.+)';$/gm, 'const $1 = "$2";')
    .replace(/^export const (\w+)/gm, 'exports.$1');
  return new Function('exports', `${statements}\nreturn exports;`)({});
}

test('a text is data: elements with their attributes, as React calls them, and what is in them', async () => {
  expect(await exportsOf('## Craft [#craft]\n\nA “model” of *wood*,  \n[ours](/about "Us").\n')).toEqual({
    components: {},
    body: [
      [
        'section',
        { 'aria-labelledby': 'craft' },
        ['h2', { id: 'craft' }, 'Craft'],
        '\n',
        [
          'p',
          0,
          'A “model” of ',
          ['em', 0, 'wood'],
          ',',
          ['br', 0],
          '\n',
          ['a', { href: '/about', title: 'Us' }, 'ours'],
          '.',
        ],
      ],
    ],
  });
});

test('a text comes with the components that it uses, and no other', async () => {
  const { body, components } = await exportsOf(
    '<Hero />\n\n<Company /> works.\n\n<Cards of="craft" numbered />\n\n## End [#end]\n',
  );
  expect(Object.keys(components)).toEqual(['Below', 'Cards', 'Company', 'Hero']);
  expect(components.Hero).toBe('/src/blocks/Hero.tsx');
  expect(body).toEqual([
    ['Hero', 0],
    '\n',
    ['p', 0, ['Company', 0], ' works.'],
    '\n',
    [
      'Below',
      0,
      ['Cards', { of: 'craft', numbered: true }],
      '\n',
      ['section', { 'aria-labelledby': 'end' }, ['h2', { id: 'end' }, 'End']],
    ],
  ]);
});

test('columns are aligned by attributes, which the content security policy does not block', async () => {
  const { body } = await exportsOf('| Format |\n| --: |\n| GLB |\n');
  expect(JSON.stringify(body)).toContain('["th",{"align":"right"},"Format"]');
});

test('an empty text has nothing in it', async () => {
  expect(await exportsOf('---\nlabel: Empty\n---\n')).toEqual({ components: {}, body: [] });
});
