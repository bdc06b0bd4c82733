import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { components } from '../../../../../schema/components.ts';
import { snippets } from '../../../../../scripts/authoring/writing-help/editor-files.ts';
import { writingHelp } from '../../../../../scripts/authoring/writing-help/files.ts';
import { parseBody } from '../../../../../scripts/check/core/mdx/parse.ts';
import { formatFinding } from '../../../../../scripts/check/finding.ts';
import { realGraph } from '../../../../content/real-graph.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const help = writingHelp(realGraph);

test.each(Object.keys(help))('“npm run writing-help” would leave %s unchanged', (path) => {
  expect(readFileSync(`${root}${path}`, 'utf8')).toBe(help[path]);
});

test('no obsolete schema remains', () => {
  const there = readdirSync(`${root}schemas`, { recursive: true, encoding: 'utf8' });
  const schemas = there.filter((name) => name.endsWith('.json')).map((name) => `schemas/${name}`);
  expect(Object.keys(help)).toEqual(expect.arrayContaining(schemas));
});

test.each(Object.keys(components))('%s has a picture in docs/components.md', (name) => {
  const advice = `no picture: npm run writing-help -- --pictures ${name}`;
  expect(help['docs/components.md']).toContain(`![${name} on the site](components/${name}.webp)`);
  expect(existsSync(`${root}docs/components/${name}.webp`), advice).toBe(true);
});

test('each snippet inserts a component that content may use', () => {
  const bodies = Object.values(snippets()).map(({ body }: { body: string }) => body);
  expect(bodies).toHaveLength(Object.keys(components).length);
  // The text in braces is the default until somebody types over it.
  const written = bodies.map((body) => body.replace(/\$\{\d+:([^}]*)\}/g, '$1'));
  expect(written).toContain('<Figure of="field" />');
  expect(written).toContain('<Cards of="field" numbered />');
  for (const body of written) expect(parseBody(`---\na: b\n---\n\n${body}\n`).problems, body).toEqual([]);
});

test('the editor parses the lines of “npm run check -- watch”', () => {
  const line = formatFinding({
    path: 'content/nl/pricing.mdx',
    line: 26,
    column: 5,
    level: 'error',
    rule: 'mdx-protected',
    code: 'unknown-component',
    data: {},
    message: 'two\nlines: of text.',
    fix: 'fix it.',
  });
  const { tasks } = JSON.parse(readFileSync(`${root}.vscode/tasks.json`, 'utf8'));
  const { regexp } = tasks[0].problemMatcher.pattern;
  const [, file, row, column, level, rule, message] = new RegExp(regexp).exec(line) ?? [];
  expect({ file, row, column, level, rule, message }).toEqual({
    file: 'content/nl/pricing.mdx',
    row: '26',
    column: '5',
    level: 'error',
    rule: 'mdx-protected',
    message: 'two lines: of text. → fix it.',
  });
});
