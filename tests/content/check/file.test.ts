import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../../schema/languages.ts';
import { checkContent } from '../../../scripts/check/check-content.ts';
import { formatFinding } from '../../../scripts/check/finding.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { problemIn } from '../../../scripts/content/source.ts';
import { edit, type Tree, temporaryFolder, textOf, without } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { findingsOf, memo } from './findings.ts';
import { runIn } from './run-in.ts';

const sample = sampleTree();

/** Returns a tree with some files renamed. */
const renamed = (tree: Tree, names: { readonly [from: string]: string }): Tree => ({
  ...without(tree, ...Object.keys(names)),
  ...Object.fromEntries(Object.entries(names).map(([from, to]) => [to, textOf(tree, from)])),
});

function withFiles(...paths: string[]): Tree {
  const files = paths.map((path) => [path, path.endsWith('.json') ? '{}' : '']);
  return { ...sample, ...Object.fromEntries(files) };
}

const inAll = (name: string) => translatedTo.map((locale) => `${locale}/${name}`);
const keep = locales.map((code) => [`${code}/glossary.yaml`, 'keep: []\n']);
const glossaries = { ...sample, ...Object.fromEntries(keep) };
const news = { ...sample, 'en/news.mdx': textOf(sample, 'en/guide.mdx') };
const stray =
  'nl-NL/about.mdx nl/home.json nl/notes nl/notes.txt nl/offers.json nl/offers.mdx notes.md'.split(' ');

const misnamed = renamed(sample, { 'de/guide.mdx': 'de/giude.mdx' });
const dropped = ['nl/guide.mdx', 'zh/components.json'];
const words = renamed(sample, { 'en/components.json': 'en/component.json' });
const glossary = renamed(glossaries, { 'nl/glossary.yaml': 'nl/glossary.yml' });

test.each<[string, Tree, string[]]>([
  ['a missing translation', without(sample, ...dropped), dropped],
  ['a missing English page that menus link to, once', without(sample, 'en/about.mdx'), ['en/about.mdx']],
  ['the orphans of any other missing English page, once', without(sample, 'en/guide.mdx'), ['ar/guide.mdx']],
  ['a misnamed file, but not the one that it leaves missing', misnamed, ['de/giude.mdx']],
  ['a name in the language', renamed(sample, { 'fr/guide.mdx': 'fr/avis.mdx' }), ['fr/avis.mdx']],
  ['a misnamed English namespace', words, ['en/component.json', 'en/components.json']],
  ['files that belong to nothing', withFiles(...stray), stray],
  ['a folder of such files, once', withFiles('xx/about.mdx', 'xx/guide.mdx'), ['xx/about.mdx']],
  ['a misnamed glossary', glossary, ['nl/glossary.yml']],
  ['a new page, in every language', news, inAll('news.mdx')],
])('reports %s', (_, tree, paths) => {
  expect(findingsOf(tree)).toEqual(paths.map((path) => `content/${path}:1:1  error  file`));
});

test('allows glossaries, hidden files and pages that are new in all languages', () => {
  const tree = { ...glossaries, ...news, '.DS_Store': '', 'nl/.about.mdx.swp': '' };
  const pages = inAll('news.mdx').map((path) => [path, textOf(sample, path.replace('news', 'guide'))]);
  const folder = temporaryFolder({ ...tree, ...Object.fromEntries(pages) });
  expect(checkContent(readGraph(folder), memo)).toEqual([]);
});

const page = textOf(sample, 'en/guide.mdx');

const at = (path: string) => expect.stringContaining(`content/${path}:1:1  error  file`);

/** Returns the errors of the check, each of which the build must report in the same words. */
function refusedIn(folder: string): string[] {
  const graph = readGraph(folder);
  const findings = checkContent(graph, memo)
    .filter(({ level }) => level === 'error')
    .map(formatFinding);
  const said = problemIn(graph)?.message ?? '';
  for (const finding of findings) expect(said).toContain(finding);
  return findings;
}

test.each(['en/q?x.mdx', 'en/__proto__.mdx', 'en/Our Team/a.mdx', 'en/标题.mdx', 'en/a\nb\u001b[2J.mdx'])(
  'rejects the name of %j',
  (name) => {
    const told = /^\S.* {2}error {2}file {2}the name .* may only contain /;
    expect(refusedIn(temporaryFolder({ ...sample, [name]: page }))).toEqual([expect.stringMatching(told)]);
  },
);

test('reports each file of a misnamed folder, and pages at the URL of a language', () => {
  const names = ['en/My Files/a.mdx', 'en/My Files/b.mdx', 'en/nl.mdx', 'en/zh/about.mdx'];
  const folder = temporaryFolder({ ...sample, ...Object.fromEntries(names.map((name) => [name, page])) });
  expect(refusedIn(folder)).toEqual(names.map(at));
});

test('reports links and pipes without following them, but no file that they replace as missing', () => {
  const lost = ['en/guide.mdx', 'nl/about.mdx', 'de/common.json', 'nl/guide.mdx'];
  const folder = temporaryFolder(without(sample, ...lost));
  symlinkSync(join(folder, 'en/about.mdx'), join(folder, 'en/guide.mdx'));
  symlinkSync('nowhere', join(folder, 'nl/about.mdx'));
  symlinkSync('/etc/hostname', join(folder, 'de/common.json'));
  symlinkSync('/', join(folder, 'fr/root'));
  execFileSync('mkfifo', [join(folder, 'nl/guide.mdx')]);
  const refused = ['de/common.json', 'en/guide.mdx', 'fr/root', 'nl/about.mdx', 'nl/guide.mdx'];
  expect(refusedIn(folder)).toEqual(refused.map(at));
  expect(runIn(folder, ['--content', '.']).exitCode).toBe(2);
  const { output } = runIn(folder, ['--content', '.', '--format', 'html']);
  expect(output).toContain('✕ broken');
  expect(output).not.toContain('○ missing');
});

test('ignores notes', () => {
  const note = '{/* TODO: https://example.com/ 5 chairs **, “Vier” <b> */}';
  const heading = '## First nl [#first]';
  const english = edit(sample, 'en/guide.mdx', 'Text en.', `Text ${note} en.\n\n${note}\n`);
  const dutch = edit(english, 'nl/guide.mdx', 'Text nl.', `Text ${note} nl.`);
  const tree = edit(dutch, 'nl/guide.mdx', heading, `${note}\n\n${heading} ${note}\n\n${note} ${note}`);
  expect(findingsOf(tree)).toEqual([]);
  expect(problemIn(readGraph(temporaryFolder(tree)))).toBeUndefined();
});
