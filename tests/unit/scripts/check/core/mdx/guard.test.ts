import { describe, expect, test } from 'vitest';
import { components } from '../../../../../../schema/components.ts';
import { addressProblem, guardProblems } from '../../../../../../scripts/check/core/mdx/guard.ts';
import { parseBody } from '../../../../../../scripts/check/core/mdx/parse.ts';

/** The problems of a body, each as “line:column message → fix”, whether it cannot be read or is refused. */
function problemsOf(body: string, fields: string[] = ['uses', 'assets']): string[] {
  const result = parseBody(body);
  if (!result.ok) return [`${result.place.line}:${result.place.column} ${result.message} → ${result.fix}`];
  return guardProblems(result.tree, fields, components).map(
    ({ node, message, fix }) =>
      `${node.position?.start.line}:${node.position?.start.column} ${message} → ${fix}`,
  );
}

describe('what content may hold', () => {
  test.each([
    ['prose', 'A *text* with **words**, ~~none~~, `code` and a\\\nbreak.\n\n> Quote\n\n---'],
    ['lists', '- one\n- two\n  1. three'],
    ['a table', '| a | b |\n| --- | ---: |\n| c | <Email /> |'],
    ['a heading', '## Heading [#heading]'],
    [
      'links',
      '[a](/about) [b](#part) [c](/process#part) [d](https://example.com/?a=1#b) [e](mailto:a@example.com) [f](tel:+12025550143)',
    ],
    ['a bare address', 'See https://example.com or a@example.com.'],
    ['a picture', '![A chair](/images/chair.svg "Title")'],
    ['code', '```json\n{ "a": "<script>" }\n```'],
    ['escaped signs', 'a \\{ b \\< c } d > e'],
    [
      'components',
      '<Hero />\n\n<Cards of="uses" numbered />\n\nCall <Phone /> at <Company></Company>.\n\n<Hero /> <Team />',
    ],
    ['notes', '{/* note */}\n\na {/* note */} b {/* two\nlines */}\n\n- {/* note */} c'],
    ['marks that Arabic needs', 'a\u200e\u200f\u061cb'],
  ])('%s', (_, body) => {
    expect(problemsOf(body)).toEqual([]);
  });

  test('every component of the site', () => {
    for (const [name, rule] of Object.entries(components)) {
      const required = 'attributes' in rule && 'of' in rule.attributes ? ' of="uses"' : '';
      expect(problemsOf(`<${name}${required} />`), name).toEqual([]);
    }
  });
});

describe('what MDX would run or show, and content may not (research/site-anchors.md, D4)', () => {
  const noExpression = 'an expression in braces is not allowed in content.';
  const noImport = 'an import or export is not allowed in content.';

  test.each([
    ["import fs from 'node:fs'", `1:1 ${noImport}`],
    ['export const x = 1', `1:1 ${noImport}`],
    ['export { x }', '1:1 a line that starts with “import” or “export” is read as program code.'],
    ['{process.env.HOME}', `1:1 ${noExpression}`],
    ['Text {process.env.HOME}', `1:6 ${noExpression}`],
    ['{(() => 1)()}', `1:1 ${noExpression}`],
    ['{}', `1:1 ${noExpression}`],
    ['{/* note */ 1}', `1:1 ${noExpression}`],
    ['<script>alert(1)</script>', '1:1 <script> is not a component of the site.'],
    ['<style>{`a{}`}</style>', '1:1 <style> is not a component of the site.'],
    ['<iframe src="https://example.com" />', '1:1 <iframe> is not a component of the site.'],
    ['<form action="//evil.example" />', '1:1 <form> is not a component of the site.'],
    ['<img src="x" onerror="alert(1)" />', '1:1 <img> is not a component of the site.'],
    ['<></>', '1:1 <> is not a component of the site.'],
    ['<Hero.Body />', '1:1 <Hero.Body> is not a component of the site.'],
    ['<constructor />', '1:1 <constructor> is not a component of the site.'],
    ['<a:b />', '1:1 <a:b> is not a component of the site.'],
    ['<Hero {...{dangerouslySetInnerHTML: {__html: 1}}} />', '1:1 <Hero> has an expression in braces.'],
    ['<Hero onClick="alert(1)" />', '1:1 <Hero> has no attribute “onClick”.'],
    ['<Hero constructor="x" />', '1:1 <Hero> has no attribute “constructor”.'],
    ['<Hero numbered />', '1:1 <Hero> has no attribute “numbered”.'],
    ['<Cards of={"uses"} />', '1:1 the attribute “of” of <Cards> must be written as of="…".'],
    ['<Cards of />', '1:1 the attribute “of” of <Cards> must be written as of="…".'],
    [
      '<Cards of="uses" numbered="yes" />',
      '1:1 the attribute “numbered” of <Cards> must be written as numbered.',
    ],
    ['<Cards of="usse" />', '1:1 of="usse" names no field of this page; did you mean “uses”?'],
    ['<Hero>Text</Hero>', '1:1 <Hero> has content between its tags.'],
    ['[x](javascript:alert)', '1:1 the address “javascript:alert” is not allowed in content.'],
    ['[x](javascript&#58;alert)', '1:1 the address “javascript:alert” is not allowed in content.'],
    ['[x](JaVaScRiPt:alert)', '1:1 the address “JaVaScRiPt:alert” is not allowed in content.'],
    ['[x](//evil.example)', '1:1 the address “//evil.example” is not allowed in content.'],
    ['[x](/\\evil.example)', '1:1 the address “/\\evil.example” is not allowed in content.'],
    ['[x](http://example.com)', '1:1 the address “http://example.com” is not allowed in content.'],
    ['[x](about)', '1:1 the address “about” is not allowed in content.'],
    ['![x](data:image/svg+xml,x)', '1:1 the address “data:image/svg+xml,x” is not allowed in content.'],
    [
      '![x](https://example.com/x.png)',
      '1:1 the address “https://example.com/x.png” is not allowed in content.',
    ],
    ['www.example.com', '1:1 the address “http://www.example.com” is not allowed in content.'],
    ['[x]\n\n[x]: javascript:alert', '1:1 a link by reference is not allowed in content.'],
    ['Note[^1]\n\n[^1]: note', '1:5 a footnote is not allowed in content.'],
  ])('%j', (body, problem) => {
    expect(problemsOf(body)[0]).toMatch(
      new RegExp(`^${problem.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')} → \\S`),
    );
  });

  test('each is a problem of its own', () => {
    expect(problemsOf("import a from 'a'\n\n<script />\n\n{1}\n\n[x](//y)")).toHaveLength(4);
  });
});

describe('what to do instead', () => {
  test.each([
    ['<Heor />', 'write <Hero />.'],
    ['<Table />', 'use Markdown, or copy a component from the English file.'],
    ['Call {{phone}}.', 'write <Phone /> instead of {{phone}}.'],
    ['{{company}}', 'write <Company /> instead of {{company}}.'],
    ['Call {{number}}.', 'write \\{ where the brace belongs to the text.'],
    ['a <Hero /> b', 'put it on a line of its own, with an empty line before and after it.'],
    ['## <Hero />', 'put it on a line of its own, with an empty line before and after it.'],
    ['<Hero>Text</Hero>', 'write it as <Hero />.'],
    [
      '[x](about)',
      'start the address with / for a screen of this site, # for a section, or https://, mailto: or tel:.',
    ],
  ])('%j', (body, fix) => {
    expect(problemsOf(body).map((problem) => problem.split(' → ')[1])).toContain(fix);
  });
});

test.each([
  ['/about', false, true],
  ['#part', false, true],
  ['#part', true, false],
  ['/images/a.svg', true, true],
  ['https://example.com', false, true],
  ['https://', false, false],
  ['https:///x', false, false],
  ['/a b', false, false],
  ['/a\tb', false, false],
  ['', false, false],
])('the address %j (picture: %s)', (url, picture, allowed) => {
  expect(addressProblem(url, picture) === undefined).toBe(allowed);
});
