import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { report } from '../../../scripts/check/api.ts';
import { check, checkProject } from '../../../scripts/check/check-project.ts';
import { init } from '../../../scripts/check/commands/init.ts';
import { hasChangedLanguage } from '../../../scripts/check/core/languages/function-words.ts';
import { openProject } from '../../../scripts/check/project/open-project.ts';
import { type Tree, temporaryFolder, writeTree } from '../fixture.ts';
import { commit, git, shallowClone } from './project.ts';

const english = (install = 'Run the program once.', use = 'Then use it every day.'): string =>
  `---\ntitle: Guide\n---\n\n## Install\n\n${install}\n\nUse\n---\n\n${use}\n`;

const german = (install = 'Führen Sie das Programm einmal aus.', use = 'Nutzen Sie es täglich.'): string =>
  `---\ntitle: Anleitung\n---\n\n## Installation\n\n${install}\n\nNutzung\n---\n\n${use}\n`;

const docs = 'src/content/docs';

const [source, own] = [`${docs}/guide.md`, `${docs}/de/guide.md`];

/** Creates a repository with a commit for each tree. */
function repository(...commits: Tree[]): string {
  const folder = temporaryFolder();
  git(folder, 'init', '-q', '-b', 'main');
  for (const tree of commits) change(folder, tree);
  return folder;
}

/** Creates a repository with a German page that is up to date with English, and later changes. */
const page = (...changes: Tree[]): string =>
  repository({ 'astro.config.mjs': '', [source]: english(), [own]: german() }, ...changes);

function change(folder: string, tree: Tree): void {
  writeTree(folder, tree);
  commit(folder, 'A change');
}

/** Returns the lines of the stale sections, fields and keys. */
async function staleLines(folder: string): Promise<string[]> {
  const stale = check(await openProject(folder)).filter(({ rule }) => rule === 'stale');
  return stale.map(({ path, line }) => `${path.replace(`${docs}/`, '')}:${line}`);
}

const twice = { [source]: english('Run the program twice.') };

test('a section that changed in English is stale, with a diff of its text and code', async () => {
  const [finding, ...others] = check(await openProject(page(twice)));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ path: own, line: 5, level: 'warning', rule: 'stale' });
  expect(finding?.message).toMatch(/ changed since \S+ \(\w{7}\), when this translation was last edited\.$/);
  expect(finding?.fix).toContain('[-once-]{+twice+}');
  const threads = english('Run [the program](guide.md) with `--threads 4`.');
  const [other] = check(await openProject(page({ [source]: threads })));
  expect(other?.fix).toContain('Run the program [-once-]{+with `--threads 4`+}.');
});

test('a long diff names a command that shows all of it, also after a move', async () => {
  const folder = page({ [source]: english('Start it. '.repeat(50)) });
  for (const path of [source, own]) {
    mkdirSync(join(folder, path, '../a'));
    renameSync(join(folder, path), join(folder, path, '../a/guide.md'));
  }
  commit(folder, 'Move them');
  const [finding] = check(await openProject(folder));
  const [, command = ''] = /in full: git ([^)]+)/.exec(finding?.fix ?? '') ?? [];
  expect(git(folder, ...command.split(' '))).toContain('-Run the program once.');
});

test('a section is current once it was edited, but not when another one was', async () => {
  const folder = page(twice, { [own]: german(undefined, 'Danach nutzen Sie es täglich.') });
  expect(await staleLines(folder)).toEqual(['de/guide.md:5']);
  // Another comma, a comment or a placeholder does not count as a translation.
  change(folder, { [own]: german('{/* Bitte prüfen */}\nFühren Sie, das Programm, einmal aus. {{name}}') });
  expect(await staleLines(folder)).toEqual(['de/guide.md:5']);
  writeTree(folder, { [own]: german('Führen Sie das Programm zweimal aus.') });
  expect(await staleLines(folder)).toEqual([]);
});

test.each([
  ['<!-- A note -->\nRun the program once.', []],
  ['> 1. Run the\n>\n> [program](/b) once.', []],
  ['Run the porgram once.', []],
  ['Run the pro gram once.', []],
  ["<p class=\"big\">Run the program<br/> once.</p>\n\n<div class='dots' aria-hidden='true'></div>", []],
  ['Run the program once. <img src="a.png" alt="A screen">', ['de/guide.md:5']],
  ['Run the program once. `<br>`', ['de/guide.md:5']],
  ['Run that program once.', []],
  ['Run the programs once.', ['de/guide.md:5']],
])('only changed words make a section stale: %s', async (install, expected) => {
  expect(await staleLines(page({ [source]: english(install) }))).toEqual(expected);
});

test.each([
  ['de', 'Führen Sie das Programm einmal aus.'],
  ['ru', 'Запустите программу.'],
])('a source first written in the language of its translation is not newer: %s', async (locale, text) => {
  const translation = { [`${docs}/${locale}/guide.md`]: english(text) };
  const folder = repository({ 'astro.config.mjs': '', [source]: english(text), ...translation });
  change(folder, { [source]: english() });
  expect(await staleLines(folder)).toEqual([]);
  change(folder, twice);
  expect(await staleLines(folder)).toEqual([`${locale}/guide.md:5`]);
  // Latin letters are no proof: every language has names and code in them.
  expect(hasChangedLanguage('我们用 Oak 建模。', '我们用木头建模。', locale, 'zh')).toBe(false);
});

test('reports a page whose source was deleted or whose name is misspelled, but not an extra page', async () => {
  const others = { [`${docs}/de/impressum.md`]: german(), [`${docs}/start.md`]: english() };
  const folder = page({ ...others, [`${docs}/de/stat.md`]: german() });
  rmSync(join(folder, source));
  commit(folder, 'Delete the source');
  const findings = check(await openProject(folder)).filter(({ code }) => code === 'no-source');
  expect(findings).toMatchObject([
    { path: own, fix: 'rename it to match the source file, or delete it if the source is gone.' },
    { path: `${docs}/de/stat.md`, fix: expect.stringContaining(`, probably to ${docs}/de/start.md, or`) },
  ]);
});

test('reports a translation that is renamed without its source, before and after the commit', async () => {
  const folder = page();
  renameSync(join(folder, own), join(folder, docs, 'de/leitfaden.md'));
  const codes = async (base: string) =>
    checkProject(await openProject(folder), { base }).findings.map(({ code }) => code);
  expect(await codes('HEAD')).toEqual(['deleted-translation']);
  commit(folder, 'Rename it');
  expect(await codes('HEAD~1')).toEqual(['no-source']);
});

test('distinguishes sections of the same name by their words', async () => {
  const pages = (sign: string): Tree => ({
    [source]: `## Request\n\n${sign}GET${sign} /chairs\n\n## Request\n\n${sign}PUT${sign} /chairs\n`,
    [own]: `## Anfrage\n\n${sign}GET${sign} /stühle\n\n## Anfrage\n\n${sign}PUT${sign} /stühle\n`,
  });
  expect(await staleLines(repository({ 'astro.config.mjs': '', ...pages('') }, pages('`')))).toEqual([]);
});

test('files keep their history when their folder is moved', async () => {
  const words = (text: string) => ({ 'src/lang/en.json': `{"a": "${text}"}` });
  const folder = repository(
    { ...words('Save it'), 'src/lang/de.json': '{"a": "Sichern"}' },
    words('Delete it'),
  );
  mkdirSync(join(folder, 'app'));
  renameSync(join(folder, 'src/lang'), join(folder, 'app/locales'));
  commit(folder, 'Move the texts');
  expect(await staleLines(folder)).toEqual(['app/locales/de.json:1']);
});

test('a translation written on a branch is compared with the English text of that branch', async () => {
  const folder = page();
  git(folder, 'checkout', '-q', '-b', 'translation');
  change(folder, { [own]: german('Starten Sie das Programm einmal.') });
  git(folder, 'checkout', '-q', 'main');
  change(folder, twice);
  git(folder, 'merge', '-q', '--no-ff', '-m', 'Merge', 'translation');
  expect(await staleLines(folder)).toEqual(['de/guide.md:5']);
});

test('nothing is stale beyond the available history, and the report says why', async () => {
  const folder = page(twice);
  const clone = shallowClone(folder);
  expect(await staleLines(clone)).toEqual([]);
  for (const format of ['human', 'markdown', 'comment', 'html'] as const) {
    expect(report(await openProject(clone), format).text).toContain('This is a shallow clone');
    expect(report(await openProject(folder), format).text).not.toContain('shallow');
  }
  expect(report(await openProject(folder), 'html').text).toContain('Run the program [-once-]{+twice+}.');
  writeTree(clone, { 'check.config.mjs': "export default { rules: { levels: { stale: 'off' } } };" });
  expect(report(await openProject(clone), 'human').text).not.toContain('shallow');
  rmSync(join(clone, 'check.config.mjs'));
  change(clone, { [source]: english('Run the program twice.', 'Then use it.') });
  expect(await staleLines(clone)).toEqual(['de/guide.md:9']);
  rmSync(join(folder, '.git'), { recursive: true });
  expect(await staleLines(folder)).toEqual([]);
  expect(report(await openProject(folder), 'human').text).toContain('git has no history of this folder');
});

test('findings in the baseline are old wherever the history begins', async () => {
  const folder = page({ 'README.md': 'Texts' }, twice);
  init(await openProject(folder));
  commit(folder, 'Adopt the check');
  const project = await openProject(shallowClone(folder, 3));
  expect(check(project)).toMatchObject([{ rule: 'stale', old: true }]);
});

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

test('finds stale keys in JSON files, and counts a plural as one key', async () => {
  const words = (save: string, other: string) =>
    json({ menu: { save }, files_one: 'one file here', files_other: other });
  const folder = repository(
    { 'locales/en.json': words('Save the file', '{{count}} files here') },
    { 'locales/de.json': words('Datei sichern', '{{count}} Dateien hier') },
    { 'locales/en.json': words('Save all files', '{{count}} files there') },
  );
  writeTree(folder, { 'locales/fr.json': words('Enregistrer', '{{count}} fichiers ici') });
  expect(await staleLines(folder)).toEqual(['locales/de.json:3', 'locales/de.json:5']);
});

test('groups keys that the source dropped, and reports a misspelled one separately', async () => {
  const texts = { 'Save file': 'Datei sichern', open: 'Datei öffnen', menu: { close: 'Datei schließen' } };
  const folder = repository(
    { 'locales/en.json': json({ ...texts, print: 'Print the file' }) },
    { 'locales/de.json': json({ ...texts, prnt: 'Datei drucken' }) },
    { 'locales/en.json': json({ 'Save files': 'Save files', print: 'Print the file' }) },
  );
  const findings = check(await openProject(folder));
  const found = findings.map(({ code, data }) => `${code} ${data.key} ${data.meant ?? data.rest ?? ''}`);
  expect(found).toEqual(['missing-text Save files ', 'dropped Save file 2', 'unknown prnt print']);
  const { text } = report(await openProject(folder), 'comment');
  expect(text).toMatch(/#### German\n[^#]*“Save file” and 2 other keys/);
});

test('a copy of the old source text is untranslated, unless it is short and may be a name', async () => {
  const said = { print: 'You can print this file from the menu.', title: 'Print Shop' };
  const locales = (texts: object) => ({ 'locales/en.json': json({ open: 'Open it', ...texts }) });
  const folder = repository(
    { ...locales(said), 'locales/de.json': json({ ...said, open: 'Öffnen' }) },
    locales({ print: 'You can print all files from the menu.', title: 'Print Market' }),
  );
  const findings = check(await openProject(folder));
  expect(findings.map(({ rule, line }) => `${rule} ${line}`)).toEqual(['untranslated 2', 'stale 3']);
});
