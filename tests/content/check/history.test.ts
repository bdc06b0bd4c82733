import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../../../scripts/check/open-project.ts';
import { check } from '../../../scripts/check/run.ts';
import { type Tree, writeTree } from '../fixture.ts';
import { commit, emptyFolder, git, shallowClone } from './project.ts';

const english = (install = 'Run the program once.', use = 'Then use it every day.'): string =>
  `---\ntitle: Guide\n---\n\n## Install\n\n${install}\n\n## Use\n\n${use}\n`;

const german = (
  install = 'Führen Sie das Programm einmal aus.',
  use = 'Dann nutzen Sie es täglich.',
): string => `---\ntitle: Anleitung\n---\n\n## Installation\n\n${install}\n\n## Nutzung\n\n${use}\n`;

const docs = 'src/content/docs';

/** A repository whose German page is up to date with the English one. */
function repository(): string {
  const folder = emptyFolder();
  git(folder, 'init', '-q', '-b', 'main');
  write(folder, {
    'astro.config.mjs': '',
    [`${docs}/guide.md`]: english(),
    [`${docs}/de/guide.md`]: german(),
  });
  commit(folder, 'The docs');
  return folder;
}

const write = (folder: string, tree: Tree): void => writeTree(folder, tree);

function change(folder: string, tree: Tree): void {
  write(folder, tree);
  commit(folder, 'A change');
}

/** The lines of the stale sections and fields. */
async function staleLines(folder: string): Promise<string[]> {
  const findings = check(await openProject(folder));
  return findings.flatMap(({ rule, path, line }) =>
    rule === 'stale' ? `${path.slice(docs.length + 1)}:${line}` : [],
  );
}

test('the section that English changed since is stale, with what changed', async () => {
  const folder = repository();
  change(folder, { [`${docs}/guide.md`]: english('Run the program twice.') });
  const [finding, ...others] = check(await openProject(folder));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ path: `${docs}/de/guide.md`, line: 5, level: 'warning', rule: 'stale' });
  expect(finding?.fix).toContain('[-once-]{+twice+}');
});

test('it is current once the section was edited, and not when another one was', async () => {
  const folder = repository();
  change(folder, { [`${docs}/guide.md`]: english('Run the program twice.') });
  change(folder, { [`${docs}/de/guide.md`]: german(undefined, 'Danach nutzen Sie es täglich.') });
  expect(await staleLines(folder)).toEqual(['de/guide.md:5']);
  write(folder, { [`${docs}/de/guide.md`]: german('Führen Sie das Programm zweimal aus.') });
  expect(await staleLines(folder)).toEqual([]);
});

test('line breaks, quotation marks and links make nothing stale', async () => {
  const folder = repository();
  change(folder, { [`${docs}/guide.md`]: english('Run the [program](/a)\nonce.') });
  change(folder, { [`${docs}/de/guide.md`]: german('Führen Sie das [Programm](/a) einmal aus.') });
  change(folder, { [`${docs}/guide.md`]: english('Run the\n[program](/b) once.') });
  expect(await staleLines(folder)).toEqual([]);
});

test.each(['run, the program once!', 'Run the program 🚀 once.', '<!-- A note -->\nRun the program once.'])(
  'punctuation, capitals, emoji and comments make nothing stale: %s',
  async (install) => {
    const folder = repository();
    change(folder, { [`${docs}/guide.md`]: english(install) });
    expect(await staleLines(folder)).toEqual([]);
  },
);

test.each([
  ['Run the porgram once.', []],
  ['Run that program once.', []],
  ['Run the programs once.', ['de/guide.md:5']],
  ['Ran the program once.', ['de/guide.md:5']],
])('typos and small words make nothing stale, and other words do: %s', async (install, expected) => {
  const folder = repository();
  change(folder, { [`${docs}/guide.md`]: english(install) });
  expect(await staleLines(folder)).toEqual(expected);
});

test('files that moved keep their age', async () => {
  const folder = repository();
  change(folder, { [`${docs}/guide.md`]: english('Run the program twice.') });
  for (const name of ['', 'de/'])
    renameSync(join(folder, docs, `${name}guide.md`), join(folder, docs, `${name}start.md`));
  commit(folder, 'Move');
  expect(await staleLines(folder)).toEqual(['de/start.md:5']);
});

test('a translation that was written on a branch follows the English of the branch', async () => {
  const folder = repository();
  git(folder, 'checkout', '-q', '-b', 'translation');
  change(folder, { [`${docs}/de/guide.md`]: german('Starten Sie das Programm einmal.') });
  git(folder, 'checkout', '-q', 'main');
  change(folder, { [`${docs}/guide.md`]: english('Run the program twice.') });
  git(folder, 'merge', '-q', '--no-ff', '-m', 'Merge', 'translation');
  expect(await staleLines(folder)).toEqual(['de/guide.md:5']);
});

test('nothing is said where the history does not reach', async () => {
  const folder = repository();
  change(folder, { [`${docs}/guide.md`]: english('Run the program twice.') });
  const clone = shallowClone(folder);
  expect(await staleLines(clone)).toEqual([]);
  change(clone, { [`${docs}/guide.md`]: english('Run the program twice.', 'Then use it.') });
  expect(await staleLines(clone)).toEqual(['de/guide.md:9']);
  const copy = emptyFolder();
  cpSync(folder, copy, { recursive: true });
  rmSync(join(copy, '.git'), { recursive: true });
  expect(await staleLines(copy)).toEqual([]);
});

test('keys of JSON files, plurals as one', async () => {
  const folder = emptyFolder();
  git(folder, 'init', '-q', '-b', 'main');
  const words = (save: string, other: string) =>
    `${JSON.stringify({ menu: { save }, files_one: 'one file here', files_other: other }, null, 2)}\n`;
  write(folder, { 'locales/en.json': words('Save the file', '{{count}} files here') });
  change(folder, { 'locales/de.json': words('Datei sichern', '{{count}} Dateien hier') });
  change(folder, { 'locales/en.json': words('Save all files', '{{count}} files there') });
  writeFileSync(join(folder, 'locales/fr.json'), words('Enregistrer', '{{count}} fichiers ici'));
  const findings = check(await openProject(folder)).filter(({ rule }) => rule === 'stale');
  expect(findings.map(({ path, line }) => `${path}:${line}`)).toEqual([
    'locales/de.json:3',
    'locales/de.json:5',
  ]);
});

test('keys that the source dropped are one finding, and a misspelled one is another', async () => {
  const folder = emptyFolder();
  git(folder, 'init', '-q', '-b', 'main');
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const texts = { 'Save file': 'Datei sichern', open: 'Datei öffnen', menu: { close: 'Datei schließen' } };
  write(folder, { 'locales/en.json': json({ ...texts, print: 'Print the file' }) });
  change(folder, { 'locales/de.json': json({ ...texts, prnt: 'Datei drucken' }) });
  change(folder, { 'locales/en.json': json({ 'Save files': 'Save files', print: 'Print the file' }) });
  const findings = check(await openProject(folder));
  expect(findings.map(({ code, data }) => `${code} ${data.key} ${data.meant ?? data.others ?? ''}`)).toEqual([
    'missing-text Save files ',
    'dropped Save file 2',
    'unknown prnt print',
  ]);
});
