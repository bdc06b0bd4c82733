import { expect, test } from 'vitest';
import { checkContent } from '../../../scripts/check/check.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { contentFolder, type Tree, textOf, writeTree } from '../fixture.ts';
import { pick, random } from '../random.ts';
import { sampleTree } from '../sample.ts';

const mutations = 300;

/** Few files, so that many mutations take little time; that other pages are missing does not matter here. */
const sample: Tree = Object.fromEntries(
  Object.entries(sampleTree()).filter(([path]) =>
    /^(en|nl|ar)\/(guide|about|common|components)\./.test(path),
  ),
);

/** Pieces that mean something to one of the parsers. */
const pieces = [
  ...'{}[]<>"\'`*_#:-|>&!%@\\/,?\t\n\r\u0000\u202e\ufeff\u{1f600}',
  '---\n',
  '```\n',
  '{{',
  '}}',
  '<Hero',
  '/>',
  '</',
  '<!--',
  '$t(',
  'import ',
  'export ',
  '- ',
  '> ',
  '| ',
  ': ',
  '&a ',
  '*a ',
  '!!js ',
  '[x]: y\n',
  'null',
  '__proto__',
  'constructor: ',
  '\\u',
];

function mutate(text: string, next: () => number): string {
  const at = Math.floor(next() * text.length);
  const length = 1 + Math.floor(next() * 8);
  const lines = text.split('\n');
  const line = Math.floor(next() * lines.length);
  return pick(
    [
      () => text.slice(0, at) + pick(pieces, next) + text.slice(at),
      () => text.slice(0, at) + pick(pieces, next) + text.slice(at + length),
      () => text.slice(0, at) + text.slice(at + length),
      () => text.slice(0, at),
      () => text.slice(at),
      () => lines.toSpliced(line, 1).join('\n'),
      () => lines.toSpliced(line, 0, lines[line] ?? '').join('\n'),
      () => lines.toSpliced(line, 0, pick(lines, next)).join('\n'),
      () => lines.toSpliced(line, 1, ` ${lines[line]}`).join('\n'),
      () => text.slice(0, at) + pick(pieces, next).repeat(50) + text.slice(at),
    ],
    next,
  )();
}

// Many runs of the check, which take their time on a busy machine.
test(`${mutations} random mutations give findings with a place, or none, and never an exception`, {
  timeout: 300_000,
}, () => {
  const folder = contentFolder(sample);
  for (let seed = 1; seed <= mutations; seed++) {
    const next = random(seed);
    const path = pick(Object.keys(sample), next);
    let text = textOf(sample, path);
    for (let times = Math.floor(next() * 3); times >= 0; times--) text = mutate(text, next);
    writeTree(folder, { [path]: text });
    const lines = text.split('\n').length;
    for (const finding of checkContent(readGraph(folder))) {
      expect(finding, `seed ${seed}`).toMatchObject({
        path: expect.stringMatching(/^content\/(en|nl|ar|fr|de|zh)\/./),
        line: expect.any(Number),
        column: expect.any(Number),
        level: expect.stringMatching(/^(error|warning)$/),
        message: expect.stringMatching(/\S/),
        fix: expect.stringMatching(/\S/),
      });
      expect(finding.line, `seed ${seed}`).toBeGreaterThanOrEqual(1);
      expect(finding.column, `seed ${seed}`).toBeGreaterThanOrEqual(1);
      if (finding.path === `content/${path}`) expect(finding.line, `seed ${seed}`).toBeLessThanOrEqual(lines);
    }
    writeTree(folder, { [path]: textOf(sample, path) });
  }
});
