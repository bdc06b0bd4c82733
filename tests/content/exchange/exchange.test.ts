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

/** Two pages and the interface words, in English and two translations. */
const small = realFiles(/^(?:en|nl|ar)\/(?:portfolio|pricing|common|components|glossary)\b/);
const page = 'nl/portfolio.mdx';

/** Returns the exchange file of a language in a format. */
const exported = (tree: Tree, format: FormatName, language: Locale = 'nl', only?: UnitState[]): string =>
  fileOf(exportPages(readGraph(temporaryFolder(tree)), language, only), format, language);

const fileOf = (pages: readonly ExchangePage[], format: FormatName, language: string): string =>
  formats[format](pages, { source: 'en', language });

/** Imports a file, and returns the output and the exit status. */
function importOf(graph: Graph, file: string | Buffer, options: Partial<ImportOptions> = {}) {
  const said: string[] = [];
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, file);
  const all = { force: false, acceptEqual: false, ...options };
  const exitCode = importFiles(graph, [path], all, (line) => said.push(line.replaceAll(path, 'FILE')));
  return { exitCode, said: said.join('\n') };
}

/** The same for a tree, with the lines that the import adds to each file. */
function imported(tree: Tree, file: string | Buffer, options?: Partial<ImportOptions>) {
  const folder = temporaryFolder(tree);
  const result = importOf(readGraph(folder), file, options);
  const changes = Object.entries(readTree(folder)).flatMap(([path, text]) =>
    tree[path] === text ? [] : [[path, newLines(String(tree[path] ?? ''), text)]],
  );
  return { ...result, changes: Object.fromEntries(changes) };
}

test.each(completeLanguages)('export and import leave every file unchanged: %s', (language) => {
  const graph = readGraph(temporaryFolder(readTree(realContent)));
  const pages = exportPages(graph, language as Locale);
  expect(pages.flatMap(({ unmatchedSections }) => unmatchedSections)).toEqual([]);
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
] as const)('imports what was changed in %s, and nothing else', (format, text, line) => {
  const file = exported(small, format).replace(heading, 'Werk: op “aanvraag”').replace(item, text);
  expect(imported(small, file)).toEqual({
    exitCode: 0,
    said: expect.stringMatching(/^Imported: .*portfolio\.mdx: 2 texts$/),
    changes: { [page]: ['  heading: "Werk: op “aanvraag”"', line] },
  });
});

describe('a missing page', () => {
  const lacking = without(small, page);
  const file = () => exported(lacking, 'xliff1', 'nl', ['missing']);

  test('stays missing when a tool gives back the English texts', () => {
    expect(imported(lacking, file())).toEqual({
      exitCode: 0,
      said: 'Skipped: 30 missing texts identical to English. To import them anyway, add --accept-equal.\nNothing was written.',
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

test('exports each plural form with examples of its numbers', () => {
  const file = exported(without(small, 'ar/components.json', 'ar/components.source.json'), 'po', 'ar');
  expect(file).toMatch(
    /Plural form “few”, for numbers such as 3, 4, 5\.[^"]*\nmsgctxt "components.json:sitemap.pages_few"\nmsgid "\{\{count\}\} pages"/,
  );
  expect(file.match(/sitemap.pages_/g)).toHaveLength(6);
});

test('the translation memory numbers the codes of both languages alike', () => {
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

  test('records confirmed text together with the rest of its section', () => {
    const file = exported(stale, 'xliff1');
    expect(file.match(/needs-review-translation/g)?.length).toBeGreaterThan(1);
    expect(imported(stale, file).changes).toEqual({});
    const confirmed = imported(
      stale,
      file.replaceAll('needs-review-translation', 'final').replace(item, 'Hoeveel'),
    );
    expect(confirmed.said).toMatch(/1 text, 1 part recorded as up to date$/);
    expect(confirmed.changes).toEqual({
      [page]: [expect.stringMatching(/^ {4}"[0-9a-f]{6}"$/), '- Hoeveel'],
    });
  });

  test('names what changed in English since the export, without recording it', () => {
    const { exitCode, said, changes } = imported(stale, exported(small, 'po').replace(item, 'Hoeveel'));
    expect(exitCode).toBe(0);
    expect(said).toContain('English has changed since the export: nl/portfolio.mdx:text/request:4');
    expect(changes).toEqual({ [page]: ['- Hoeveel'] });
  });

  test('overwrites a newer translation only with --force', () => {
    const newer = edit(small, page, item, 'Het aantal');
    const file = exported(small, 'xliff1').replace(item, 'Hoeveel');
    const { exitCode, said, changes } = imported(newer, file);
    expect({ exitCode, changes }).toEqual({ exitCode: 1, changes: {} });
    expect(said).toMatch(
      /^Rejected: nl\/portfolio.mdx:text\/request:4: .* to “Het aantal”; to replace it with “Hoeveel”, add --force/,
    );
    expect(imported(newer, file, { force: true }).changes).toEqual({ [page]: ['- Hoeveel'] });
  });
});

const doctype = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY a "&b;&b;">]>';
const code = /(Schrijf naar )(<x [^>]*>)/;

/** Files that are rejected as a whole: what replaces what, the exit status and the message. */
const hostile: [FormatName, where: string | RegExp, what: string, exitCode: number, said: RegExp][] = [
  ['xliff1', '<xliff', `${doctype}\n<xliff`, 2, /line 2: it has a DOCTYPE/],
  ['xliff1', heading, '&boom;', 2, /line \d+: .*entity/],
  ['xliff1', heading, '<g id="1">'.repeat(5000), 2, /too deeply/],
  ['xliff1', /<trans-unit id="portfolio.mdx:title"[\s\S]*/, '', 2, /line \d+: /],
  ['xliff1', 'UTF-8', 'ISO-8859-1', 2, /ISO-8859-1; only UTF-8/],
  ['po', 'charset=utf-8', 'charset=cp1252', 2, /cp1252; only UTF-8/],
  ['xliff1', /[\s\S]*/, '<html><body/></html>', 2, /not an XLIFF 1.2/],
  ['po', 'Language: nl', 'Language: it', 2, /“en” to “it”/],
  [
    'po',
    /Language: nl([\s\S]*)Het geschatte aantal/,
    'Language: ar$1Het',
    1,
    /to replace it with “Het.*add --force/,
  ],
  ['po', 'portfolio.mdx:title"', 'other.mdx:title"', 1, /nl\/other.mdx: its English file no longer exists/],
  ['xliff1', code, '$1', 1, /nl\/portfolio.mdx:text\/request:1: it is missing “<Email \/>”/],
  ['xliff1', code, '$1$2$2', 1, /it repeats a code/],
  ['xliff1', heading, 'Werk <x id="x"/>', 1, /it contains “\{\{x\}\}”, which is not in the English text/],
  ['po', item, 'Aantal {alert(1)}', 1, /\S+\/request:4: /],
  ['po', '[contactpagina](/contact)', '[contactpagina](javascript:alert)', 1, /request:1: it contains/],
];

test.each(hostile)(
  'imports nothing from a broken or hostile file (%#, %s)',
  (format, where, what, exitCode, said) => {
    const file = exported(small, format);
    const changed = file.replace(where, what);
    expect(changed).not.toBe(file);
    expect(imported(small, changed)).toEqual({ exitCode, said: expect.stringMatching(said), changes: {} });
  },
);

test('rejects a file that is not in UTF-8', () => {
  expect(imported(small, Buffer.from('<xliff/>', 'utf16le'))).toMatchObject({
    exitCode: 2,
    said: 'FILE: it is not encoded in UTF-8.\nNothing was written.',
  });
});
