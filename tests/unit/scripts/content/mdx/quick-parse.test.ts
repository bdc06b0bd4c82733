import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { listContent } from '../../../../../scripts/content/files.ts';
import { quickTree } from '../../../../../scripts/content/mdx/quick-parse.ts';
import { contentSyntax } from '../../../../../scripts/content/mdx/syntax.ts';
import { nestingProblem } from '../../../../../scripts/content/nesting.ts';

const remark = unified().use(remarkParse).use(contentSyntax).use(remarkMdx).freeze();

const texts = listContent('content', 'content')
  .filter(({ extension }) => extension === '.mdx')
  .map(({ absolute }) => readFileSync(absolute, 'utf8'));

/** A tree as data, without what one of the two notes beside what is written. */
function plain(tree: Root): unknown {
  visit(tree, (node: Nodes) => {
    delete node.data;
    const attributes = 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
    for (const attribute of attributes) delete attribute.position;
  });
  const known = (_: string, value: unknown) => value ?? undefined;
  return JSON.parse(JSON.stringify(tree, known));
}

function remarkTree(text: string): unknown {
  try {
    return plain(remark.parse(text));
  } catch (error) {
    return String(error);
  }
}

test('the texts of the content are read as remark reads them, nearly all of them the quick way', () => {
  const quick = texts.filter((text) => {
    const tree = quickTree(text);
    if (tree) expect(plain(tree)).toEqual(remarkTree(text));
    return tree;
  });
  expect(quick.length).toBeGreaterThan(texts.length * 0.9);
});

/** What people type, by purpose or not, and what turns one thing of Markdown into another. */
const typed = fc.constantFrom(
  ...[
    '*',
    '**',
    '_',
    '__',
    '~',
    '~~',
    '[',
    ']',
    '(',
    ')',
    '{',
    '}',
    '<',
    '>',
    '</',
    '/>',
    '|',
    '#',
    '## ',
    '-',
  ],
  ...['- ', '+ ', '1. ', '2) ', '=', '---', '!', '![', '\\', '&', '&amp;', '&#x202e;', '"', "'", '`', '```'],
  ...['\n', '\n\n', ' ', '  ', '    ', '\t', '  \n', '\\\n', ':', 'https://x.y', 'www.x.y', 'a@b.co', '[^1]'],
  ...[
    '[^1]: x',
    '[a]: /b',
    '$',
    '^',
    '@',
    '。',
    '“',
    '（',
    '中',
    'あ',
    'é',
    '\u00a0',
    '\u200b',
    '\ufeff',
    'x',
  ],
  ...[
    '- [ ] ',
    '| a | b |\n| - | - |\n',
    '> ',
    'import a',
    '<Hero />',
    '<Cards of="a" />',
    '<br>',
    '{a}',
    '***',
  ],
  ...['\r\n', '\0', '😀', '\ud83d'],
);

/** Some lines of the content with a few signs more. */
const edited = fc
  .record({
    text: fc.constantFrom(...texts.map((text) => text.slice(text.indexOf('\n---\n', 4) + 5))),
    from: fc.nat(60),
    lines: fc.integer({ min: 1, max: 6 }),
    edits: fc.array(fc.record({ at: fc.nat(400), sign: typed }), { maxLength: 5 }),
  })
  .map(({ text, from, lines, edits }) =>
    edits.reduce(
      (all, { at, sign }) => {
        const place = at % (all.length + 1);
        return all.slice(0, place) + sign + all.slice(place);
      },
      text
        .split('\n')
        .slice(from, from + lines)
        .join('\n'),
    ),
  )
  .filter((text) => !nestingProblem(text));

test('edited texts are read as remark reads them, or not at all', () => {
  let quick = 0;
  fc.assert(
    fc.property(edited, (text) => {
      const tree = quickTree(text);
      if (!tree) return;
      quick++;
      expect(plain(tree)).toEqual(remarkTree(text));
    }),
    { numRuns: 3000, seed: 1 },
  );
  expect(quick).toBeGreaterThan(500);
});

test.each([
  ['a { b', 'a brace'],
  ['a <b', 'what is no component'],
  ['<Cards of= "uses" />', 'a component that is written otherwise'],
  ['`code`', 'code'],
  ['a@example.com', 'an address by itself'],
  ['See https://example.com', 'an address by itself'],
  ['See www.example.com', 'an address by itself'],
  ['**你好。**世界', 'emphasis beside Chinese signs'],
  ['- [ ] a', 'a list of tasks'],
  ['a[^1]', 'a footnote'],
  ['[ a]: /b', 'a definition'],
  ['a\n- \nb', 'an entry without a text'],
  ['| a | b |\n| --- | --\n- | --- |', 'an entry that could be a row'],
  ['[a\\\nb](/c)', 'the end of a line in a link'],
  ['export of goods', 'what could be a script'],
  ['a\r\nb', 'lines as Windows ends them'],
  ['a\0b', 'what is no character'],
  ['a\ud83db', 'half a character'],
  ['---\ntitle: a\n', 'fields without an end'],
])('%j is left to remark: %s', (text) => {
  expect(quickTree(text)).toBeUndefined();
});
