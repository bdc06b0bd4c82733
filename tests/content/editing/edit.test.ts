import { expect, test } from 'vitest';
import { edit as editFile } from '../../../scripts/authoring/editing/edit.ts';
import { unitsOf } from '../../../scripts/authoring/editing/units.ts';
import { changed as changedGraph, translatedFilesOf } from '../../../scripts/check/core/index.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { contentFolder, readTree, realContent, type Tree, textOf } from '../fixture.ts';

const real = readTree(realContent);

/** A file of a content in a language. */
function fileIn(tree: Tree, path: string) {
  const [code, ...below] = path.split('/');
  const file = translatedFilesOf(readGraph(contentFolder(tree))).find(
    ({ language, source }) => language.code === code && source.relative === `en/${below.join('/')}`,
  );
  if (!file) throw new Error(`There is no ${path}.`);
  return file;
}

/** What is written when texts of a file are edited: nothing but the lines that differ, before and after. */
function written(tree: Tree, path: string, values: { [id: string]: string }, accept: string[] = []) {
  const edited = editFile(fileIn(tree, path), new Map(Object.entries(values)), new Set(accept));
  if (!edited.ok) return edited;
  return Object.fromEntries(
    Object.entries(edited.changes).map(([file, text]) => [
      file,
      difference(String(tree[file] ?? ''), String(text)),
    ]),
  );
}

function difference(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

test('writing every text and its own words back leaves every file as it was', () => {
  const graph = readGraph(realContent);
  for (const file of translatedFilesOf(graph)) {
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

test('of a page that is edited nothing changes but the text', () => {
  const figure = textOf(real, page)
    .split('\n')
    .filter((line) => line.includes('Explosietekening'));
  expect(written(real, page, { 'hero.eyebrow': 'Werk', 'figure.caption': 'Elk "deel": apart' })).toEqual({
    [page]: [
      '-  eyebrow: Portfolio',
      `-${figure[1]}`,
      '+  eyebrow: Werk',
      '+  caption: "Elk \\"deel\\": apart"',
    ],
  });
  expect(
    written(real, page, { 'text/request:3': 'Het [aantal](/pricing)', 'text/reason:0': 'Waarom **niet**' }),
  ).toEqual({
    [page]: [
      '-## Waarom het portfolio niet openbaar is [#reason]',
      expect.stringMatching(/^-- De toepassing/),
      '+## Waarom **niet** [#reason]',
      '+- Het [aantal](/pricing)',
    ],
  });
});
