import { describe, expect, test } from 'vitest';
import { edit as editFile } from '../../../scripts/authoring/editing/edit.ts';
import { translationPath } from '../../../scripts/authoring/editing/translation-path.ts';
import { unitsOf } from '../../../scripts/authoring/editing/units.ts';
import { applyChanges as changedGraph, translatedFilesOf } from '../../../scripts/check/core/index.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { repositoryOf } from '../check/project.ts';
import { completeLanguages } from '../complete-languages.ts';
import {
  edit,
  newLines,
  readTree,
  realContent,
  type Tree,
  temporaryFolder,
  textOf,
  without,
  writeTree,
} from '../fixture.ts';

const real = readTree(realContent);

/** Returns a content file in a language, whether or not it exists. */
function fileOf(folder: string, path: string) {
  const file = translatedFilesOf(readGraph(folder)).find((one) => translationPath(one) === path);
  if (!file) throw new Error(`There is no ${path}.`);
  return file;
}

const fileIn = (tree: Tree, path: string) => fileOf(temporaryFolder(tree), path);

/** Writes texts into a file, and returns the lines that it removes and adds; no other file may change. */
function written(tree: Tree, path: string, values: { [id: string]: string }): string[] {
  const edited = editFile(fileIn(tree, path), new Map(Object.entries(values)));
  if (!edited.ok) throw new Error(edited.why);
  expect(Object.keys(edited.changes)).toEqual([path]);
  return difference(String(tree[path] ?? ''), String(edited.changes[path]));
}

const difference = (before: string, after: string): string[] => [
  ...newLines(after, before).map((line) => `-${line}`),
  ...newLines(before, after).map((line) => `+${line}`),
];

test('changing every text and changing it back leaves every file unchanged', () => {
  const graph = readGraph(realContent);
  for (const file of translatedFilesOf(graph)) {
    if (!completeLanguages.includes(file.language.code)) continue;
    const units = unitsOf(file);
    expect(units.map(({ state }) => state)).not.toContain('missing');
    const own = new Map(units.map(({ id, target }) => [id, String(target)]));
    const longer = editFile(file, new Map([...own].map(([id, text]) => [id, `${text} x`])));
    if (!longer.ok) throw new Error(longer.why);
    const changed = translatedFilesOf(changedGraph(graph, longer.changes)).find(
      ({ translation }) => translation?.relative === file.translation?.relative,
    );
    expect(changed && editFile(changed, own)).toEqual({
      ok: true,
      changes: { [String(file.translation?.relative)]: file.translation?.text },
    });
  }
});

const page = 'nl/portfolio.mdx';

test('an edit changes nothing in a page except the text', () => {
  const figure = textOf(real, page)
    .split('\n')
    .filter((line) => line.includes('Explosietekening'));
  const values = {
    'hero.eyebrow': 'Werk',
    'figure.caption': 'Elk "deel": apart',
    'text/request:3': 'Het [aantal](/pricing)',
    'text/reason:0': 'Waarom **niet**',
  };
  expect(written(real, page, values)).toEqual([
    '-  eyebrow: Portfolio',
    `-${figure[1]}`,
    '-## Waarom het portfolio niet openbaar is [#reason]',
    expect.stringMatching(/^-- De toepassing/),
    '+  eyebrow: Werk',
    '+  caption: "Elk \\"deel\\": apart"',
    '+## Waarom **niet** [#reason]',
    '+- Het [aantal](/pricing)',
  ]);
});

/** A page whose frontmatter uses every style of YAML. */
const styles = edit(
  real,
  page,
  '  eyebrow: Portfolio\n  heading: Werk voor klanten, te zien op aanvraag\n',
  "  eyebrow: 'Het portfolio' # klein\n  heading: >-\n    Werk voor klanten,\n    te zien op aanvraag\n",
);

const crlf = { ...real, [page]: textOf(real, page).replaceAll('\n', '\r\n') };

test.each<[what: string, values: { [id: string]: string }, lines: string[], tree?: Tree]>([
  ['a plain string stays plain', { label: 'Werk' }, ['+label: Werk']],
  ['a plain string is quoted if it must be', { label: 'Werk: nu' }, ['+label: "Werk: nu"']],
  ['a string like a number is quoted', { label: '2027' }, ['+label: "2027"']],
  ['single quotes and a comment', { 'hero.eyebrow': "Het ''t" }, ["+  eyebrow: 'Het ''''t' # klein"]],
  ['lines of a folded string', { 'hero.heading': 'Werk voor klanten, op aanvraag' }, ['+    op aanvraag']],
  ['double quotes', { 'figure.caption': 'Een "deel"' }, ['+  caption: "Een \\"deel\\""']],
  [
    'line endings',
    { 'hero.eyebrow': 'a: b', 'text/reason:1': 'Kort.' },
    ['+  eyebrow: "a: b"\r', '+Kort.\r'],
    crlf,
  ],
])('a value keeps its style: %s', (_, values, lines, tree = styles) => {
  expect(written(tree, page, values).filter((line) => line.startsWith('+'))).toEqual(lines);
});

test.each<[what: string, values: { [id: string]: string }, why: RegExp, path?: string]>([
  ['two paragraphs', { 'text/reason:1': 'Eerst.\n\nDan.' }, /several blocks/],
  ['a list in a paragraph', { 'text/reason:1': '- punt' }, /several blocks/],
  ['a second table cell', { 'text/choice:3': 'Dit | dat' }, /several blocks/, 'nl/pricing.mdx'],
  ['an unknown component', { 'text/reason:1': '<Video />' }, /Video/],
  ['a link target that can run code', { 'text/reason:1': '[hier](javascript:alert)' }, /javascript/],
  ['an empty value', { 'hero.eyebrow': ' ' }, /cannot be empty/],
])('rejects what would break the page, with a reason: %s', (_, values, why, path = page) => {
  expect(editFile(fileIn(real, path), new Map(Object.entries(values)))).toEqual({
    ok: false,
    id: Object.keys(values)[0],
    why: expect.stringMatching(why),
  });
});

describe('creates what is missing', () => {
  const lacking = (tree: Tree, path: string, pattern: RegExp): Tree => {
    const text = textOf(tree, path).replace(pattern, '');
    expect(text).not.toBe(tree[path]);
    return { ...tree, [path]: text };
  };

  test.each<
    [what: string, path: string, lacks: RegExp[], values: { [id: string]: string }, lines: unknown[]]
  >([
    [
      'a field, recording its part',
      page,
      [/^figure:\n( .*\n)+/m, / {2}figure:\n.*\n/],
      { 'figure.alt': 'Tekening', 'figure.caption': 'Deel' },
      ['+figure:', '+  alt: Tekening', '+  caption: Deel', '+  figure:', expect.any(String)],
    ],
    [
      'a list entry',
      'nl/pricing.mdx',
      [/^ *- Datum waarop.*\n/m],
      { 'quote.needs.4': 'Datum' },
      ['+    - Datum'],
    ],
    [
      'a plural form',
      'ar/components.json',
      [/ *"pages_few".*\n/],
      { 'sitemap.pages_few': '{{count}} صفحات' },
      ['+    "pages_few": "{{count}} صفحات",'],
    ],
  ])('%s', (_, path, lacks, values, lines) => {
    const tree = lacks.reduce((tree, pattern) => lacking(tree, path, pattern), real as Tree);
    expect(written(tree, path, values)).toEqual(lines);
  });

  test('a section, marking its other texts', () => {
    const tree = lacking(real, page, /^## [^\n]*\[#request\][\s\S]*?(?=<CallToAction)/m);
    const lines = written(tree, page, { 'text/request:0': 'Zo vraagt u het' });
    expect(lines).toContain('+## Zo vraagt u het [#request]');
    expect(lines).toContain('+- TODO: The type of product and its main materials');
  });

  test('a page, text by text or as a whole', () => {
    const tree = without(real, page);
    const lines = written(tree, page, { 'hero.eyebrow': 'Werk', 'text/reason:1': 'Veel.' });
    expect(lines).toEqual(
      expect.arrayContaining(['+  eyebrow: Werk', '+Veel.', '+label: "TODO: Portfolio"']),
    );
    const own = new Map(unitsOf(fileIn(real, page)).map(({ id, target }) => [id, String(target)]));
    expect(editFile(fileIn(tree, page), own)).toEqual({ ok: true, changes: { [page]: real[page] } });
  });
});

test('finds stale units one by one, and accepts them with the new text', () => {
  const folder = `${repositoryOf(real)}/content`;
  writeTree(folder, edit(real, 'en/portfolio.mdx', 'Finished models are also', 'Finished models are'));
  const file = fileOf(folder, page);
  const stale = unitsOf(file).filter(({ state }) => state === 'stale');
  expect(stale.map(({ id, before }) => [id, before?.slice(0, 24)])).toEqual([
    ['text/reason:2', 'Finished models are also'],
  ]);
  const edited = editFile(file, new Map([['text/reason:2', 'Voltooid.']]), new Set(['text/reason']));
  if (!edited.ok) throw new Error(edited.why);
  expect(difference(String(real[page]), String(edited.changes[page]))).toEqual([
    expect.stringMatching(/^- {4}"[0-9a-f]{6}"$/),
    expect.stringMatching(/^-Voltooide/),
    expect.stringMatching(/^\+ {4}"[0-9a-f]{6}"$/),
    '+Voltooid.',
  ]);
});

test('a section whose blocks differ from English is one unit', () => {
  const tree = edit(real, page, ' Met uw producten gaan', '\n\nMet uw producten gaan');
  const own = unitsOf(fileIn(tree, page)).filter(({ part }) => part === 'text/reason');
  expect(own).toMatchObject([{ id: 'text/reason', role: 'section', state: 'translated' }]);
  const text = String(own[0]?.target).replace('\n\nMet uw', ' Met uw');
  expect(editFile(fileIn(tree, page), new Map([['text/reason', text]]))).toEqual({
    ok: true,
    changes: { [page]: real[page] },
  });
});
