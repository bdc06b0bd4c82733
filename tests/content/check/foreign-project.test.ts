import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '../../../scripts/check/check-project.ts';
import { init } from '../../../scripts/check/commands/init.ts';
import { openProject } from '../../../scripts/check/project/open-project.ts';
import { temporaryFolder, writeTree } from '../fixture.ts';
import { commit, git, startRepository } from './project.ts';
import { runIn } from './run-in.ts';

const english = { greeting: 'Hello {{name}}', save: 'Save the {{count}} files' };
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Creates a repository with a project in one of its folders, and one error in a German string. */
function repository(project = '.'): string {
  const folder = temporaryFolder();
  writeTree(join(folder, project), {
    'locales/en.json': json(english),
    'locales/de.json': json({ greeting: 'Hallo {{nom}}', save: '{{count}} Dateien sichern' }),
    'locales/fr.json': json({ greeting: 'Bonjour {{name}}', save: 'Enregistrer les {{count}} fichiers' }),
  });
  startRepository(folder);
  return folder;
}

/** Writes the strings of a language. */
const write = (folder: string, code: string, texts: object): void =>
  writeTree(folder, { [`locales/${code}.json`]: json(texts) });
const configure = (folder: string, config: string | object): void => {
  const value = typeof config === 'string' ? config : JSON.stringify(config);
  writeTree(folder, { 'check.config.mjs': `export default ${value};\n` });
};

const run = async (folder: string, ...args: string[]) => runIn(folder, args, await openProject(folder));

/** Returns the output for uncommitted changes. */
const sinceCommit = async (folder: string, ...args: string[]): Promise<string> =>
  (await run(folder, '--base', 'HEAD', ...args)).output;

test('warns about a symbolic link to the file of another language', async () => {
  const folder = repository();
  symlinkSync('fr.json', join(folder, 'locales/fr-BE.json'));
  const findings = check(await openProject(folder)).filter(({ rule }) => rule === 'file');
  expect(findings).toMatchObject([{ path: 'locales/fr-BE.json', level: 'warning', code: 'link' }]);
});

test('after init, only new findings block', async () => {
  const folder = repository();
  expect((await run(folder)).exitCode).toBe(1);
  const wrote = /^Wrote check\.config\.mjs.*\nWrote check\.baseline\.json: 1 current finding\./;
  expect(init(await openProject(folder))).toMatch(wrote);
  expect((await run(folder)).exitCode).toBe(0);
  write(folder, 'fr', { greeting: 'Bonjour', save: 'Enregistrer {{count}} fichiers' });
  const found = check(await openProject(folder)).map(({ path, level, old }) => `${path} ${level} ${old}`);
  expect(found).toEqual(['locales/de.json warning true', 'locales/fr.json error undefined']);
  expect(init(await openProject(folder))).toMatch(/: 2 current findings\./);
});

test('a finding can be accepted by its line, until the text changes', async () => {
  const folder = repository();
  write(folder, 'fr', { greeting: 'Bonjour', save: 'Enregistrer 5 fichiers' });
  const accept = (...names: string[]) => run(folder, 'accept', ...names);
  const accepted = await accept('locales/de.json:2', 'locales/fr.json:3');
  expect(accepted.output).toMatch(/^Added 2 findings to check\.base/);
  const left = /^locales\/fr\.json\n {2}2:.*\n1 error, 0 warnings in 1 file\. 2 older/s;
  expect((await run(folder)).output).toMatch(left);
  expect((await accept('locales')).output).toContain('Added 1 finding ');
  expect((await run(folder)).exitCode).toBe(0);
  expect(readFileSync(join(folder, 'check.baseline.json'), 'utf8')).toContain('"placeholders “greeting” ');
  write(folder, 'fr', { greeting: 'Bonjour {{nom}}', save: 'Enregistrer 5 fichiers' });
  expect((await run(folder)).exitCode).toBe(1);
  expect((await accept('locales')).output).toContain(', and removed 1 finding that no longer applies.');
  await expect(accept('locales/de.txt')).rejects.toThrow('There is no file “locales/de.txt”.');
  await expect(accept('locales/de.json:9')).rejects.toThrow('There are no findings in “locales/de.json:9”.');
});

test('a file that was unreadable at init does not block, but one that breaks later does', async () => {
  const folder = repository();
  writeTree(folder, { 'locales/de.json': '{ "greeting": "Hallo {{name}}" "save": "Sichern" }' });
  expect((await run(folder)).exitCode).toBe(2);
  init(await openProject(folder));
  expect((await run(folder)).exitCode).toBe(0);
  commit(folder, 'Begin with the check');
  expect((await run(folder, '--base', 'HEAD')).exitCode).toBe(0);
  writeTree(folder, { 'locales/fr.json': '{ "greeting": "Bonjour {{name}}" "save": "Enregistrer" }' });
  expect((await run(folder)).exitCode).toBe(2);
  expect((await run(folder, '--base', 'HEAD')).exitCode).toBe(2);
});

test('the configuration sets levels and thresholds', async () => {
  const folder = repository();
  configure(folder, { rules: { levels: { placeholders: 'warning' }, thresholds: { fr: { complete: 90 } } } });
  write(folder, 'fr', { greeting: 'Bonjour {{name}}' });
  const found = check(await openProject(folder)).map(({ path, rule, level }) => `${path} ${rule} ${level}`);
  expect(found).toEqual(['locales/de.json placeholders warning', 'locales/fr.json keys error']);
});

test('an English page is one finding even when partly translated, and fails a threshold', async () => {
  const folder = temporaryFolder();
  configure(folder, { rules: { thresholds: { fr: { complete: 95 } } } });
  const page = (...texts: string[]): string => texts.map((text, at) => `${text} ${at}\n\n`).join('');
  const english = Array<string>(6).fill('Hulma. These are all of the chairs that we have.');
  for (const name of ['b', 'c'])
    writeTree(folder, { [`docs/en/${name}.md`]: page('One'), [`docs/fr/${name}.md`]: page('Un') });
  writeTree(folder, { 'docs/en/a.md': page(...english), 'docs/fr/a.md': page(...english) });
  const found = async () =>
    check(await openProject(folder)).map(({ code, line, old }) => `${code} ${line} ${old}`);
  expect(await found()).toEqual(['too-little 1 undefined', 'page 1 undefined']);
  init(await openProject(folder));
  writeTree(folder, { 'docs/fr/a.md': page('Voici toutes les chaises.', ...english.slice(1)) });
  expect(await found()).toContain('page 3 true');
});

test('a page with as many sections of its own is complete, but one with fewer is not', async () => {
  const folder = temporaryFolder();
  const page = (level: string, ...names: string[]): string =>
    names.map((name) => `${level} ${name}\n\nThe \`${name}()\` is here.\n\n`).join('');
  for (const code of ['en', 'fr'])
    writeTree(folder, { [`docs/${code}/b.md`]: `Un ${code}.\n`, [`docs/${code}/c.md`]: `Un ${code}.\n` });
  writeTree(folder, { 'docs/en/a.md': page('##', 'oak', 'ash', 'elm') });
  const state = async (text: string) => {
    writeTree(folder, { 'docs/fr/a.md': text });
    return /^French +(\d+)%.*/m.exec((await run(folder)).output)?.[1];
  };
  expect(await state(page('####', 'un', 'deux', 'trois'))).toBe('100');
  expect(Number(await state(page('####', 'un')))).toBeLessThan(50);
});

const keys = 'content, source, languages, exclude, site, rules';
const levels = "{ rules: { levels: { mdx_protected: 'off' } } }";
const shares = "{ rules: { thresholds: { fr: { complete: '90' }, de: { current: 120 } } } }";

test.each([
  ['{ list: [] }', `“list” is not a known key. → delete “list”, or use one of these keys: ${keys}.`],
  [levels, '“rules.levels.mdx_protected” is not a known key; did you mean “mdx-protected”? → rename “mdx'],
  ["{ rules: { levels: { keys: 'info' } } }", 'expected “error”, “warning” or “off”, found “info”.'],
  [shares, '“rules.thresholds.de.current”: expected at most 100, found the number 120. → write at most 100.'],
  [
    "{ languages: { tw: 'zh_TW' } }",
    '“languages.tw”: expected a language such as “zh-TW”, or false, found “zh_TW”.',
  ],
  [
    "{ exclude: ['blog/**'] }",
    'entry 1 of “exclude”: expected a path below the folder of a language, without',
  ],
  ["{ site: 'docs' }", '“site”: expected a web address, found “docs”. → write a web address.'],
  ['[]', 'the file: expected fields, each on its own line, found an empty list.'],
  ["{ content: 'local' }", ': there is no folder “local”.'],
  ['undefined', 'check.config.mjs has no default export. → write “export default { … };”.'],
])('rejects the configuration %s', async (config, said) => {
  const folder = repository();
  configure(folder, config);
  await expect(openProject(folder)).rejects.toThrow(said);
  await expect(openProject(folder)).rejects.toThrow('check.config.mjs');
});

test('does not fix what a disabled rule would report', async () => {
  const folder = repository();
  const french = { greeting: 'Bonjour {{name}}!', save: 'Enre\u200bgistrer les {{count}} fichiers' };
  write(folder, 'fr', french);
  await run(folder, '--fix');
  expect(readFileSync(join(folder, 'locales/fr.json'), 'utf8')).toBe(json(french).replace('\u200b', ''));
});

test('the comment lists what a change broke by language, and what it made stale, errors first', async () => {
  const folder = repository();
  write(folder, 'en', { ...english, save: 'Save all {{count}} files' });
  commit(folder, 'Change English');
  write(folder, 'fr', { greeting: 'Bonjour {{nom}}', save: 'Enregistrer les {{count}} fichiers' });
  const { exitCode, output } = await run(folder, '--base', 'HEAD~1', '--format', 'comment');
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^<!-- translation-check -->\n\n### Translations\n\n1 error, 2 warnings in 2 files/);
  const told = output.replaceAll(/locales\/|\\\.json/g, '').match(/^#### .*$|^- \S+ \S+/gm);
  expect(told).toEqual(['#### French', '- fr:2 **error**', '#### Stale', '- en:3:3, “save”:']);
  expect(output).toContain(': German (locales/de\\.json:3) and French (locales/fr\\.json:3)\n  → Save');
  expect(await sinceCommit(folder, '--format', 'comment')).not.toContain('German');
});

test('a threshold judges a change by the whole language; without one, completeness is not reported', async () => {
  const folder = temporaryFolder();
  write(folder, 'en/common', english);
  write(folder, 'en/help', { help: 'Read how to begin with the editor and all of its tools' });
  write(folder, 'fr/common', { greeting: 'Bonjour {{name}}', save: 'Enregistrer les {{count}} fichiers' });
  write(folder, 'fr/help', { help: 'Lisez comment commencer avec l’éditeur et tous ses outils' });
  startRepository(folder);
  write(folder, 'fr/common', { greeting: 'Bonjour {{name}}' });
  expect(await sinceCommit(folder)).not.toMatch(/complete/i);
  configure(folder, { rules: { thresholds: { fr: { complete: 50, current: 0 } } } });
  expect((await run(folder, '--base', 'HEAD')).exitCode).toBe(0);
});

test('reports a translation that a change deletes, as long as its source exists', async () => {
  const folder = temporaryFolder();
  for (const name of ['common', 'help', 'old'])
    for (const code of ['en', 'fr']) write(folder, `${code}/${name}`, { save: `${name} ${code}` });
  startRepository(folder);
  for (const path of ['fr/help', 'fr/old', 'en/old']) rmSync(join(folder, `locales/${path}.json`));
  const told = '- locales/fr/help\\.json:1 **warning** file: this';
  const comment = async () => sinceCommit(folder, '--format', 'comment');
  expect(await comment()).toContain(`1 warning in 1 file\\.\n\n#### French\n\n${told}`);
  expect((await run(folder)).output).toMatch(/^No findings/);
  rmSync(join(folder, 'locales/en/common.json'));
  expect(await comment()).toContain(told);
});

test('reports a file that a change adds, with the languages that lack it', async () => {
  const folder = temporaryFolder();
  for (const code of ['en', 'de', 'fr']) write(folder, `${code}/common`, { save: `Save ${code}` });
  startRepository(folder);
  for (const code of ['en', 'de']) write(folder, `${code}/help`, { help: `Help ${code}` });
  const output = await sinceCommit(folder);
  expect(output).toMatch(/en\/help\.json\n.*that is not translated into French yet\./s);
  // Other files are not read, so completeness is unknown.
  expect(output).not.toContain('Complete');
});

test('names the keys that a change leaves untranslated, once if several languages share them', async () => {
  const folder = repository();
  const texts = { open: 'Open this file', close: 'Close this file' };
  write(folder, 'en', { ...english, ...texts });
  commit(folder, 'New texts, open in all languages');
  expect(await sinceCommit(folder)).toMatch(/^No new findings/);
  const print = 'You can print this file from the menu of the editor.';
  const all = { ...english, ...texts, share: 'Share this file', print };
  write(folder, 'en', all);
  write(folder, 'pl', { greeting: 'Cześć {{name}}', save: 'Zapisz {{count}} plików' });
  write(folder, 'fr', { greeting: 'Bonjour {{name}}', save: 'Enregistrer les {{count}} fichiers', print });
  write(folder, 'it', { ...texts, greeting: 'Ciao {{name}}', save: 'Salva {{count}} file' });
  const output = await sinceCommit(folder);
  expect(output.match(/this change leaves .*/g)).toEqual([
    'this change leaves 2 texts in this file untranslated: “share” and “print”. The same is true of locales/fr.json and locales/it.json.',
    'this change leaves 4 texts in this file untranslated: “open”, “close”, “share” and “print”.',
  ]);
});

test('counts a finding that several languages share in each of them', async () => {
  const folder = repository();
  for (const code of ['de', 'fr', 'pl'])
    write(folder, code, { greeting: 'Aha {{nom}}', save: 'X {{count}} Y' });
  const { output } = await run(folder);
  expect(output).toContain('1 error, ');
  expect(output.match(/^(?:German|French|Polish) .* 1 +\d+$/gm)).toHaveLength(3);
});

test('a partial translation and errors in unchanged files are not new findings', async () => {
  const folder = repository();
  const texts = { ...english, open: 'Open this file', close: 'Close this file', print: 'Print this file' };
  write(folder, 'en', texts);
  commit(folder, 'New texts');
  const french = { greeting: 'Bonjour {{name}}', save: 'Enregistrer {{count}} fichiers' };
  write(folder, 'fr', { ...french, open: 'Ouvrir ce fichier' });
  expect(await sinceCommit(folder)).toMatch(/^No new findings/);
  git(folder, 'stash');
  init(await openProject(folder));
  git(folder, 'stash', 'pop');
  expect((await run(folder)).output).toMatch(/^No new findings/);
  expect((await run(folder, 'locales/fr.json')).output).toMatch(/“close” is missing.*“print” is missing/s);
  write(folder, 'en', { ...texts, share: 'Share this' });
  expect(await sinceCommit(folder)).toMatch(/“share” is missing/);
});

test('a page that was changed or named may link to pages that are not checked', async () => {
  const [docs, own] = ['src/content/docs', 'src/content/docs/de/start.md'];
  const folder = temporaryFolder({ 'astro.config.mjs': '' });
  writeTree(folder, { [`${docs}/use.md`]: '## Save\n', [`${docs}/de/use.md`]: '## Sichern\n' });
  writeTree(folder, { [`${docs}/start.md`]: '[Use](/use/#save)\n', [own]: '[Nutzen](/de/use/#sichern)\n' });
  startRepository(folder);
  writeTree(folder, { [own]: '[Nutzen](/de/use/#save)\n' });
  const said = '1:1  warning  links  the page /de/use/ has no anchor #save.';
  expect(await sinceCommit(folder)).toContain(said);
  expect((await run(folder, own)).output).toContain(said);
  // Nor is a page, unless it links to an anchor that was there before.
  git(folder, 'checkout', '.');
  writeTree(folder, { [`${docs}/de/use.md`]: '## Speichern\n' });
  expect(await sinceCommit(folder)).toContain('has no anchor #sichern.');
});

test('does not check or count excluded pages and folders', async () => {
  const pages = ['blog/a.md', 'blogs.md', 'old.md'].flatMap((path) => [`docs/en/${path}`, `docs/de/${path}`]);
  const folder = temporaryFolder(
    Object.fromEntries(pages.map((path) => [path, 'TODO: all of it is to be written\n'])),
  );
  configure(folder, { exclude: ['blog/', 'old'] });
  const { output } = await run(folder, '--format', 'json');
  expect(JSON.parse(output).map(({ path }: { path: string }) => path)).toEqual(['docs/en/blogs.md']);
});

test('skips a folder that is configured as no language, unless translations have it, too', async () => {
  const pages = ['start.md', 'id/tokens.md', 'fr/id/tokens.md', 'nl/start.md'];
  const folder = temporaryFolder({
    'astro.config.mjs': 'starlight({ locales: { root: {}, fr: {} } })',
    'check.config.mjs': 'export default { languages: { id: false, nl: false } };',
    ...Object.fromEntries(pages.map((path) => [`src/content/docs/${path}`, ''])),
  });
  const { layout } = (await openProject(folder)).project;
  const places = pages
    .map((path) => layout?.identify(path))
    .map((place) => place && [place.locale, place.key]);
  expect(places).toEqual([['en', 'start'], ['en', 'id/tokens'], ['fr', 'id/tokens'], undefined]);
});

test('requires the git submodule that contains the sources', async () => {
  const folder = temporaryFolder({
    'docusaurus.config.js': '',
    '.gitmodules': '[submodule "docs"]\npath = docs\nurl = ../docs\n',
    'i18n/de/docusaurus-plugin-content-docs/current/start.md': 'Anfang\n',
  });
  startRepository(folder);
  git(
    folder,
    'update-index',
    '--add',
    '--cacheinfo',
    `160000,${git(folder, 'rev-parse', 'HEAD').trim()},docs`,
  );
  await expect(run(folder)).rejects.toThrow(/^The git submodule docs is not .* → run “git submodule /);
});
