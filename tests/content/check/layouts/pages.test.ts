import { expect, test } from 'vitest';
import { check } from '../../../../scripts/check/check-project.ts';
import { openProject } from '../../../../scripts/check/project/open-project.ts';
import { literal } from '../../../../scripts/check/text/masked.ts';
import { edit, type Tree, temporaryFolder } from '../../fixture.ts';
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

test('reads notes, emphasis, headings and shared files of MkDocs', async () => {
  const note = (...lines: string[]) => ['!!! warning "Ash"', ...lines].join('\n\n    ');
  const ofMkDocs = (picture: string) =>
    checkForeign({
      'mkdocs.yml': 'site_name: Trees\n',
      'docs/assets/oak.png': '',
      ...pages('docs/en/', `# Oak\n\nA **note** here.\n\n## Note\n\n${note('Text.', 'More.')}\n`, guide),
      ...pages(
        'docs/de/',
        `# Eiche\n\n![](${picture}) «** Notiz »** hier.\n\n##Notiz\n\n${note('Text.')}\n`,
        leitfaden.replace(/^---.*?---\n/s, '# Der Leitfaden\n'),
      ),
    });
  expect((await ofMkDocs('assets/oak.png')).findings).toEqual([]);
  expect(short((await ofMkDocs('assets/ash.png')).findings)).toEqual(['docs/de/start.md:3 warning links']);
});

test('reads tabs, code in them, and frontmatter that ends with dots, as MkDocs does', async () => {
  const code = '    ```c\n    int all_of_the_oaks = 1;\n\n    int all_of_the_ashes = 2;\n    ```';
  const page = (title: string, heading: string, tab: string, text: string) =>
    `---\ntitle: ${title}\n...\n\n${heading}\n\n=== "${tab}"\n${code}\n\n    ${text}\n`;
  const english = 'All of the oaks are counted here.';
  const ofMkDocs = (text: string) =>
    checkForeign({
      'mkdocs.yml': 'site_name: Trees\n',
      'docs/en/oak.md': page('The oak', '## All oaks', 'On Linux', english),
      'docs/de/oak.md': page('Die Eiche', '##\u00a0Alle Eichen', 'Unter Linux', text),
      ...pages('docs/en/', '[Oak](<an oak.png>)\n', guide),
      ...pages('docs/de/', '[Eiche](an oak.png)\n', leitfaden),
    });
  expect((await ofMkDocs('Alle Eichen werden hier gezählt.')).findings).toEqual([]);
  expect(short((await ofMkDocs(english)).findings)).toEqual(['docs/de/oak.md:14 warning untranslated']);
});

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

test.each<[folder: string, own: string, told?: string]>([
  ['.vitepress', '#die-baume'],
  ['.vitepress', '#die-bäume'],
  ['.vuepress', '#die-baume'],
  ['.vuepress', '#die-bäume', 'write #die-baume.'],
  ['.vuepress', '#\uBA54\uB274', 'write #\u1106\u1166\u1102\u1172, copied from here: it looks the same'],
])(
  'with %s, headings have the ids that the generator makes, and %s is checked against them',
  async (folder, own, told) => {
    const { findings } = await checkForeign({
      ...english,
      ...german,
      [`docs/${folder}/config.js`]: '',
      'docs/trees.md': '## The oaks\n\nTo [the oaks](#the-oaks).\n',
      'docs/de/trees.md': `## ${own.startsWith('#d') ? 'Die Bäume' : '\uBA54\uB274'}\n\nZu [den Bäumen](${own}).\n`,
    });
    const ofLinks = findings.filter((one) => one.includes('  links  '));
    expect(ofLinks).toEqual(told ? [expect.stringContaining(told)] : []);
  },
);

test.each([
  ['.vitepress', '', ['docs/de/trees.md:1 warning mdx-protected']],
  ['.vuepress', '', []],
  ['.vuepress', 'en/', []],
])(
  'with %s, treats a table with too many columns in docs/%s as the generator does',
  async (folder, source, told) => {
    const trees = {
      [`docs/${source}trees.md`]: '| A |\n| --- |\n',
      'docs/de/trees.md': '| A |\n| --- | --- |\n',
    };
    const { findings } = await checkForeign({
      ...(source ? pages('docs/en/', start, guide) : english),
      ...german,
      ...trees,
      [`docs/${folder}/config.js`]: '',
    });
    expect(short(findings)).toEqual(told);
  },
);

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

test('matches pages of different names by their translationKey', async () => {
  const keyed = (text: string) => `---\ntitle: Oak\ntranslationKey: oak\n---\n\n${text}\n`;
  const tree = {
    ...pages('docs/en/', `${start}\n[Oak](/en/trees/oak).\n`, guide),
    ...pages('docs/de/', `${anfang}\n[Eiche](/de/trees/eiche).\n`, leitfaden),
    'docs/en/trees/oak.md': keyed('There are 12 oaks.'),
    'docs/de/trees/eiche.md': keyed('Es gibt 12 Eichen.'),
    'docs/it/quercia.md': keyed('Ci sono 12 querce.'),
  };
  const layout = expect.stringMatching(/: English, translated to de, it\.$/);
  expect(await checkForeign(tree)).toEqual({ layout, findings: [] });
  const { findings } = await checkForeign(edit(tree, 'docs/de/trees/eiche.md', '12', '13'));
  expect(short(findings)).toEqual(['docs/de/trees/eiche.md:6 warning numbers']);
});

test('a page has the address in its frontmatter in each language', async () => {
  const page = (title: string, address: string, text: string) =>
    `---\ntitle: ${title}\npermalink: ${address}\n---\n\n${text}\n`;
  const tree = (inGerman: string) => ({
    'docs/en/oak.md': page('Oak', '/trees/oak/', 'An oak.'),
    'docs/de/oak.md': page('Eiche', '/baeume/eiche/', 'Eine Eiche.'),
    'docs/en/start.md': page('Start', '/start/', 'See [oak](/trees/oak/).'),
    'docs/de/start.md': page('Start', '/anfang/', `Siehe [Eiche](${inGerman}).`),
  });
  expect((await checkForeign(tree('/baeume/eiche/'))).findings).toEqual([]);
  const { findings } = await checkForeign(tree('/baeume/esche/'));
  expect(short(findings)).toEqual(['docs/de/start.md:6 warning links']);
});

test('a quoted frontmatter string may continue without indentation', async () => {
  const index = (text: string) => ({ 'docs/index.md': '---\ntitle: Oak\n---\n', 'docs/de/index.md': text });
  const checked = (text: string) => checkForeign({ ...vitePress, ...german, ...index(text) });
  expect((await checked('---\ntitle: "Eiche\nund Esche"\n---\n')).findings).toEqual([]);
  const { findings } = await checked('---\ntitle: "Eiche\nlabel: "Esche"\n---\n');
  expect(short(findings)).toEqual(['docs/de/index.md:2 error parse']);
});

test('takes the language of the pages beside the folders from the configuration', async () => {
  const tree = { ...pages('docs/', anfang, leitfaden), ...pages('docs/en/', start, guide) };
  const inGerman = { 'docs/.vitepress/config.ts': "export default {\n  lang: 'de',\n}" };
  const layout = 'VitePress in docs: German, translated to en.';
  expect(await checkForeign({ ...tree, ...inGerman })).toEqual({ layout, findings: [] });
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
