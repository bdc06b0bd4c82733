import { expect, test } from 'vitest';
import { check } from '../../../../scripts/check/check-project.ts';
import { openProject } from '../../../../scripts/check/project/open-project.ts';
import { literal } from '../../../../scripts/check/text/masked.ts';
import { type Tree, temporaryFolder } from '../../fixture.ts';
import { startRepository } from '../project.ts';
import { checkForeign, short } from './foreign.ts';

/** Returns lines that include files. */
const included = (file: string) =>
  `\n<<< @/snippets/region.js#this-is-the-region{1,2 of:line-numbers}\n\n@[code](@snippets/${file}.sh)\n`;

const start = `# Start\n\nRead the [guide](guide.md), and write \`npm start\` or <code>**</code>.\n${included('en')}`;
const guide = '---\ntitle: The guide\n---\n\n## Oak {#oak}\n\nOak is a tree.\n';
const anfang = `# Anfang\n\nLies den [Leitfaden](guide.md) und schreibe \`npm start\` oder <code>**</code>.\n${included('own')}`;
const leitfaden = '---\ntitle: Der Leitfaden\n---\n\n## Eiche {#oak}\n\nDie Eiche ist ein Baum.\n';

const pages = (folder: string, first: string, second: string): Tree => ({
  [`${folder}start.md`]: first,
  [`${folder}guide.mdx`]: second,
});
const german = pages('docs/de/', anfang, leitfaden);
const english = pages('docs/', start, guide);
/** The home page; the English one is beside the language folders. */
const first = { 'docs/index.md': '---\ntitle: Oak\n---\n', 'docs/de/index.md': '---\ntitle: Eiche\n---\n' };
const config = { 'docs/.vitepress/config.ts': 'export default {}' };
const vitePress = { ...english, ...config };
/** Files that belong to no language. */
const others = { 'README.md': 'TODO\n', 'de/README.md': 'TODO\n', 'it/desk.md': 'TODO\n' };
const inPackage = { 'docs/it/desk.md': 'TODO\n', 'docs/node_modules/vue/README.md': '# Vue\n' };

const filesIn = (folder: string, count: number, text = '# API\n'): Tree =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [`${folder}/${nth}.md`, text]));

test.each<[layout: string, tree: Tree]>([
  ['Pages (a folder for each language) in docs', { ...pages('docs/en/', start, guide), ...german }],
  [
    'Pages (a folder for each language) in docs',
    { ...config, ...pages('docs/en/', start, guide), ...german, ...first },
  ],
  [
    'Pages (a folder for each language) in .',
    { ...pages('en/', start, guide), ...pages('de/', anfang, leitfaden), ...others },
  ],
  [
    'Pages (a folder for each language beside the source) in docs',
    { ...english, ...german, ...filesIn('docs', 4), ...filesIn('docs/de', 4) },
  ],
  ['VitePress in docs', { ...vitePress, ...german, ...inPackage }],
  ['VuePress in docs', { ...english, ...german, 'docs/.vuepress/config.js': '' }],
])('%s: pages that say the same have no findings, and others do', async (name, tree) => {
  const more = Object.keys(tree).some((path) => path.includes('it/')) ? ' Left out: it, .*' : '';
  const layout = expect.stringMatching(`^${literal(name)}: English, translated to de\\.${more}$`);
  expect(await checkForeign(tree)).toEqual({ layout, findings: [] });
  const [path = ''] = Object.keys(tree).filter((one) => one.endsWith('de/start.md'));
  const { findings } = await checkForeign({ ...tree, [path]: anfang.replace('(guide.md)', '') });
  expect(short(findings)).toEqual([`${path}:1 warning links`]);
});

test('a page of nothing but frontmatter need not close it', async () => {
  const first = { 'docs/index.md': '---\ntitle: Home\n', 'docs/de/index.md': '---\ntitle: Start\n' };
  expect((await checkForeign({ ...vitePress, ...german, ...first })).findings).toEqual([]);
  const page = { 'docs/index.md': '---\ntitle: Home\n---\nText: more\n' };
  const own = { 'docs/de/index.md': '---\ntitle: Start\nText: mehr\n' };
  const { findings } = await checkForeign({ ...vitePress, ...german, ...page, ...own });
  expect(short(findings)).toEqual(['docs/de/index.md:1 error parse']);
});

test.each([
  ['#die-baume', []],
  ['#die-bäume', []],
  ['#die-eichen', ['docs/de/trees.md:3 warning links']],
])('headings have the ids that VitePress makes, and %s is checked against them', async (own, told) => {
  const { findings } = await checkForeign({
    ...vitePress,
    ...german,
    'docs/trees.md': '## The oaks\n\nTo [the oaks](#the-oaks).\n',
    'docs/de/trees.md': `## Die Bäume\n\nZu [den Bäumen](${own}).\n`,
  });
  expect(short(findings)).toEqual(told);
});

test('MkDocs, whose Markdown differs, is not taken for another generator', async () => {
  const tree = { 'mkdocs.yml': 'site_name: Trees\n', ...pages('docs/en/', start, guide), ...german };
  await expect(checkForeign(tree)).rejects.toThrow('No translations were found');
});

test('checks JSON files unless pages have far more text, and names the other', async () => {
  const withWords = (words: string) =>
    checkForeign({
      ...pages('docs/en/', start, guide),
      ...german,
      'locales/en.json': `{ "a": "${words}" }`,
      'locales/de.json': '{ "a": "Eiche" }',
    });
  const { layout } = await withWords('');
  expect(layout).toMatch(/^Pages.* in docs: .* --content checks locales instead\.$/);
  const { layout: other } = await withWords('Oak is a tree.');
  expect(other).toMatch(/^JSON files.* in locales: .* --content checks docs instead\.$/);
});

test('takes the source language from the Crowdin configuration', async () => {
  const crowdin = {
    'crowdin.yml': 'files:\n  - source: "/docs/de/**/*.md"\n    translation: /docs/%locale%/\n',
  };
  const { layout } = await checkForeign({ ...pages('docs/en/', start, guide), ...german, ...crowdin });
  expect(layout).toMatch(/: German, translated to en\.$/);
});

test('a quoted frontmatter string may continue without indentation', async () => {
  const index = (text: string) => ({ 'docs/index.md': '---\ntitle: Oak\n---\n', 'docs/de/index.md': text });
  const checked = (text: string) => checkForeign({ ...vitePress, ...german, ...index(text) });
  expect((await checked('---\ntitle: "Eiche\nund Esche"\n---\n')).findings).toEqual([]);
  const { findings } = await checked('---\ntitle: "Eiche\nlabel: "Esche"\n---\n');
  expect(short(findings)).toEqual(['docs/de/index.md:2 error parse']);
});

test('compares components of Vue in Markdown', async () => {
  const script = '<script setup lang="ts">\nconst a = ref<HTMLElement>();\n</script>\n\n';
  const page = (title: string, component: string) => `# ${title}\n\n${component}\n`;
  const checked = async (own: string) => {
    const english = `${script}${page('Trees', '<Trees :of="[1, 2]" title="All" />')}`;
    const tree = {
      ...vitePress,
      ...german,
      'docs/trees.md': english,
      'docs/de/trees.md': page('Bäume', own),
    };
    return (await checkForeign(tree)).findings;
  };
  expect(await checked('<Trees title="Alle" :of="[1, 2]" />')).toEqual([]);
  expect(await checked('')).toEqual([expect.stringContaining('<Trees :of="…" title="…" /> (')]);
  expect(await checked('<Baum title="Alle" />')).toEqual([expect.stringContaining('found <Baum />')]);
});

test('takes the language of the pages beside the folders from the configuration', async () => {
  const tree = { ...pages('docs/', anfang, leitfaden), ...pages('docs/en/', start, guide) };
  const inGerman = { 'docs/.vitepress/config.ts': "export default {\n  lang: 'de',\n}" };
  const layout = 'VitePress in docs: German, translated to en.';
  expect(await checkForeign({ ...tree, ...inGerman })).toEqual({ layout, findings: [] });
  const split = {
    'docs/.vitepress/config.ts': "import de from './config/de.ts';\nexport default {\n  lang: 'ts',\n};",
    'docs/.vitepress/config/de.ts': "export default {\n  lang: 'de',\n};",
  };
  expect(await checkForeign({ ...tree, ...split })).toMatchObject({ layout });
  const planned = { 'docs/.vitepress/config/es.ts': "export default {\n  lang: 'es-ES',\n};" };
  const { layout: besideGerman } = await checkForeign({ ...vitePress, ...german, ...planned });
  expect(besideGerman).toBe('VitePress in docs: English, translated to de.');
});

test('takes the language with by far the most pages as the source', async () => {
  const said = async (count: number) =>
    (await checkForeign({ ...pages('docs/en/', start, guide), ...german, ...filesIn('docs/de', count) }))
      .layout;
  expect(await said(2)).toMatch(/: English, translated to de\.$/);
  expect(await said(3)).toMatch(/: German, translated to en\.$/);
});

test('does not take a folder for a language only because of its name', async () => {
  const tree = { ...vitePress, 'docs/it/start.md': '# IT\n', 'docs/it/more.md': '# More\n' };
  await expect(checkForeign(tree)).rejects.toThrow('No translations were found');
});

const withReference = {
  ...vitePress,
  ...german,
  ...filesIn('docs', 4),
  ...filesIn('docs/de', 4),
  ...filesIn('docs/de/api', 10),
  'docs/de/_part.md': 'Ein Teil anderer Seiten.\n',
};

test('groups a folder whose source is gone into one finding', async () => {
  const { findings } = await checkForeign(withReference);
  const said = /^docs.de.api.0\.md:.* The same is true of 9 other files\./;
  expect(findings).toEqual([expect.stringMatching(said)]);
});

test('groups untranslated pages into one finding', async () => {
  const text = 'This is what the program does for you.\n\n## More\n\nThat is all there is to say of it.\n';
  const pages = { ...filesIn('docs/api', 10, text), ...filesIn('docs/de/api', 10, text) };
  const { findings } = await checkForeign({ ...vitePress, ...german, ...pages });
  expect(findings).toEqual([expect.stringMatching(/^docs.de.api.0\.md:.* is true of 9 other files\./)]);
});

test('does not report a source as missing if git ignores it', async () => {
  const folder = temporaryFolder({ ...withReference, '.gitignore': '/docs/api\n' });
  startRepository(folder);
  expect(check(await openProject(folder))).toEqual([]);
});
