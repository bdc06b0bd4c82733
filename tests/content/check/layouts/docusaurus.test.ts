import { expect, test } from 'vitest';
import { check, checkProject } from '../../../../scripts/check/check-project.ts';
import { init } from '../../../../scripts/check/commands/init.ts';
import { openProject } from '../../../../scripts/check/project/open-project.ts';
import { edit, type Tree, temporaryFolder, writeTree } from '../../fixture.ts';
import { checkForeign, findingsIn, short } from './foreign.ts';

const plugin = 'i18n/zh-CN/docusaurus-plugin-content-docs';
const clean = {
  'docusaurus.config.js': "module.exports = { i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] } };",
  'docs/intro.md': `---
title: What it is
sidebar_position: 1
---

<!-- A note for authors -->

## Your first site {#first}

:::note

Read [the next page](./next.mdx) first, then go to [the first](#first).

:::
`,
  'docs/next.mdx': '## Steps\n\n<Steps count={3}>\n\nCount to three with us now.\n\n</Steps>\n',
  'versioned_docs/version-1.0/intro.md': '# The old page\n',
  [`${plugin}/current/intro.md`]: `---
title: 它是什么
sidebar_position: 1
---

## 您的第一个网站 {#first}

:::note

请先阅读[下一页](./next.mdx)，然后前往[第一个](#first)。

:::
`,
  [`${plugin}/current/next.mdx`]: '## 步骤\n\n<Steps count={3}>\n\n现在和我们一起数到三。\n\n</Steps>\n',
  [`${plugin}/version-1.0/intro.md`]: '# 旧页面\n',
  'i18n/en/code.json': '{"theme.back": {"message": "Back to {page}", "description": "A button"}}',
  'i18n/zh-CN/code.json': '{"theme.back": {"message": "返回 {page}", "description": "A button"}}',
  'i18n/en/docusaurus-plugin-content-docs/current/_category_.json': '{"label": "Intro", "position": 1}',
  [`${plugin}/current/_category_.json`]: '{"label": "简介", "position": 1}',
  'i18n/GUIDE.md': 'TODO: how to translate.\n',
  'i18n/zh-CN/docusaurus-theme-classic/navbar.json': '{"title": {"message": "网站"}}',
};

test('pages, versions and messages of a correct translation have no findings', async () => {
  const layout = 'Docusaurus in .: English, translated to zh-CN.';
  expect(await checkForeign(clean)).toEqual({ layout, findings: [] });
  const withoutJson = Object.entries(clean).filter(([path]) => !path.startsWith('i18n/en/'));
  const said = await checkForeign(Object.fromEntries(withoutJson));
  expect(said.layout).toContain(`${layout} JSON is not compared: “docusaurus write-translations`);
});

test('finds docs beside the folder of the site', async () => {
  const beside = Object.entries(clean).map(([path, text]) => [path.replace(/^(?!docs)/, 'website/'), text]);
  const tree = {
    ...Object.fromEntries(beside),
    'website/docusaurus.config.js':
      "module.exports = { presets: [['classic', { docs: { path: '../docs' } }]] };",
    'docs/new.md': 'A new page.\n',
  };
  const layout = 'Docusaurus in .: English, translated to zh-CN.';
  expect(await checkForeign(tree)).toEqual({ layout, findings: [] });
  const asked = { thresholds: { 'zh-CN': { complete: 100 } } };
  const configured = { ...tree, 'check.config.mjs': `export default ${JSON.stringify({ rules: asked })};` };
  const missing = `website/${plugin}/current/new.md`;
  expect(await findingsIn(configured)).toMatchObject([{ path: missing, code: 'missing-translation' }]);
});

const [intro, next] = ['current/intro.md', 'current/next.mdx'].map((name) => `${plugin}/${name}`) as [
  string,
  string,
];

test.each([
  [intro, './next.mdx', './other.mdx', ['10 warning links']],
  [intro, '{#first}', '{/* #first */}', []],
  [next, '现在和我们一起数到三。', 'Count to three with us now.', ['5 warning untranslated']],
  [next, ' count={3}', '', ['3 warning mdx-protected']],
  [intro, ':::note', ':::注意', ['8 warning mdx-protected']],
  ['i18n/zh-CN/code.json', '{page}', '页面', ['1 error placeholders']],
  [intro, './next.mdx', '/site/docs/next', []],
  [intro, '[下一页](./next.mdx)', '<a href="./next.mdx" target="_blank">下一页</a>', []],
  [intro, ':::note', "import { Some, Other, Parts } from '@site/src/parts';\n\n:::note", []],
])('checks %s with %s replaced by %s', async (path, from, to, expected) => {
  const { findings } = await checkForeign(edit(clean, path, from, to));
  expect(short(findings)).toEqual(expected.map((finding) => `${path}:${finding}`));
});

test('allows a title as the first heading, images as JSX, a code language and other details', async () => {
  const english =
    '---\ntitle: What it is\nsidebar_position: 6 #12 is the last one\n---\n\n## Docker images\n\nSee it.\n\n• And this.\n\n![](./lamp.png)\n\nIt is for [MQTT](https://mqtt.org) and [others](https://example.com).\n\n![](./chair.png)\n\n```\nrun it\n```\n\nUse `maxSurge` with `partition` here.\n';
  const chinese =
    '# 它是什么\n\n## Docker images\n\n请看。\n\n• 还有这个。\n\n<Image src="./lamp.png" />\n\n适用于[MQTT](https://mqtt.org)和[其他](https://example.com)。\n\n<img src={require("./chair.png").default} />\n\n```sh\nrun it\n```\n\n这里请将 maxSurge 与 `partition` 和 `paused` 一起使用。\n';
  const tree = { ...clean, 'docs/chair.mdx': english, [`${plugin}/current/chair.mdx`]: chinese };
  expect(await findingsIn(tree)).toEqual([]);
});

test('reports a lost first heading only if the page has no other title', async () => {
  const withTitle = (own: string) =>
    findingsIn({
      ...clean,
      'docs/a.md': '# Oak and ash\n\nTwo trees.\n\n## More\n\nOf them.\n',
      [`${plugin}/current/a.md`]: `${own}两棵树。\n\n## 更多\n\n关于它们。\n`,
    });
  expect(await withTitle('')).toMatchObject([{ code: 'missing', data: { heading: '# Oak and ash' } }]);
  expect(await withTitle('---\ntitle: 橡树\n---\n\n')).toEqual([]);
});

test('a page keeps the id that menus name it by', async () => {
  const withId = (own: string) => {
    const tree = edit(
      edit(clean, 'docs/intro.md', 'sidebar_position', 'id: first\nsidebar_position'),
      intro,
      'sidebar_position',
      own,
    );
    return findingsIn(tree);
  };
  expect(await withId('id: first\nsidebar_position')).toEqual([]);
  expect(await withId('sidebar_position')).toMatchObject([{ code: 'missing', data: { where: 'id' } }]);
  expect(await withId('id: 第一\nsidebar_position')).toMatchObject([{ code: 'wrong-kind' }]);
});

test('compares code of an unknown language if it has only names', async () => {
  const page = (heading: string, code: string) => `## ${heading}\n\n\`\`\`\n${code}\n\`\`\`\n`;
  const inChinese = (code: string) =>
    findingsIn({
      ...clean,
      'docs/a.md': page('Start', 'docker build -t oak .\n# or: run it'),
      [`${plugin}/current/a.md`]: page('开始', code),
    });
  expect(await inChinese('docker build -t oak .\n# 或运行')).toEqual([]);
  expect(await inChinese('构建 -t oak .')).toEqual([]);
  expect(await inChinese('docker built -t oak .')).toMatchObject([{ code: 'other-code' }]);
});

test('a heading in English is reported beside headings that are only names', async () => {
  const page = (heading: string) => `## ${heading}\n\nA.\n\n## \`.row()\`\n\nB.\n\n## Docker\n\nC.\n`;
  const tree = {
    ...clean,
    'docs/a.md': page('To delete all commands'),
    [`${plugin}/current/a.md`]: page('To delete all commands').replace(/^[A-C]\.$/gm, '更多内容。'),
  };
  expect(await findingsIn(tree)).toMatchObject([{ code: 'english' }]);
});

test('compares sections by position if their ids belong to others', async () => {
  const english = ['1. Chair\n', '1. Lamp\n2. Desk\n3. Sofa\n', '1. Shelf\n'].map(
    (list, index) => `## Version ${3 - index}\n\n### Fixes\n\n${list}`,
  );
  const chinese = ['1. 椅子\n', '1. 灯\n2. 桌子\n3. 沙发\n', '1. 架子\n'].map(
    (list, index) => `## 版本 ${3 - index}\n\n### 修复 {#fixes${['-3', '', '-1'][index]}}\n\n${list}`,
  );
  const tree = { 'docs/news.md': english.join('\n'), [`${plugin}/current/news.md`]: chinese.join('\n') };
  expect(await findingsIn({ ...clean, ...tree })).toEqual([]);
});

test('allows glossary terms in the alphabetical order of the translation', async () => {
  const page = (terms: string) => [...terms].map((term) => `## ${term}\n\nMore of it.\n`).join('\n');
  const checked = (own: string) =>
    findingsIn({
      ...clean,
      'docs/a.md': page('ABCDEFGHIK'),
      [`${plugin}/current/a.md`]: page(own).replaceAll('More of it.', '更多内容。'),
    });
  expect(await checked('艾贝采德恩弗格哈')).toEqual([]);
  expect(await checked('哈艾弗贝格采恩德')).toMatchObject([{ rule: 'headings' }]);
});

test('a name with its abbreviation may stay in English', async () => {
  const named = (name: string) =>
    findingsIn({
      ...clean,
      'docs/a.md': `## ${name}\n\nYou pay for what you use.\n`,
      [`${plugin}/current/a.md`]: `## ${name}\n\n您只需按使用量付费。\n`,
    });
  expect(await named('Bring Your Own Key (BYOK)')).toEqual([]);
  expect(await named('Bring Your Own Access Token (PAT)')).toMatchObject([{ code: 'english' }]);
});

test('matches a section by an id made from its source heading, wherever it is', async () => {
  const sections = ['Chairs', 'Lamps', 'Desks'].map((name) => `## ${name}\n\nThere are many of them here.\n`);
  const own = ['desks', 'chairs', 'lamps'].map((id) => `## 家具 {#${id}}\n\n这里有很多。\n`);
  const checked = (written: readonly string[]) =>
    findingsIn({
      ...clean,
      'docs/a.md': sections.join('\n'),
      [`${plugin}/current/a.md`]: written.join('\n'),
    });
  expect(await checked(own)).toEqual([]);
  expect(await checked(own.slice(1))).toMatchObject([{ code: 'missing', data: { heading: '## Desks' } }]);
});

test('content below a thematic break at the end of a page belongs to no section', async () => {
  const references = '---\n\n- [A](https://a.example/oak)\n- [B](https://b.example/ash)\n';
  const page = (names: readonly string[], text: string) =>
    [...names.map((name, at) => `## ${name}\n\n\`part-${at}\`${text}\n`), references].join('\n');
  const found = await findingsIn({
    ...clean,
    'docs/a.md': page(['Chairs', 'Lamps', 'Desks'], ' is one of many in this shop.'),
    [`${plugin}/current/a.md`]: page(
      ['椅子', '灯'],
      '是这家店中的一种。\n\n您都可以看到。\n\n欢迎您来参观。',
    ),
  });
  expect(found).toMatchObject([{ code: 'missing', data: { heading: '## Desks' } }]);
});

test('a link may replace two to the same target, and may use the id that its page has', async () => {
  expect(await findingsIn(edit(clean, 'docs/intro.md', 'go to', '[go](#first) to'))).toEqual([]);
  const [id, heading] = ['---\nid: all-steps\n---\n\n', '## 步骤'];
  const english = edit(clean, 'docs/next.mdx', '## Steps', `${id}## Steps`);
  const named = edit(english, next, heading, id + heading);
  expect(await findingsIn(edit(named, intro, './next.mdx', './all-steps'))).toEqual([]);
});

test('reads the name of the docs folder from the configuration', async () => {
  const config = "module.exports = { presets: [['classic', { docs: { path: './content' } }]] };";
  const moved = Object.entries(clean).map(([path, text]) => [path.replace(/^docs\//, 'content/'), text]);
  const tree = { ...Object.fromEntries(moved), 'docusaurus.config.js': config };
  expect(await findingsIn(tree)).toEqual([]);
  const findings = await findingsIn({ ...tree, [`${plugin}/current/old.md`]: '旧。\n' });
  expect(findings).toMatchObject([{ path: `${plugin}/current/old.md`, code: 'no-source' }]);
});

test('reads the folder of another plugin instance from the configuration', async () => {
  const plugins = "plugins: [['@docusaurus/plugin-content-blog', { id: 'news', path: './blog-news' }]]";
  const news = {
    'blog-news/a.md': 'Words.\n',
    'i18n/zh-CN/docusaurus-plugin-content-blog-news/a.md': '文字。\n',
  };
  expect(
    await findingsIn({ ...edit(clean, 'docusaurus.config.js', 'i18n:', `${plugins}, i18n:`), ...news }),
  ).toEqual([]);
});

test('skips a language that the site is not built in, and a blog that is disabled', async () => {
  const french = { [`${plugin.replace('zh-CN', 'fr')}/current/old.md`]: 'Ancien.\n' };
  expect(await findingsIn({ ...clean, ...french })).toEqual([]);
  const config = `${clean['docusaurus.config.js']} ({ blog: false })`;
  const blog = {
    'blog/a.md': 'TODO\n',
    'i18n/zh-CN/docusaurus-plugin-content-blog/a.md': 'Some words are here.\n',
  };
  expect(await findingsIn({ ...clean, ...blog, 'docusaurus.config.js': config })).toEqual([]);
});

test('groups a bilingual note on three pages into one warning', async () => {
  const own = '*This page was translated by the community.*\n*由社区翻译。*\n\n文字。\n';
  const pages = ['a', 'b', 'c'].flatMap((name) => [
    [`docs/${name}.md`, 'Words.\n'],
    [`${plugin}/current/${name}.md`, own],
  ]);
  const { findings } = await checkForeign({ ...clean, ...Object.fromEntries(pages) });
  const said = /a\.md:1:2 {2}warning .* The same is true of .*\/b.md and .*\/c\.md/;
  expect(findings).toEqual([expect.stringMatching(said)]);
});

test('groups a note that ten pages have in the source only, but not notes that differ', async () => {
  const pagesWith = (noteIn: (page: number) => string) =>
    Object.fromEntries(
      Array.from({ length: 10 }, (_, page) => [
        [`docs/${page}/a.md`, `:::caution\n\n${noteIn(page)}\n\n:::\n\nWords.\n`],
        [`${plugin}/current/${page}/a.md`, '文字。\n'],
      ]).flat(),
    );
  const same = await findingsIn({ ...clean, ...pagesWith(() => 'Our English version is not available.') });
  expect(same).toMatchObject([{ code: 'missing-component', data: { more: 9 } }]);
  const own = await findingsIn({ ...clean, ...pagesWith((page) => `This is the note on page ${page}.`) });
  expect(own.filter(({ code }) => code === 'missing-component')).toHaveLength(10);
});

test('groups the pages of a language into one error if most have no source', async () => {
  const pages = Array.from({ length: 10 }, (_, at) => [`${plugin}/current/lost/${at}.md`, '一页。\n']);
  const { findings } = await checkForeign({ ...clean, ...Object.fromEntries(pages) });
  expect(findings).toEqual([expect.stringMatching(/lost\/0\.md:1:1 {2}error {2}file .* 9 other files/)]);
});

test('names the language of the source if it is not English', async () => {
  const config = "module.exports = { i18n: { defaultLocale: 'zh-CN', locales: ['zh-CN', 'en'] } };";
  const chinese = `## 价格\n\n${'我们在马尼拉为网上商店制作家具的三维模型。'.repeat(9)}\n`;
  const english = `## Prices\n\n${'In Manila, we make models of furniture for shops on the internet, in three dimensions. '.repeat(9)}`;
  const inEnglish = 'i18n/en/docusaurus-plugin-content-docs/current/a.md';
  const check = (text: string) =>
    checkForeign({ 'docusaurus.config.js': config, 'docs/a.md': chinese, [inEnglish]: text });
  expect(await check(`${english}\n`)).toMatchObject({ findings: [] });
  expect(await check(`${english}\n\nBy good to use, I do not mean pretty in a demo video.\n`)).toMatchObject({
    findings: [],
  });
  const { findings } = await check(`${english}\n\n${chinese.slice(5)}`);
  const said = /is the Chinese \(China\) text .* → translate it into English\./;
  expect(findings).toEqual([expect.stringMatching(said)]);
});

test('finds the source if the default language is a translation', async () => {
  const tree = {
    'docusaurus.config.js': "module.exports = { i18n: { defaultLocale: 'en', locales: ['zh-CN', 'en'] } };",
    'docs/a.md': '## 价格\n',
    'i18n/en/docusaurus-plugin-content-docs/current/a.md': '## Prices\n',
  };
  const layout = expect.stringMatching(/^Docusaurus in \.: Chinese \(China\), translated to en\./);
  expect(await checkForeign(tree)).toMatchObject({ layout });
  // The interface texts of the source are in a folder, too.
  expect(await checkForeign({ ...tree, 'i18n/zh-CN/code.json': '{}' })).toMatchObject({ layout });
});

test('allows a copy of a source that is itself in another language', async () => {
  const sample = 'Guides lead a user through a specific task that they want to do with the site.';
  const inFrench = (own: string) =>
    findingsIn({
      'docusaurus.config.js':
        "module.exports = { i18n: { defaultLocale: 'zh-CN', locales: ['zh-CN', 'fr'] } };",
      'docs/a.md': `## Guide\n\n${sample}\n`,
      'i18n/fr/docusaurus-plugin-content-docs/current/a.md': `## Guide\n\n${own}\n`,
    });
  expect(await inFrench(sample)).toEqual([]);
  expect(await inFrench(sample.replace('site', 'shop'))).toMatchObject([{ code: 'language' }]);
});

test('a copy of a source in the language of the translation counts as translated', async () => {
  const chinese = '这是一个关于如何使用这个网站的简短说明，写给所有的人。';
  const openWords = async (source: string) => {
    const page = `## Guide\n\n${source}\n`;
    const tree = { ...clean, 'docs/a.md': page, [`${plugin}/current/a.md`]: page };
    const { coverage } = checkProject(await openProject(temporaryFolder(tree)));
    return coverage[0]?.open.words;
  };
  expect(await openWords(chinese)).toBe(0);
  expect(await openWords('This is how you use the site with all of its parts.')).toBeGreaterThan(5);
});

test('distinguishes names from copies if the source language has no word list', async () => {
  const config = "module.exports = { i18n: { defaultLocale: 'nb', locales: ['nb', 'en'] } };";
  const copied = (text: string) =>
    findingsIn({
      'docusaurus.config.js': config,
      'docs/a.md': `## Plater\n\nSkriverne har flere plater som kan brukes.\n\n- ${text}\n`,
      'i18n/en/docusaurus-plugin-content-docs/current/a.md': `## Plates\n\nThe printers have several plates that can be used.\n\n- ${text}\n`,
    });
  expect(await copied('Cool Plate, PLA-CF (Smooth PEI)')).toEqual([]);
  expect(await copied('Hvordan skriverne bruker disse platene')).toMatchObject([{ code: 'english' }]);
});

const versions = ['version-2.0', 'version-1.10', 'version-1.9'];
const right = clean[`${plugin}/current/intro.md`];
const wrong = right
  .replace('请先', '请\ufffd先')
  .replace('然后', '然\ufffd后')
  .replace('第一个]', '第\ufffd一个]');
const copies = (folders: readonly string[]): Tree => {
  const tree: { [path: string]: string } = { ...clean };
  for (const name of versions) tree[`versioned_docs/${name}/intro.md`] = clean['docs/intro.md'];
  for (const name of ['current', ...versions])
    tree[`${plugin}/${name}/intro.md`] = folders.includes(name) ? wrong : right;
  return tree;
};

test('skips versions that the site no longer has', async () => {
  const old = '# The old page\n\nThis page was not translated.\n';
  const pages = { [`${plugin}/version-1.0/intro.md`]: old, 'versioned_docs/version-1.0/intro.md': old };
  const config = (versions: string) => ({
    ...clean,
    ...pages,
    'docusaurus.config.js': `${clean['docusaurus.config.js']}\n${versions}`,
  });
  const { findings } = await checkForeign(config(''));
  expect(short(findings)).toEqual([`${plugin}/version-1.0/intro.md:3 warning untranslated`]);
  expect((await checkForeign(config("  onlyIncludeVersions: ['1.1'],"))).findings).toEqual([]);
});

test('reports a problem in several versions once, in the newest of them', async () => {
  const { findings } = await checkForeign(copies(['current', ...versions]));
  expect(short(findings)).toEqual([`${plugin}/current/intro.md:10 error chars`]);
  expect(findings[0]).toContain('The same is true of 3 other files. There are 2 more like this.');
  const told = (await findingsIn(copies(versions))).map(({ path, data }) => [path, data.others]);
  const [newest, ...others] = versions.map((name) => `${plugin}/${name}/intro.md`);
  expect(told).toEqual([[newest, others]]);
});

test('the baseline records a problem for each version, and a new one stays new', async () => {
  const folder = temporaryFolder(copies(['current', 'version-2.0']));
  init(await openProject(folder));
  writeTree(folder, { ...copies(versions), 'check.config.mjs': 'export default {};' });
  const told = check(await openProject(folder)).map(({ path, old }) => `${path.split('/')[3]} ${old}`);
  expect(told).toEqual(['version-1.10 undefined', 'version-2.0 true']);
});

const detecting = "module.exports = { markdown: { format: 'detect' }, i18n: { defaultLocale: 'en' } };";

test.each([
  ['is broken MDX since version 3', '^3.9.2', {}, ['6 error parse']],
  ['is text before version 3', '^2.4.0', {}, []],
  ['is text if the site opts in', '^3.9.2', { 'docusaurus.config.js': detecting }, []],
])('a brace in a Markdown file %s', async (_, version, config, expected) => {
  const manifest = { 'package.json': JSON.stringify({ dependencies: { '@docusaurus/core': version } }) };
  const tree = edit({ ...clean, ...manifest, ...config }, intro, '您的第一个网站', '您的{第一个网站');
  expect(short((await checkForeign(tree)).findings)).toEqual(expected.map((one) => `${intro}:${one}`));
});
