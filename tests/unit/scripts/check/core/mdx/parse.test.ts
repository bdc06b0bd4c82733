import { expect, test } from 'vitest';
import { parseBody } from '../../../../../../scripts/check/core/mdx/parse.ts';

test.each([
  ['a\n\n<Hero>\n\nb', '3:1 <Hero> is not closed. → write <Hero />.'],
  ['<Hero></Her>', '1:1 <Hero> is not closed. → write <Hero />.'],
  ['<Hero>*a</Hero>*', '1:9 <Hero> is not closed. → write <Hero />.'],
  [
    'a<br>b',
    '1:2 <br> is not closed. → use Markdown instead of HTML; write \\< where the sign belongs to the text.',
  ],
  ['a </Hero> b', '1:4 a component is closed here that was not opened. → write components as <Hero />.'],
  ['a\n\nb { c', '3:3 a { opens an expression, which content cannot have.'],
  ['a {{b} c', '1:3 a { opens an expression, which content cannot have.'],
  ['a {b} {c d} e', '1:7 a { opens an expression, which content cannot have.'],
  ['a \\{ b { c', '1:8 a { opens an expression, which content cannot have.'],
  ['a\n\nexport of goods', '3:1 a line that starts with “import” or “export” is read as program code.'],
  ['less <than b', '1:6 a < opens a component, but what follows does not read as one.'],
  ['a <3 b', '1:3 a < opens a component, but what follows does not read as one.'],
  ['（<）', '1:2 a < opens a component, but what follows does not read as one.'],
  ['<Cards of="uses />', '1:1 a < opens a component, but what follows does not read as one.'],
  [
    'a\n\n<Cards of=“uses” />',
    '3:11 the quotation mark “ is not the one of attributes. → write straight double quotes: of="uses".',
  ],
  ['<Cards of=uses />', '1:11 the value of “of” stands without quotation marks. → write of="uses".'],
  [
    'a\n\n<!-- note -->',
    '3:1 a comment of HTML stands in the text. → write it as {/* note */}, which nobody sees on the page.',
  ],
  ['a\n\n{/* note', '3:1 the note that starts here has no end. → write notes as {/* note */}.'],
  ['a {// note }', '1:3 the note that starts here has no end. → write notes as {/* note */}.'],
  [
    'See <https://example.com>.',
    '1:5 the address <https://example.com> cannot be read as a link. → write [words of the link](https://example.com).',
  ],
])('%j', (body, problem) => {
  const result = parseBody(body);
  expect(
    result.ok ? '' : `${result.place.line}:${result.place.column} ${result.message} → ${result.fix}`,
  ).toContain(problem);
});

test('places count the frontmatter, whose text is not read', () => {
  expect(parseBody('---\ntitle: "{{x"\n---\n\n<Hero>\n')).toMatchObject({
    ok: false,
    place: { line: 5, column: 1 },
  });
  expect(parseBody('---\ntitle: "{{x"\n---\n\n<Hero />\n')).toMatchObject({ ok: true });
});

test('nesting without end is a problem, not a crash', () => {
  expect(parseBody('<Hero>'.repeat(20_000))).toMatchObject({ ok: false });
});
