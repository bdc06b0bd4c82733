import { describe, expect, test } from 'vitest';
import { edit, type Tree } from '../../fixture.ts';
import { checkForeign, short } from './foreign.ts';

const docs = 'src/content/docs';
const clean = {
  'astro.config.mjs':
    "starlight({ locales: { root: { label: 'English', lang: 'en' }, 'pt-br': { lang: 'pt-BR' } } })",
  [`${docs}/guides/start.mdx`]: `---
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
  [`${docs}/pt-br/guides/start.mdx`]: `---
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
const page = `${docs}/pt-br/guides/start.mdx`;

test('a translation that says the same in its own words, links and examples has no finding', async () => {
  expect(await checkForeign(clean)).toEqual({
    layout: 'Starlight in src/content/docs: English, translated to pt-BR.',
    findings: [],
  });
});

test.each([
  ['a component', '</Card>\n\n', '</Card>\n\n<Note />\n\n', `${page}:15 error mdx-protected`],
  ['an attribute', 'icon="star"', 'icon="moon"', `${page}:11 warning mdx-protected`],
  ['a link', '/pt-br/guides/pages/', '/pt-br/guides/', `${page}:7 error links`],
  ['a heading', '## O fim', '#### O fim', `${page}:15 warning headings`],
  ['code', 'greet(', 'greeted(', `${page}:17 warning mdx-protected`],
  ['a field', 'title: Comece aqui', 'other: 1', `${page}:2 warning keys`],
  ['MDX', '</Card>', '', `${page}:11 error parse`],
])('%s that differs is found at its place', async (_, from, to, finding) => {
  expect(short((await checkForeign(edit(clean, page, from, to))).findings)).toEqual([finding]);
});

test('code of an outdated section is one finding, and none of a section that the source no longer has', async () => {
  let tree = edit(
    clean,
    page,
    '\n\n## Primeiros passos',
    '\n\n### Antes\n\nTexto `velho`.\n\n## Primeiros passos',
  );
  tree = edit(tree, `${docs}/guides/start.mdx`, 'Read the [guide]', 'Read `--new` in the [guide]');
  tree = edit(tree, page, '\n\n### Antes', '\n\n```js\nold()\n```\n\n### Antes');
  expect(short((await checkForeign(tree)).findings)).toEqual([
    `${page}:5 warning mdx-protected`,
    `${page}:13 warning headings`,
  ]);
});

test('a section of the same page and a page of the site may be addressed in full', async () => {
  const config = "site: 'https://docs.example.com/',\n";
  let tree = edit(clean, 'astro.config.mjs', 'starlight(', `${config}starlight(`);
  tree = edit(tree, page, '(#o-fim)', '(/pt-br/guides/start/#o-fim)');
  tree = edit(tree, page, '(/pt-br/guides/pages/)', '(https://docs.example.com/pt-br/guides/pages/)');
  expect((await checkForeign(tree)).findings).toEqual([]);
});

test('a link that a translation has besides is its own, and none of another section', async () => {
  const start = `${docs}/guides/start.mdx`;
  let tree = edit(clean, start, 'the [guide](/guides/pages/) before', 'on before');
  tree = edit(tree, start, 'new folder', 'new [folder](/guides/folders/)');
  const { findings } = await checkForeign(tree);
  expect(findings).toEqual([expect.stringContaining('the link to /guides/folders/ of English')]);
});

test('a section that is on another level, or in another place, is no missing one', async () => {
  const start = `${docs}/guides/start.mdx`;
  const three = edit(clean, start, '## The end\n', '## Next\n\nA text.\n\n## The end\n');
  const moved = edit(three, page, '## Primeiros', '## A seguir\n\nUm texto.\n\n## Primeiros');
  expect((await checkForeign(moved)).findings).toEqual([]);
});

test('an address that is there as code, or an English one of another site, may be another one', async () => {
  const start = `${docs}/guides/start.mdx`;
  expect(
    (await checkForeign(edit(clean, page, '[guia](/pt-br/guides/pages/)', '`/guides/pages/`'))).findings,
  ).toEqual([]);
  for (const [english, other] of [
    ['en.example.com/a', []],
    ['example.com/help?lang=en', []],
    ['example.com/english/', []],
    ['example.com/energy/', [`${page}:7 warning links`]],
  ] as const) {
    const tree = edit(clean, start, '/guides/pages/', `https://${english}`);
    expect(
      short((await checkForeign(edit(tree, page, '/pt-br/guides/pages/', 'https://ajuda.org/'))).findings),
    ).toEqual(other);
  }
});

test('of links within a page, the one that is nowhere is told', async () => {
  const tree = edit(clean, `${docs}/guides/start.mdx`, 'new folder', 'new [folder](#folder)');
  const { findings } = await checkForeign(edit(tree, page, '#o-fim', '#folder'));
  expect(findings).toEqual([expect.stringContaining('the link to #the-end of English')]);
});

test('a picture for readers of the language is right if it is there', async () => {
  const picture = (path: string) => edit(clean, page, 'antes de', `![A tela](${path}) antes de`);
  const start = `${docs}/guides/start.mdx`;
  const withPicture = (path: string) => ({
    ...edit(picture(path), start, 'before you', '![The screen](/img/en.png) before you'),
    'public/img/en.png': '',
    'public/img/pt.png': '',
    [`${docs}/pt-br/guides/pt.png`]: '',
  });
  for (const path of ['/img/pt.png', './pt.png'])
    expect((await checkForeign(withPicture(path))).findings).toEqual([]);
  expect((await checkForeign(withPicture('/img/fr.png'))).findings).toEqual([
    expect.stringMatching(/error {2}links {2}there is no file \/img\/fr.png. → write \/img\/en.png/),
  ]);
});

test('the address of a page is suggested as the file writes it, and another site is a warning', async () => {
  const link = (path: string) => checkForeign(edit(clean, page, '/pt-br/guides/pages/', path));
  const start = `${docs}/guides/start.mdx`;
  const more = edit(clean, start, 'new folder', 'new [folder](/guides/folders/)');
  const { findings } = await checkForeign(edit(more, page, 'nova pasta', 'nova [pasta](/pt-br/guides/)'));
  expect(findings).toEqual([expect.stringContaining('→ write /pt-br/guides/folders/.')]);
  expect(short((await link('https://example.org/')).findings)).toEqual([`${page}:7 warning links`]);
  expect((await link('https://example.org/br/')).findings).toEqual([]);
});

test('an outdated address is told with the English one of the same name', async () => {
  const pictures = (host: string) => ['a', 'b', 'c'].map((name) => `![](https://${host}/${name}.png)`);
  const [, old = ''] = pictures('old.example.com');
  const start = edit(clean, `${docs}/guides/start.mdx`, 'new folder', pictures('new.example.org').join(' '));
  const { findings } = await checkForeign(edit(start, page, 'nova pasta', old));
  expect(findings.join()).toContain('→ write https://new.example.org/b.png.');
});

test('of a block of code, the first line with other names is shown', async () => {
  const { findings } = await checkForeign(edit(clean, page, 'diz olá', 'diz olá\nlogLater("Adeus");'));
  expect(findings).toEqual([expect.stringContaining('found “logLater("Adeus");”')]);
});

test('blocks of code belong together by their lines, and by their order where these tell nothing', async () => {
  const block = (...lines: string[]) => `\`\`\`js\n${lines.join('\n')}\n\`\`\`\n\n`;
  const ends = async (english: string, own: string) => {
    const start = edit(clean, `${docs}/guides/start.mdx`, '\n```js', `\n${english}\`\`\`js`);
    return (await checkForeign(edit(start, page, '\n```js', `\n${own}\`\`\`js`))).findings;
  };
  expect(await ends('```yaml\na: b\n```\n\n', '```yml\na: c\n```\n\n')).toEqual([]);
  expect(await ends(block('a()', 'b()') + block('c()', 'd()'), block('c()', 'dd()'))).toEqual([
    expect.stringContaining('the code “a()”'),
    expect.stringContaining('expected the code “d()”'),
  ]);
  expect(short(await ends(block('a()') + block('b()'), block('b("1")') + block('b("2")')))).toEqual([
    `${page}:17 warning mdx-protected`,
  ]);
});

/** What is found where English has this in place of its code, and the translation that. */
async function withCode(english: string, own: string): Promise<string[]> {
  const start = edit(clean, `${docs}/guides/start.mdx`, '`npm start`', english);
  return short((await checkForeign(edit(start, page, '`npm start`', own))).findings);
}

test('code that the section has as text, once more or within other code is not missing', async () => {
  for (const [source = '', own = ''] of [
    ['`addRoute`', 'AddRoute'],
    ['`addRoute` or `addRoute`', '`addRoute`'],
    ['`addRoute` or `"dropRoute"`', '`addRoute/dropRoute`'],
    ['`static-route`', 'rota fixa'],
    ['`add <name>`', 'isso'],
  ])
    expect(await withCode(source, own)).toEqual([]);
  for (const [source = '', own = ''] of [
    ['`addRoute`', 'isso'],
    ['`addRoute`', 'addRoutes'],
    ['`dropRoute`', 'undropRoute'],
    ['`>`', '>'],
  ])
    expect(await withCode(source, own)).toEqual([`${page}:9 warning mdx-protected`]);
});

test('names of buttons and examples in code may be translated, names of programs not', async () => {
  for (const [source = '', own = ''] of [
    ['Save', 'Salvar'],
    ['Rooms', 'Cômodos'],
    ['<YOUR_KEY>', '<SUA_CHAVE>'],
    ['name|password', 'nome|senha'],
    ["'root'", 'root'],
  ])
    expect(await withCode(`\`${source}\``, `\`${own}\``)).toEqual([]);
  for (const [source = '', own = ''] of [
    ['addRoute', 'novaRota'],
    ['check()', 'verifique()'],
    ['sidebar', 'Sidebar'],
    ['.txt', '..txt'],
  ])
    expect(await withCode(`\`${source}\``, `\`${own}\``)).toEqual([`${page}:12 warning mdx-protected`]);
});

test('sections are compared where they belong together, and have as many paragraphs', async () => {
  const start = `${docs}/guides/start.mdx`;
  const end = '## O fim\n';
  const more = edit(clean, page, end, `## Nosso mercado\n\nTexto com 4711 palavras.\n\n${end}`);
  const other = edit(edit(more, page, '"star"', '"moon"'), page, 'greet(', 'greeted(');
  expect(short((await checkForeign(other)).findings)).toEqual([
    `${page}:11 warning mdx-protected`,
    `${page}:15 warning headings`,
    `${page}:21 warning mdx-protected`,
  ]);
  const changed = edit(clean, start, 'Read the [guide]', 'Read `--new` in the [guide]');
  expect(short((await checkForeign(changed)).findings)).toEqual([`${page}:5 warning mdx-protected`]);
  const longer = edit(changed, page, '\n\n## Primeiros', '\n\nMais uma frase.\n\n## Primeiros');
  expect((await checkForeign(longer)).findings).toEqual([]);
});

describe('a section that a translation does not have', () => {
  const start = `${docs}/guides/start.mdx`;
  const findings = async (english: string, own = '') => {
    const source = edit(clean, start, '## The end\n', `${english}\n\n## The end\n`);
    return (await checkForeign(edit(source, page, '## O fim\n', `${own}\n\n## O fim\n`))).findings;
  };

  test('is one finding, with what is in it', async () => {
    const section = '## Next\n\n<Card icon="star">\n\nA [text](/guides/).\n\n</Card>\n\n| A |\n| - |\n| B |';
    expect(await findings(section)).toEqual([
      expect.stringContaining(
        'the heading “## Next” (src/content/docs/guides/start.mdx:17:1) is missing before',
      ),
    ]);
  });

  test('is not named where several may be meant', async () => {
    const two = '## Next\n\nA short text.\n\n## Last\n\nA brief text.';
    expect(await findings(two, '## A seguir\n\nUm texto curto.')).toEqual([
      expect.stringContaining('English has 2 headings in the place of 1 here'),
    ]);
  });

  test('may be an entry of a list, a text in bold, or nothing but headings', async () => {
    const section = '### Next\n\nA text.';
    expect(await findings(section, '- A seguir: um texto.')).toEqual([]);
    expect(await findings(section, '**A seguir**\n\nUm texto.')).toEqual([]);
    expect(await findings('## All\n\n### Next\n\nA text.', '## A seguir\n\nUm texto.')).toEqual([]);
  });
});

test('a table may be a list, and a section beside one of its own may be short', async () => {
  const start = `${docs}/guides/start.mdx`;
  const both = async (english: string, own: string) => {
    const source = edit(clean, start, '## The end\n', `## The end\n\n${english}\n`);
    return (await checkForeign(edit(source, page, '## O fim\n', `## O fim\n\n${own}\n`))).findings;
  };
  expect(await both('- Oak\n- Ash', '| A |\n| --- |\n| Carvalho |\n| Freixo |')).toEqual([]);
  const long = 'All of this is said here in the source, and nowhere else on the page. '.repeat(5);
  expect(await both(long, 'Pouco.')).toEqual([expect.stringContaining('a part of it seems to be missing')]);
  expect((await both(long, 'Pouco.\n\n## Mais\n\nO resto.')).join()).not.toContain('a part of it');
});

test('of several components and tables, the one that is missing is named', async () => {
  const note = (text: string) => `<Card icon="star">\n\n${text}\n\n</Card>`;
  const table = (cell: string) => `| A |\n| --- |\n| \`${cell}\` |`;
  const withBlocks = (files: Tree, path: string, end: string, ...blocks: string[]) =>
    edit(files, path, `${end}\n`, [end, ...blocks, ''].join('\n\n'));
  const [first, last] = ['Use `a`.', 'Use `b`.'];
  const start = `${docs}/guides/start.mdx`;
  const source = withBlocks(clean, start, '## The end', note(first), note(last), table('c'), table('d'));
  const lineOf = (text: string) =>
    String(source[start])
      .split('\n')
      .findIndex((line) => line.includes(text));
  const { findings } = await checkForeign(
    withBlocks(source, page, '## O fim', first, note(last), table('d')),
  );
  const at = (line: number) => expect.stringContaining(`(${start}:${line}:1) is missing`);
  expect(findings).toEqual(expect.arrayContaining([at(lineOf(first) - 1), at(lineOf('`c`') - 1)]));
});

test('a line that becomes part of a list is told where the source has none', async () => {
  const swallowed = (list: string, own: string) =>
    checkForeign(
      edit(
        edit(clean, `${docs}/guides/start.mdx`, '## The end\n', `## The end\n\n${list}\n`),
        page,
        '## O fim\n',
        `## O fim\n\n${own}\n`,
      ),
    );
  const [apart, joined] = ['- Uma\n- Duas\n\nTexto longo.', '- Uma\n- Duas\nTexto longo.'];
  expect((await swallowed('- One\n- Two\nA longer text.', joined)).findings).toEqual([]);
  expect((await swallowed('- One\n- Two\n\nA longer text.', joined)).findings).toEqual([
    expect.stringContaining('becomes part of the last entry'),
  ]);
  expect((await swallowed('- One\n- Two\n\nA longer text.', apart)).findings).toEqual([]);
  expect((await swallowed('- One\n- Two, a longer text.', joined)).findings).toEqual([]);
  const note = (end: string) => `:::note\n\n- A\n${end}:::`;
  expect((await swallowed(note('\n'), note(''))).findings).toEqual([]);
});

test('a page that is still the source is one warning, and one without a source is an error', async () => {
  const source = clean[`${docs}/guides/start.mdx`] ?? '';
  const { findings } = await checkForeign({ ...clean, [page]: source, [`${docs}/pt-br/old.md`]: '# Old\n' });
  expect(short(findings)).toEqual([`${page}:7 warning keys`, `${docs}/pt-br/old.md:1 error file`]);
});

test('paragraphs of the source in a section with words of its own are one warning, at the first of them', async () => {
  const left = 'Nobody has translated these words.\n\nNor has anybody translated those.\n';
  const tree = edit(clean, `${docs}/guides/start.mdx`, '## The end\n', `## The end\n\n${left}`);
  const { findings } = await checkForeign(edit(tree, page, '## O fim\n', `## O fim\n\n${left}`));
  expect(short(findings)).toEqual([`${page}:17 warning untranslated`]);
});

test('frontmatter may stand below empty lines', async () => {
  for (const path of [page, `${docs}/guides/start.mdx`]) {
    const tree = { ...clean, [path]: `\n\n${clean[path as keyof typeof clean]}` };
    expect((await checkForeign(tree)).findings).toEqual([]);
  }
});

test.each([
  ['names', '- Google Nest Hub Max\n', '- Google Nest Hub Max\n'],
  [
    'a text that is Portuguese in the source file too',
    'Obrigado a todos eles.\n',
    'Obrigado a todos eles.\n',
  ],
  [
    'a quotation',
    'They say “here is what to do with it and why”.\n',
    'Dizem:\n\n“here is what to do with it and how” é o texto.\n',
  ],
  [
    'the title of a linked page',
    '- [What it does and how to use it](https://example.com/a)\n',
    '- [What it does and how to use it](https://example.com/a)\n',
  ],
  ['a control character in code', '`a\u000bb`\n', '`a\u000bb`\n'],
  ['a number that is said once more', 'Wait 12 hours.\n', 'Espere 12 horas, ou seja, 12 × 60 minutos.\n'],
])('%s may be the same or else', async (_, source, own) => {
  const tree = edit(clean, `${docs}/guides/start.mdx`, '## The end\n', `## The end\n\n${source}`);
  expect((await checkForeign(edit(tree, page, '## O fim\n', `## O fim\n\n${own}`))).findings).toEqual([]);
});

test('sentences about different code, and remarks in brackets, are no repetition', async () => {
  const tree = edit(
    clean,
    `${docs}/guides/start.mdx`,
    '## The end\n',
    '## The end\n\n- One `a`\n- Two `b`\n- Three\n',
  );
  const own = (name: string) =>
    edit(
      tree,
      page,
      '## O fim\n',
      `## O fim\n\n- O método \`a\` foi removido de uma vez. (Veja as instruções na seção seguinte.)
- O método \`${name}\` foi removido de uma vez. (Veja as instruções na seção seguinte.)
- Um. Dois. Três.\n`,
    );
  expect((await checkForeign(own('b'))).findings).toEqual([]);
  expect((await checkForeign(own('a'))).findings[0]).toContain('is there twice');
});

test('a number in the place of another is told', async () => {
  const tree = edit(clean, `${docs}/guides/start.mdx`, '## The end\n', '## The end\n\nWait 12 hours.\n');
  expect(
    short((await checkForeign(edit(tree, page, '## O fim\n', '## O fim\n\nEspere 13 horas.\n'))).findings),
  ).toEqual([`${page}:17 warning numbers`]);
});

test('the source language may have a folder of its own', async () => {
  const moved = Object.fromEntries(
    Object.entries(clean).map(([path, text]) => [path.replace(`${docs}/guides`, `${docs}/en/guides`), text]),
  );
  const tree = { ...moved, 'astro.config.mjs': "starlight({ defaultLocale: 'en' })" };
  expect(await checkForeign(tree)).toEqual({
    layout: 'Starlight in src/content/docs: English, translated to pt-BR.',
    findings: [],
  });
});
