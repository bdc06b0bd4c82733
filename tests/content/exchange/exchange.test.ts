import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../schema/languages.ts';
import type { UnitState } from '../../../scripts/authoring/editing/unit.ts';
import type { ExchangePage } from '../../../scripts/authoring/exchange/document.ts';
import { exportPages } from '../../../scripts/authoring/exchange/export.ts';
import { type FormatName, formats, readDocument } from '../../../scripts/authoring/exchange/formats.ts';
import { type ImportOptions, importFiles } from '../../../scripts/authoring/exchange/import.ts';
import { type Graph, readGraph } from '../../../scripts/content/graph.ts';
import { completeLanguages } from '../complete-languages.ts';
import {
  edit,
  newLines,
  readTree,
  realContent,
  realFiles,
  type Tree,
  temporaryFolder,
  without,
} from '../fixture.ts';

/** A page and the words of the interface, in two languages. */
const small = realFiles(/^(?:en|nl|ar)\/(?:portfolio|pricing|common|components|glossary)\b/);
const page = 'nl/portfolio.mdx';

/** The exchange file of a language in a format. */
const exported = (tree: Tree, format: FormatName, language: Locale = 'nl', only?: UnitState[]): string =>
  fileOf(exportPages(readGraph(temporaryFolder(tree)), language, only), format, language);

const fileOf = (pages: readonly ExchangePage[], format: FormatName, language: string): string =>
  formats[format](pages, { source: 'en', language });

/** What an import says, and its exit status. */
function importOf(graph: Graph, file: string | Buffer, options: Partial<ImportOptions> = {}) {
  const said: string[] = [];
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, file);
  const all = { force: false, acceptEqual: false, ...options };
  const exitCode = importFiles(graph, [path], all, (line) => said.push(line.replaceAll(path, 'FILE')));
  return { exitCode, said: said.join('\n') };
}

/** The same for a tree, and the lines that the import adds, by file. */
function imported(tree: Tree, file: string | Buffer, options?: Partial<ImportOptions>) {
  const folder = temporaryFolder(tree);
  const result = importOf(readGraph(folder), file, options);
  const changes = Object.entries(readTree(folder)).flatMap(([path, text]) =>
    tree[path] === text ? [] : [[path, newLines(String(tree[path] ?? ''), text)]],
  );
  return { ...result, changes: Object.fromEntries(changes) };
}

test.each(completeLanguages)('out and back, every file is as it was: %s', (language) => {
  const graph = readGraph(temporaryFolder(readTree(realContent)));
  const pages = exportPages(graph, language as Locale);
  expect(pages.flatMap(({ leftOut }) => leftOut)).toEqual([]);
  for (const format of ['xliff1', 'po'] as const) {
    const file = fileOf(pages, format, language);
    expect(readDocument(Buffer.from(file)).units.length).toBeGreaterThan(900);
    const unmarked = file.replaceAll(/ hulma:mark="\w+"|^#\. hulma-mark: .*\n/gm, '');
    for (const text of [file, unmarked])
      expect(importOf(graph, text), format).toEqual({ exitCode: 0, said: 'Nothing was written.' });
  }
});

const heading = 'Werk voor klanten, te zien op aanvraag';
const item = 'Het geschatte aantal producten';

test.each([
  ['xliff1', 'Aantal <mrk mid="m">**producten**</mrk> &amp; maten', '- Aantal **producten** & maten'],
  ['po', 'Het **aantal** producten', '- Het **aantal** producten'],
] as const)('what was changed in %s is taken, and nothing else', (format, text, line) => {
  const file = exported(small, format).replace(heading, 'Werk: op “aanvraag”').replace(item, text);
  expect(imported(small, file)).toEqual({
    exitCode: 0,
    said: expect.stringMatching(/^Taken: .*portfolio\.mdx: 2 texts$/),
    changes: { [page]: ['  heading: "Werk: op “aanvraag”"', line] },
  });
});

describe('a missing page', () => {
  const lacking = without(small, page);
  const file = () => exported(lacking, 'xliff1', 'nl', ['missing']);

  test('stays missing when a tool gives back the English texts', () => {
    expect(imported(lacking, file())).toEqual({
      exitCode: 0,
      said: '30 missing texts are the same as in English and stay missing; --accept-equal takes them.\nNothing was written.',
      changes: {},
    });
  });

  test('is created from what was translated', () => {
    const done = file().replace(
      '<target state="new">How to request it',
      '<target state="translated">Zo vraagt u het aan',
    );
    const { changes } = imported(lacking, done);
    expect(Object.keys(changes)).toEqual([page]);
    expect(changes[page]).toContain('## Zo vraagt u het aan [#request]');
    expect(imported(lacking, done, { acceptEqual: true }).changes[page]).toContain('  eyebrow: Portfolio');
  });
});

test('plural forms are texts of their own, with the numbers they are for', () => {
  const file = exported(without(small, 'ar/components.json', 'ar/components.source.json'), 'po', 'ar');
  expect(file).toMatch(
    /For numbers such as 3, 4, 5 \(form “few”\)[^"]*\nmsgctxt "components.json:sitemap.pages_few"\nmsgid "\{\{count\}\} pages"/,
  );
  expect(file.match(/sitemap.pages_/g)).toHaveLength(6);
});

test('the memory has what is translated, with the codes of both languages numbered alike', () => {
  expect(exported(small, 'tmx')).toContain(
    '<tuv xml:lang="nl"><seg>Schrijf naar <ph x="1" type="Email">&lt;Email /&gt;</ph> of gebruik de <bpt i="2" x="2" type="link">[</bpt>contactpagina<ept i="2">](/contact)</ept>.',
  );
});

describe('when English or the translation has changed', () => {
  const stale = edit(
    small,
    'en/portfolio.mdx',
    'The approximate number of products',
    'How many products there are',
  );

  test('what is confirmed is recorded, together with the others of its section', () => {
    const file = exported(stale, 'xliff1');
    expect(file.match(/needs-review-translation/g)?.length).toBeGreaterThan(1);
    expect(imported(stale, file).changes).toEqual({});
    const confirmed = imported(
      stale,
      file.replaceAll('needs-review-translation', 'final').replace(item, 'Hoeveel'),
    );
    expect(confirmed.said).toMatch(/1 text, 1 part up to date$/);
    expect(confirmed.changes).toEqual({
      [page]: [expect.stringMatching(/^ {4}"[0-9a-f]{6}"$/), '- Hoeveel'],
    });
  });

  test('what changed in English since the export is named, and not recorded', () => {
    const { exitCode, said, changes } = imported(stale, exported(small, 'po').replace(item, 'Hoeveel'));
    expect(exitCode).toBe(0);
    expect(said).toContain('English has changed: nl/portfolio.mdx:text/request:4');
    expect(changes).toEqual({ [page]: ['- Hoeveel'] });
  });

  test('a newer translation is not overwritten, unless that is asked for', () => {
    const newer = edit(small, page, item, 'Het aantal');
    const file = exported(small, 'xliff1').replace(item, 'Hoeveel');
    const { exitCode, said, changes } = imported(newer, file);
    expect({ exitCode, changes }).toEqual({ exitCode: 1, changes: {} });
    expect(said).toMatch(
      /^Refused: nl\/portfolio.mdx:text\/request:4: .* to “Het aantal”; with --force it becomes “Hoeveel”/,
    );
    expect(imported(newer, file, { force: true }).changes).toEqual({ [page]: ['- Hoeveel'] });
  });
});

const doctype = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY a "&b;&b;">]>';
const code = /(Schrijf naar )(<x [^>]*>)/;

/** Files that are rejected as a whole: what is inserted where, and the message. */
const hostile: [FormatName, where: string | RegExp, what: string, exitCode: number, said: RegExp][] = [
  ['xliff1', '<xliff', `${doctype}\n<xliff`, 2, /line 2: it has a DOCTYPE/],
  ['xliff1', heading, '&boom;', 2, /line \d+: .*entity/],
  ['xliff1', heading, '<g id="1">'.repeat(5000), 2, /too deeply/],
  ['xliff1', /<trans-unit id="portfolio.mdx:title"[\s\S]*/, '', 2, /line \d+: /],
  ['xliff1', 'UTF-8', 'ISO-8859-1', 2, /ISO-8859-1; only UTF-8/],
  ['po', 'charset=utf-8', 'charset=cp1252', 2, /cp1252; only UTF-8/],
  ['xliff1', /[\s\S]*/, '<html><body/></html>', 2, /not an XLIFF 1.2/],
  ['po', 'Language: nl', 'Language: it', 2, /“en” to “it”/],
  ['po', /Language: nl([\s\S]*)Het geschatte aantal/, 'Language: ar$1Het', 1, /with --force it becomes “Het/],
  ['po', 'portfolio.mdx:title"', 'other.mdx:title"', 1, /nl\/other.mdx: English has no such page/],
  ['xliff1', code, '$1', 1, /nl\/portfolio.mdx:text\/request:1: it has lost “<Email \/>”/],
  ['xliff1', code, '$1$2$2', 1, /it has a code twice/],
  ['xliff1', heading, 'Werk <x id="x"/>', 1, /it has “\{\{x\}\}”, which the English text does not have/],
  ['po', item, 'Aantal {alert(1)}', 1, /\S+\/request:4: /],
  ['po', '[contactpagina](/contact)', '[contactpagina](javascript:alert)', 1, /request:1: it has/],
];

test.each(hostile)(
  'nothing is taken from a broken or hostile file (%#, %s)',
  (format, where, what, exitCode, said) => {
    const file = exported(small, format);
    const changed = file.replace(where, what);
    expect(changed).not.toBe(file);
    expect(imported(small, changed)).toEqual({ exitCode, said: expect.stringMatching(said), changes: {} });
  },
);

test('a file that is not in UTF-8 is not read', () => {
  expect(imported(small, Buffer.from('<xliff/>', 'utf16le'))).toMatchObject({
    exitCode: 2,
    said: 'FILE: it is not in UTF-8.\nNothing was written.',
  });
});
