import { expect, test } from 'vitest';
import { edit, type Tree } from '../../fixture.ts';
import { checkForeign, short } from './foreign.ts';

const docs = 'src/content/docs';
const start = `${docs}/guides/start.mdx`;
const page = `${docs}/pt-br/guides/start.mdx`;
const clean = {
  'astro.config.mjs':
    "starlight({ locales: { root: { label: 'English', lang: 'en' }, 'pt-br': { lang: 'pt-BR' } } })",
  [start]: `---
title: Start here
---

import { Card } from '@astrojs/starlight/components';

Read the [guide](/guides/pages/) before you begin, or go [to the end](#the-end).

## First steps

<Card icon="star" title="A card for you">
Write \`npm start\` in the new folder.
</Card>

{/* <!-- a note --> */}

## The end

\`\`\`js
greet("Hello, world"); // says hello
\`\`\`
`,
  [`${docs}/guides/pages.md`]: '# Pages\n\nA page is a file<br> with a [home](../start.mdx).\n',
  [page]: `---
title: Comece aqui
---

import { Card } from '@astrojs/starlight/components';

Leia o [guia](/pt-br/guides/pages/) antes de começar, ou vá [para o fim](#o-fim).

## Primeiros passos

<Card icon="star" title="Um cartão para você">
Escreva \`npm start\` na nova pasta.
</Card>

## O fim

\`\`\`js
greet("Olá, mundo"); // diz olá
\`\`\`
`,
};

/** The translation of the other page. */
const portuguese = {
  [`${docs}/pt-br/guides/pages.md`]: '# Páginas\n\nArquivo com a [casa](../start.mdx)<br>.\n',
};

/** Text of a page, and its replacement. */
type Edits = { readonly [from: string]: string };

const edited = (tree: Tree, path: string, edits: Edits): Tree =>
  Object.entries(edits).reduce((all, [from, to]) => edit(all, path, from, to), tree);

/** Returns the findings after edits to the source and the translation, with more files. */
const found = async (source: Edits, own: Edits = {}, more: Tree = {}): Promise<string[]> =>
  (await checkForeign({ ...edited(edited(clean, start, source), page, own), ...more })).findings;

/** The same, with more fields in both. */
const withFields = (source: string, own: string, more: Tree = {}): Promise<string[]> =>
  found({ '\n---\n': `\n${source}\n---\n` }, { '\n---\n': `\n${own}\n---\n` }, more);

const icons = 'links:\n  - icon: github\n  - icon: { svg: <svg/> }';
const actions = (text: string, icon: string) => `hero:\n  actions:\n    - text: ${text}\n      icon: ${icon}`;

const twoActions = (text: string) => `${actions("''", 'a')}\n    - text: ${text}\n      icon: b`;

/** The same, with a button that has text and an icon in both. */
const withButton = (own: string): Promise<string[]> => withFields(actions('Begin', 'star'), own);

/** The same, with more below the last heading of both. */
const below = (source: string, own: string, more: Tree = {}): Promise<string[]> =>
  found({ '## The end\n': `## The end\n\n${source}\n` }, { '## O fim\n': `## O fim\n\n${own}\n` }, more);

/** The same, with more above it. */
const above = (source: string, own: string, more: Tree = {}): Promise<string[]> =>
  found({ '## The end\n': `${source}\n\n## The end\n` }, { '## O fim\n': `${own}\n\n## O fim\n` }, more);

/** The same, with more above their only code block. */
const withBlocks = (source: string, own: string): Promise<string[]> =>
  found({ '\n```js': `\n${source}\`\`\`js` }, { '\n```js': `\n${own}\`\`\`js` });

const block = (...lines: string[]) => `\`\`\`js\n${lines.join('\n')}\n\`\`\`\n\n`;

const layout = 'Starlight in src/content/docs: English, translated to pt-BR.';

test('a translation with its own words, links and examples has no findings', async () => {
  expect(await checkForeign(clean)).toEqual({ layout, findings: [] });
  const words = { 'locales/en.json': '{ "a": "Oak" }', 'locales/de.json': '{ "a": "Eiche" }' };
  const { layout: withOthers } = await checkForeign({ ...clean, ...words });
  expect(withOthers).toBe(`${layout} --content checks locales instead.`);
});

const hours = 'which is a number from 0 to 24, or a string in the format “h:m”, such as “8:30” or “23:05”';
const hoursOwn = 'Pode ser um número de 0 a 24, ou um texto no formato “h:m”, como “8:30” ou “23:05”';
const printed = '**Yes, run all of the tasks**\n\n```\nYes, run all of the tasks\n```';

test.each([
  ['the output of a program in bold', `Choose ${printed}`, `Escolha ${printed}`],
  ['a heading id', '## More {#more}\n\nSome text.', '## Mais {#more}\n\nUm texto.'],
  [
    'a heading id in Python-Markdown syntax',
    '## More { #more }\n\nSome text.',
    '## Mais sobre isso {: #more .wide }\n\nUm texto.',
  ],
  ['an extra attribute', '<Note icon="moon" />', '<Note icon="moon" code={{ a: "b" }} />'],
  ['a translated attribute', '<Note of={["This"]} as="a-b" />', '<Note of={["Este"]} as="c-d" />'],
  ['a translated comment in code', '```c\na = 1; //one\n```', '```c\na = 1; //um\n```'],
  ['a translated example', 'Run `/go to:<RoomName>`.', 'Use `/go to:<NomeDaSala>`.'],
  ['24/7 in words', 'It helps more than 65 people, 24/7.', 'Ajuda mais de 65 pessoas a toda hora.'],
  [
    'repeated endings where English sentences end alike',
    `- \`from\`: the start, ${hours}\n- \`to\`: the end, ${hours}`,
    `- \`from\`: o início. ${hoursOwn}\n- \`to\`: o fim. ${hoursOwn}`,
  ],
  ['a plural in a string', '```py\nprint(f"{n} file(s)")\n```', '```py\nprint(f"{n} arquivo(s)")\n```'],
  ['a range in words', 'In 1~3 days, or 4~6.', 'Em 1 a 3 dias, ou 4 a 6.'],
])('accepts %s', async (_, source, own) => {
  expect(await below(source, own)).toEqual([]);
});

const law = '$\\nabla \\cdot \\vec{\\mathbf{B}} = 0$';

test.each([
  ['locales: all', 'Some text.', 'Um texto.'],
  ["locales: all }, { defaultLocale: 'en-US'", 'Some text.', 'Um texto.'],
  ['locales: all, plugins: [remarkMath]', 'As $f_{a} < 2$ says.', 'Como $f_{a} < 2$ diz.'],
  ['locales: all, math: true', law, law],
  ['plugins: [starlightKatex()]', law, law],
])('understands the configuration “%s”', async (options, source, own) => {
  const config = { 'astro.config.mjs': `starlight({ ${options} })` };
  expect(await above(source, own, config)).toEqual([]);
});

const [fix, mid] = ['https://docs.example.com/fix', 'https://docs.example.com/mid'];

test.each([
  ['an English anchor', '(#the-end)', '(#the-end)', 'start.mdx has no anchor #the-end. → write #o-fim.'],
  ['an English page anchor', '(/guides/pages/#pages)', '(/pt-br/guides/pages/#pages)', '→ write #páginas.'],
  ['a translated anchor in English', '(/guides/pages/#pages)', '(/guides/pages/#páginas)', '→ write #pages.'],
  [
    'the English anchor of another heading',
    '(#the-end)',
    '(#first-steps)',
    'start.mdx has no anchor #first-steps. → write #primeiros-passos.',
  ],
  ['an anchor of another site', `(${fix}#a)`, `(${fix}#b)`, `→ write ${fix}#a, or correct the English file`],
  ['a space in a link target', '(#the-end)', '(#o fim de tudo)', 'does not form a link'],
  ['a full-width bracket', `(${fix})`, `(${fix}）。`, `→ write ](${fix})`],
  ['an image without its link', `[![](${fix})](${mid})`, `![](${mid})`, `the link to ${mid} (`],
])('reports %s once, with the fix', async (_, english, own, said) => {
  const words = { 'nova pasta': `nova [pasta]${own}` };
  const findings = await found({ 'new folder': `new [folder]${english}` }, words, portuguese);
  expect(findings).toEqual([expect.stringContaining(said)]);
});

const picture = (path: string): Promise<string[]> =>
  found(
    { 'before you': '![The screen](/img/en.png) before you' },
    { 'antes de': `![A tela](${path}) antes de` },
    { 'public/img/en.png': '', 'public/img/pt.png': '', [`${docs}/pt-br/guides/pt.png`]: '' },
  );
const site = 'https://docs.example.com';
const withSite = `site: '${site}/',\nbase: '/app',\n${clean['astro.config.mjs']}`;
const inFull = { 'astro.config.mjs': withSite };
const withBase = { ...inFull, [`${docs}/page.md`]: '# Page', [`${docs}/pt-br/page.md`]: '# Página' };
const titled = { '\n## First': '\n# Title\n\nA text.\n\n## Next\n\nWords.\n\n## First' };
const lastSection = { 'says hello\n```\n': 'says hello\n```\n\n## Last\n\nA text.\n' };
const next = { '## The end\n': '## Next\n\nA text.\n\n## The end\n' };
const nextFirst = { '## Primeiros': '## A seguir\n\nUm texto.\n\n## Primeiros' };
const newCode = { 'Read the [guide]': 'Read `--new` in the [guide]' };
const long = 'All of this is said here in the source, and nowhere else on the page. '.repeat(5);
const trees = '\n\n## Trees\n\n- Oak\n- Ash and elm';
const longOwn = 'Tudo isto se diz aqui na fonte, e em nenhum outro lugar da página. '.repeat(5);
const longWithTree = `## A seguir\n\n${longOwn}\n\n## Árvores\n\n- Carvalho, freixo, olmo`;
const method = (name: string) =>
  `- O método \`${name}\` foi removido de uma vez. (Veja as instruções na seção seguinte.)`;
const handling = 'Transaction handling in request handlers';
const title = '[This is what you should know](https://example.com/)';
const work = 'Ada Oak: What we know of trees, and how they grow in the garden.';
const quote = 'here is what to do with it and why';
const paragraphs = (text: string) => `${text}\n\n`.repeat(9);
const [much, little] = [paragraphs('Text.').repeat(4), paragraphs('Texto.')];
const muchOwn = little.repeat(4);
const image = `${muchOwn}<Image src="/a.png" />`;
const bold = 'Oak: **ブナ科（落葉樹）**の木.';
const withPlugin = { 'package.json': '{ "dependencies": { "remark-cjk-friendly": "^2" } }' };
const call = 'crossFade(from: string, to: string, for: number)';
const callback = '(all of the items: string, the index: number) => void';
const twoSections = '## Next\n\nA short text.\n\n## Last\n\nA brief text.';
const box = ':::note\n- Um\n:::\n';
const rows = '| a | b |\n| - | - |\n| 1 | 2 |';
const methods = '- One `a`\n- Two `b`\n- Three';

test.each<[string, () => Promise<string[]>]>([
  ['a page path with an order prefix', () => found({ '/guides/pages/': '/guides/2-pages/' })],
  ['inline code with different spacing', () => below('Set `errors: true`.', 'Use `errors:true`.')],
  ['an invisible character as an entity', () => below('Or \\1.', 'Ou &#92;&#x200b;1.')],
  ['a reference link', () => below(`[A](${fix})`, `[A][]\n\n[a]: ${fix}`)],
  ['a table below an aside', () => below(`${box}${rows}`, `${box}${rows}`)],
  ['the full URL of a file', () => below('[A](../../a/b.kt)', `[A](${fix}/a/b.kt)`)],
  [
    'the full URL of a page',
    () => below(`[A](${site}/x/guides/pages.html#a)`, '[A](../guides/pages/index.md)'),
  ],
  ['a link with a parameter', () => below(`[A](${fix})`, `[A](${fix}?edit=1)`)],
  ['a link by file name', () => found({}, { '/pt-br/guides/pages/': 'pages.html' })],
  ['a link with the URL of the site', () => found({}, { '(/pt-br/': `(${site}/pt-br/` }, inFull)],
  [
    'a link below the base path',
    () => found({ '/guides/pages/': '/app/page/' }, { '/pt-br/guides/pages/': '../page/' }, withBase),
  ],
  ['bold text between letters with a plugin', () => above(bold, bold, withPlugin)],
  ['a localized image', () => picture('/img/pt.png')],
  ['an image beside the page', () => picture('./pt.png')],
  ['an image in a language folder', () => picture('~/img/pt/a.png')],
  ['a missing label for the next page', () => withFields('next:\n  label: Pages', 'weight: 1')],
  ['an aside as a blockquote', () => below(':::note\nMore.\n:::', '> **Nota:** Mais.')],
  ['another unit of time', () => below('It runs for 28 days.', 'Funciona por 4 semanas.')],
  ['a localized price', () => below('It is $49.99 each.', 'Custa 199 € cada.')],
  ['a range of years', () => below('From 2016–22 on.', 'De 2016 a 2022.')],
  [
    'a TODO in a draft',
    () => found({ '\n---\n': '\ndraft: true\n---\n', '## The end\n': '## The end\n\nTODO\n' }),
  ],
  ['a number in inline code', () => below('It is 490 pixels wide.', 'Tem `490px` de largura, e 30 linhas.')],
  ['icons of two kinds', () => withFields(icons, icons)],
  ['a button without text', () => withFields(twoActions('Begin'), twoActions('Começar'))],
  ['a section that has moved', () => found(next, nextFirst)],
  [
    'a heading at another place',
    () =>
      above(
        `### Next\n\n${much}## Last\n\n${much}`,
        `${muchOwn}## Por fim\n\n${little}### A seguir\n\n${little.repeat(3)}`,
      ),
  ],
  ['an image as a component', () => above(`${much}![${long}](/a.png)`, image, { 'public/a.png': '' })],
  ['a list as a table', () => below('- Oak\n- Ash', '| A |\n| --- |\n| Carvalho |\n| Freixo |')],
  [
    'code in another code block',
    () => withBlocks(block('at()', 'go()') + block('b'), block('at()') + block('go()', 'b')),
  ],
  ['a block as inline code', () => below(block('ash(1)') + much, `\`ash(1)\` ${muchOwn}`)],
  ['keys and units', () => below('Press `ctrl+o` for `4096 (4 KiB)`.', 'Use `Ctrl-O` para `4096 (4KiB)`.')],
  ['different example data', () => withBlocks('```yaml\na: b\n```\n\n', '```yml\na: c\n```\n\n')],
  ['harmless invisible characters', () => below('A text.', 'Um\u200e texto. \u200b "\u200bFim" &#x200b;')],
  ['a quotation in English', () => below(`They say “${quote}”.`, `Dizem:\n\n“${quote} then” é o texto.`)],
  ['the title of a work', () => above(`## References\n\n${work}`, `## Referências\n\n${work}`)],
  ['the title of a work in a sentence', () => below('By:', 'De *The Way That We Work With You*:')],
  ['a button in English', () => below('Choose **Save it with this**.', 'Escolha **Save it with this**.')],
  ['a translated key in code', () => withBlocks(block('send(a_YOUR_KEY)'), block('send(a_SUA_CHAVE)'))],
  ['a localized path', () => below('See `src/oak.md`.', 'Veja `src/pt-br/oak.md`.')],
  ['a name of several words', () => below('- Benny the First Hunter', '- Benny the First Hunter')],
  ['programming keywords', () => below('class, interface, struct, enum', 'class, interface, struct, enum')],
  ['the title of a page on another site', () => below(`- ${title}`, `- ${title}`)],
  ['an aside right below text', () => below('A text.\n\n:::note\nMore.', 'Um texto.\n:::note\nMais.')],
  [
    'inline code in another section',
    () => found({ 'new folder': 'folder `--new`' }, { '\n## O fim': '\n`--new`\n\n## O fim' }),
  ],
  [
    'inline code once for two sections',
    () => found({ ...newCode, 'new folder': 'folder `--new`' }, { 'nova pasta': 'pasta `--new`' }),
  ],
  ['a missing heading that repeats the title', () => found({ '\nRead the': '\n## Start here!\n\nRead the' })],
  ['a missing section without text', () => above('### Next', '')],
  ['a missing heading without words', () => above('####\n', '')],
  ['a draft source', () => found({ '\n---\n': '\ndraft: true\n---\n' }, { 'greet(': 'hail(' })],
  ['a draft translation', () => found({}, { '\n---\n': '\ndraft: true\n---\n', 'greet(': 'hail(' })],
  ['an aside in another syntax', () => below(':::note\nMore.\n:::', '<Aside>\n\nMais.\n\n</Aside>')],
  ['a translated “TBD”', () => below('| A |\n| - |\n| TBD |\n', '| A |\n| - |\n| Em breve |\n')],
  ['a language setting', () => withBlocks('```yml\nen: a\n```\n\n', '```yml\npt: b\n```\n\n')],
  ['an image at another URL', () => below(`![](${fix}a.png)`, `![](${fix}b.png)`)],
  ['a signature', () => below(`### ${call}`, `### ${call}`)],
  ['a function type', () => below(`- ${callback}`, `- ${callback}`)],
  ['an aside of another type', () => below(':::note\nMore.\n:::', ':::tip\nMais.\n:::')],
  [
    'an aside without empty lines',
    () =>
      below(
        `${paragraphs('Text.')}:::tip\n\n${two}\n\n:::`,
        `${paragraphs('Texto.')}:::tip\nOutro texto, que diz algo.\n\n:::`,
      ),
  ],
  ['a repeated number', () => below('Wait 12 hours.', 'Espere 12 horas, ou seja, 12 × 60 minutos.')],
  ['extra lines of code', () => withBlocks(block('run()'), block('run()', 'isDone()'))],
  ['a short section beside an extra one', () => below(long, 'Pouco.\n\n## Mais\n\nO resto.')],
])('accepts %s', async (_, findings) => {
  expect(await findings()).toEqual([]);
});

const yaml = (key: string) => `\`\`\`yaml\nname: oak\n${key}: ash\n\`\`\`\n\n`;
const mdx = (text: string) => `\`\`\`mdx\n${text}\n\`\`\`\n\n`;
const newFolder = { 'new folder': '[folder](/guides/folders/)' };
const screen = `![](${fix}.png)`;
const imported = "import { Card } from '@astrojs/starlight/components';\n";
const sectionWithParts =
  '## Next\n\n<Card icon="star">\n\nA [text](/guides/).\n\n</Card>\n\n| A |\n| - |\n| B |';
const links = ['a', 'b', 'c'].map((name) => `[${name}](https://example.com/${name})`);
const longText = paragraphs('This is what you can do with it, and that is all that there is to it.');
const longOld = paragraphs('That was what you could do with it, and there was more to it than this.');
const tip = (page: string) => `:::tip\n[A page](https://example.com/${page})\n:::\n\n`;
const code = '## API\n\n`addOak`, `addAsh`';
const list = (name: string, words = name) => `## ${name}\n\n<List of={${words}} />\n\n`;
const note = '<Note icon="moon">\n\nMore.\n\n</Note>';

test.each<[said: string, () => Promise<string[]>]>([
  // Links and pictures
  ['the link to /guides/folders/', () => found({ '[guide](/guides/pages/)': 'guide', ...newFolder })],
  ['the link to #the-end', () => found({ 'new folder': 'new [folder](#folder)' }, { '#o-fim': '#folder' })],
  ['→ write /guides/folders/ or', () => found(newFolder, { 'nova pasta': '[pasta](/pt-br/guides/)' })],
  ['→ write /guides/pages/ or', () => found({}, { '/pt-br/guides/pages/': '../outra/' })],
  ['There are 2 more like this', () => below(`Read ${links.join(', ')}.`, 'Leia tudo isso.')],
  [
    'there is no page or file ../nada.md.',
    () => below('More.', 'Mais, [aqui](../nada.md) e [lá](pages.md).'),
  ],
  ['there is no page or file /img/fr.png.', () => picture('/img/fr.png')],
  [`the picture ${fix}.png`, () => below(`${screen}\n\n\`${screen}\``, `\`${screen}\``)],
  // The whole page
  ['start.mdx:2:1  error  keys', () => found({}, { 'title: ': 'label: ' })],
  ['start.mdx:1:1  error  parse', () => found({}, { '---\ntitle: C': 'File: start.mdx\n\n---\ntitle: C' })],
  ['→ start the file with the frontmatter', () => found({}, { '---\ntitle: ': 'title: ' })],
  ['start.mdx:17:1  error  parse', () => found({}, { '\n```\n': '\n```**Ou não?**\n' })],
  // Components
  [`:::tip (${start}:21:1)`, () => above(`${tip('a')}${tip('b')}${code}`, `${tip('a')}${code}`)],
  ['“:::note” is not closed', () => below(`${box}\nEnd.`, `${box.slice(0, -4)}\nFim.`)],
  ['→ write a space between ** and the letter beside it', () => below(bold, bold)],
  // Code
  ['start.mdx:22:', () => withBlocks(block('a()') + block('b()'), block('b("1")') + block('b("2")'))],
  ['found no such line. →', () => withBlocks(block('a()', 'runAll()'), block('a()', ''))],
  ['start.mdx:7:1  warning  mdx-protected', () => found(newCode)],
  ['“…', () => withBlocks(block(`${'run('.repeat(20)}addOak`), block(`${'run('.repeat(20)}addElm`))],
  ['“setTree()”', () => withBlocks('```\nsetTree()\n```\n\n', '```\nsetArvore()\n```\n\n')],
  ['“http.Status”', () => withBlocks(block('http.Status'), block('web.Status'))],
  ['start.mdx:19:', () => withBlocks(yaml('rules'), yaml('regras'))],
  ['“<Oak', () => withBlocks(mdx('<Oak title="A" />'), mdx('<Oak titulo="A" />'))],
  // Sections, lists and tables
  [`the heading “## Next” (${start}:17:1) is missing above this line`, () => above(sectionWithParts, '')],
  ['## Last” (src/content/docs/guides/start.mdx:23:1) is missing at the end.', () => found(lastSection)],
  [
    `the heading “## Next” (${start}:13:1) is missing`,
    () => found(titled, { '\n## Primeiros': '\n# Título\n\nUm texto.\n\n## Primeiros' }),
  ],
  [
    `the heading “## Next” (${start}:35:1) is missing above this line.`,
    () => above(`${paragraphs('Text.')}${twoSections}`, `${paragraphs('Texto.')}## Last\n\nUm texto.`),
  ],
  [`“## Next” (${start}:17:1) is missing`, () => above(list('Next') + list('Last'), list('Fim', 'Last'))],
  ['Also missing: “## Last”.', () => above(twoSections, '')],
  ['and 1 block after it are missing', () => above(`## Next\n\n${long}\n\n${long}`, '## A seguir')],
  ['part of it seems to be missing', () => below(`${long}[Here](https://example.com/a).`, 'Pouco.')],
  ['appears twice', () => below(methods, `${method('a')}\n${method('a')}\n- Um. Dois. Três.`)],
  ['the list has 2 entries', () => below(`- ${links.slice(1).join('\n- ')}\n- \`addOak\``, '- A\n- B')],
  ['warning  mdx-protected  the list has 1 entry', () => above(`## Next\n\n${long}${trees}`, longWithTree)],
  ['start.mdx:17:', () => below('Wait 12 hours.', 'Espere 13 horas.')],
  ['490 is missing', () => below('Wait 490 ms, and go on.', 'Espere e continue.')],
  ['“Fim.” appears twice', () => below('The end.', 'Fim.\n\nFim.')],
  ['“## O fim” appears twice', () => found({}, { '## O fim': '## O fim\n\n## O fim' })],
  ['“<Oak a="b" />” appears twice', () => below('<Oak a="b" />', '<Oak a="b" />\n\n<Oak a="b" />')],
  ['cards” is the English', () => below('### Add icons to cards', '### Add icons to cards')],
  ['is in Czech', () => below('Words.', 'Zrušené předplatné bude platné do data vypršení každý měsíc.')],
  ['is still in English. → translate it into Brazilian Portuguese', () => below(longText, longOld)],
  [`${start}:19:1  warning  untranslated`, () => below('TODO', 'TODO')],
  ['“Transaction handling in request handlers” is the', () => below(`### ${handling}`, `### ${handling}`)],
  // Components
  [`<Card> is not imported here; English imports it (${start}:5:1).`, () => found({}, { [imported]: '' })],
  [`(${start}:37:1) is missing.`, () => below(paragraphs('Text.') + note, paragraphs('Texto.'))],
  ['<Card> is not closed; line 13 has </Cart>. → write </Card>', () => found({}, { '</Card>': '</Cart>' })],
  // Frontmatter
  ['“icon” in entry 1 of “hero.actions” is empty.', () => withButton(actions('Começar', '""'))],
  ['“icon” in entry 1 of “hero.actions” is missing.', () => withButton('hero:\n  actions:\n    - text: Já')],
  ['→ rename “descripton” to “description”.', () => withFields('description: All', 'descripton: Tudo')],
  ['“template”: expected one value, found a list.', () => withFields('template: a', 'template: [a]')],
])('reports “%s” once', async (said, findings) => {
  expect(await findings()).toEqual([expect.stringContaining(said)]);
});

test.each([
  ['`addRoute`', 'AddRoute', undefined],
  ['`static-route`', 'rota fixa', undefined],
  ['`addRoute`', 'isso', 9],
  ['`addRoute`', 'addRoutes', 9],
  ['`addRoute`', '`novaRota`', 12],
  ['`npm run theme`', '`npm run themes`', 12],
  ['`Component.astro`', '`Componente.astro`', undefined],
  ['`[a b](/a/b)`', 'isso', undefined],
  ['`RunError 103`', '`RunErr 103`', 12],
  ['`at(treeName)`', '`at(nomeDaArvore)`', undefined],
  ['`Ctrl+P`', 'isso', undefined],
  ['`add(400, oak)`', '`add(4000, oak)`', 12],
])('compares names in code: %s, %s', async (source, own, line) => {
  const findings = await found({ '`npm start`': source }, { '`npm start`': own });
  expect(short(findings)).toEqual(line ? [`${page}:${line} warning mdx-protected`] : []);
});

test('reports an outdated section with code once, but not a section that the source no longer has', async () => {
  const own = '\n\n```js\nold()\n```\n\n### Antes\n\nTexto `velho`.\n\n## Primeiros';
  const findings = await found(newCode, { '\n\n## Primeiros': own });
  expect(short(findings)).toEqual([`${page}:7 warning mdx-protected`]);
});

test('does not report an extra section, and compares the others with their counterparts', async () => {
  const own = '## Nosso mercado\n\nTexto com 4711 palavras.\n\n## O fim\n';
  const findings = await found({}, { '## O fim\n': own, ' icon="star"': '', 'greet(': 'greeted(' });
  expect(short(findings)).toEqual([`${page}:11 warning mdx-protected`, `${page}:22 warning mdx-protected`]);
});

test('a copy of the source is one warning, and a page without a source is an error', async () => {
  const old = `${docs}/pt-br/old.md`;
  const { findings } = await checkForeign({ ...clean, [page]: clean[start], [old]: '# Old\n' });
  expect(short(findings)).toEqual([`${page}:7 warning keys`, `${old}:1 error file`]);
});

test('groups unknown syntax in twenty files into one finding', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `${docs}/${index + 10}.mdx`);
  const pages = Object.fromEntries(names.map((name) => [name, 'A {{ shortcode here }}.\n']));
  const { findings } = await checkForeign({ ...clean, ...pages });
  expect(findings).toEqual([expect.stringMatching(/10\.mdx:1:\d+ {2}error {2}parse .* 19 other files/)]);
});

test('the source language may have a folder of its own', async () => {
  const inFolder = (path: string) => path.replace('docs/guides', 'docs/en/guides');
  const moved = Object.entries(clean).map(([path, text]) => [inFolder(path), text]);
  const first = { [`${docs}/index.mdx`]: 'Begin.\n', [`${docs}/pt-br/index.mdx`]: 'Comece.\n' };
  const config = { 'astro.config.mjs': "starlight({ defaultLocale: 'en' })", ...first };
  expect(await checkForeign({ ...Object.fromEntries(moved), ...config })).toEqual({ layout, findings: [] });
});

const two = 'Another text, which says something else at length, in many words.';
const dois = 'Outro texto, que diz outra coisa com bem mais palavras, e com mais pormenores.';
const [one, three, um, tres] = ['One text here.', 'The last of these.', 'Um texto aqui.', 'O último destes.'];
const html = '```html\n<a href="/">Home</a>\n```';

const sh = (command: string) => `\`\`\`sh\n${command}\n\`\`\``;
const blocks = (...texts: string[]) => texts.join('\n\n');
const cards = blocks('<Cards>', two, three, '</Cards>');

test.each<[source: string, own: string, said?: string]>([
  [blocks(one, two, three), blocks(um, tres), 'the paragraph “Another text'],
  [blocks(one, two, three), blocks(`${um} ${dois}`, tres)],
  [blocks(one, 'The type `oak`.', three), blocks(um, tres), 'the paragraph “The type oak.”'],
  [blocks('- One.', two, three), blocks(`- Um. ${dois}`, tres)],
  [blocks(one, `- ${two}`, three), blocks(um, tres), 'the list “- Another text'],
  [blocks('1. One:', sh('a'), '1. Two.'), blocks('1. Um:', '   ```sh\n   a\n   ```', '1. Dois.')],
  [blocks(one, html, three), blocks(um, tres), 'the code block with the line “<a href="/">Home</a>”'],
  [blocks('## One', one, '## Two', two), blocks('## Um', um, '### Dois', dois)],
  [blocks('## One', one, '## Two', two), blocks('## Um', um, '##\u00a0Dois', dois), 'the heading “## Two”'],
  [blocks('## One {#a}', one, '## Two {#b}', two), blocks('## Dois {#b}', dois), 'the heading “## One {#a}”'],
  [blocks('## The `oak`', one, '## An `elm`', one), blocks('## Um `elm`', um), 'the heading “## The `oak`”'],
  [
    blocks('## One', one, '### oak', three, '## Two', two, two),
    blocks('## Um', um, '## Dois', dois, dois, '### oak', tres),
  ],
  [blocks('## TLS', one, '## URL', one), blocks('## O URL', um), 'the heading “## TLS”'],
  [blocks('## Step 1', one, '## Step 2', one), blocks('## Passo ۱', um), 'the heading “## Step 2”'],
  [blocks(one, '## Two', '- A\n- B', three), blocks(um, 'São dois:', '- A\n- B', tres)],
  [blocks(one, sh('oak stop')), blocks(um, sh('carvalho pare')), 'expected the code “oak stop”'],
  [blocks(one, sh('oak stop')), blocks(um, sh('# Pare aqui\noak stop\noak start'))],
  ['The call `Forest()`.', 'A nova floresta: `Floresta()`.', 'expected the code `Forest()`'],
  [blocks(one, cards, three, one, two), blocks(um, tres, um, dois), '<Cards /> ('],
])('compares block by block, and reports what is missing: %j as %j', async (source, own, said) => {
  expect(await below(source, own)).toEqual(said ? [expect.stringContaining(said)] : []);
});
