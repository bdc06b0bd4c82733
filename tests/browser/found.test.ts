import type { Page } from 'playwright';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import sharp from 'sharp';
import { unified } from 'unified';
import { visit as visitNodes } from 'unist-util-visit';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Locale, locales } from '../../schema/languages.ts';
import { localizedPath } from '../../schema/page-key.ts';
import { searchResult } from '../../schema/search-result.ts';
import { widthOf } from '../../scripts/check/rules/search-result.ts';
import { readGraph } from '../../scripts/content/graph.ts';
import { root } from '../../scripts/content/root.ts';
import { pathsOf } from '../../scripts/site/prerender/pages.ts';
import { type HtmlElement, type HtmlNode, readElement } from '../../scripts/site/seo/html-tree.ts';
import { browserForTests, hydrated } from './browser.ts';
import { untranslatedLocales } from './setup.ts';

const published = 'https://hulma.example';
const graph = readGraph(`${root}/content`);
const keys = [...graph.pages.keys()].filter((key) => key !== '404');

/** What stands in the head of a document that a search engine reads. */
interface Found {
  status: number;
  title: string;
  canonical: string | undefined;
  /** Addresses by language. */
  alternates: Map<string, string>;
  metas: Map<string, string>;
  twin: string | undefined;
  html: string;
}

async function fetched(site: string, path: string): Promise<Found> {
  const response = await fetch(site + path, { redirect: 'manual' });
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const elements: HtmlElement['attributes'][] = [...head.matchAll(/<(?:link|meta) [^>]*>/g)].map(
    ([tag]) =>
      readElement(`<x>${tag}</x>`).children.map((child) => (child as HtmlElement).attributes)[0] ?? {},
  );
  const links = elements.filter(({ rel }) => rel === 'alternate');
  return {
    status: response.status,
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '',
    canonical: elements.find(({ rel }) => rel === 'canonical')?.href,
    alternates: new Map(links.flatMap(({ hreflang, href = '' }) => (hreflang ? [[hreflang, href]] : []))),
    metas: new Map(
      elements.flatMap(({ name, property, content = '' }) =>
        name || property ? [[name ?? property ?? '', content]] : [],
      ),
    ),
    twin: links.find(({ type }) => type === 'text/markdown')?.href,
    html,
  };
}

/** The entries of a sitemap: address, and addresses by language. */
async function sitemapOf(site: string): Promise<Map<string, Map<string, string>>> {
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  return new Map(
    [...xml.matchAll(/<url>\n([\s\S]*?)<\/url>/g)].map(([, entry = '']) => [
      /<loc>(.*)<\/loc>/.exec(entry)?.[1] ?? '',
      new Map(
        [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, code = '', href = '']) => [code, href]),
      ),
    ]),
  );
}

/** The sites, and the languages that their pages exist in. */
const sites = [
  ['the site', 'site', locales],
  [
    'a site of two languages',
    'twoLanguages',
    locales.filter((code) => !untranslatedLocales.some((other) => other === code)),
  ],
] as const;

describe.each(sites)('%s', (_, name, translated: readonly Locale[]) => {
  const pages = new Map<string, Found>();
  let sitemap = new Map<string, Map<string, string>>();
  beforeAll(async () => {
    const site = inject('sites')[name];
    sitemap = await sitemapOf(site);
    for (const path of pathsOf(graph)) pages.set(path, await fetched(site, path));
  });
  const at = (address: string) => pages.get(address.slice(published.length) || '/');

  test('the sitemap has every page in the languages it exists in, and nothing else', () => {
    const expected = keys.flatMap((key) => translated.map((code) => published + localizedPath(key, code)));
    expect([...sitemap.keys()].sort()).toEqual(expected.sort());
  });

  test('every address in the sitemap answers, and is its own canonical one', () => {
    for (const address of sitemap.keys()) {
      const page = at(address);
      expect(page?.status, address).toBe(200);
      expect(page?.canonical, address).toBe(address);
      expect(page?.metas.get('og:url'), address).toBe(address);
    }
  });

  test('every alternate is in the sitemap too, and leads back', () => {
    for (const [address, alternates] of sitemap) {
      expect(at(address)?.alternates, address).toEqual(alternates);
      expect([...alternates.keys()], address).toEqual([...translated, 'x-default']);
      expect(alternates.get('x-default'), address).toBe(alternates.get('en'));
      for (const other of alternates.values())
        expect([...(sitemap.get(other)?.values() ?? [])], other).toContain(address);
    }
  });

  test('a copy of a page names the original, and no translation that it is not part of', () => {
    for (const [path, { canonical, alternates, metas }] of pages) {
      if (path.endsWith('/404')) {
        expect([canonical, metas.get('robots'), alternates.size], path).toEqual([undefined, 'noindex', 0]);
        continue;
      }
      expect(sitemap.has(canonical ?? ''), path).toBe(true);
      const code = /^\/(\w\w)(?=\/|$)/.exec(path)?.[1] ?? 'en';
      const isFallback = !translated.some((other) => other === code);
      if (isFallback) {
        expect(canonical, path).toBe(published + (path.slice(3) || '/'));
        expect(alternates.size, path).toBe(0);
      } else expect([...alternates.values()], path).toContain(canonical);
    }
  });

  test('what is shared has an image that is there, in the size that is told', async () => {
    const images = new Map(
      [...sitemap.keys()].map((address) => [at(address)?.metas.get('og:image') ?? '', at(address)?.metas]),
    );
    for (const [image, metas] of images) {
      expect(image).toMatch(/^https:\/\/hulma\.example\/.*\.(?:jpg|png)$/);
      const response = await fetch(inject('sites')[name] + image.slice(published.length));
      expect(response.status, image).toBe(200);
      const { width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect([`${width}`, `${height}`], image).toEqual([
        metas?.get('og:image:width'),
        metas?.get('og:image:height'),
      ]);
    }
  });

  test('each page has a Markdown twin, which its language’s llms.txt lists', async () => {
    const site = inject('sites')[name];
    for (const code of translated) {
      const list = await (await fetch(`${site}${code === 'en' ? '' : `/${code}`}/llms.txt`)).text();
      for (const key of keys) {
        const { twin } = pages.get(localizedPath(key, code)) ?? {};
        expect(list, `${code}/${key}`).toContain(`](${published}${twin})`);
      }
    }
    for (const code of locales.filter((other) => !translated.includes(other)))
      expect((await fetch(`${site}/${code}/llms.txt`)).status, code).toBe(404);
  });
});

test('the title and the summary of a page are its own, and fit into a list of results', async () => {
  for (const code of locales) {
    const found = await Promise.all(
      keys.map((key) => fetched(inject('sites').site, localizedPath(key, code))),
    );
    const titles = found.map(({ title }) => title);
    const summaries = found.map(({ metas }) => metas.get('description') ?? '');
    expect(new Set(titles).size, code).toBe(keys.length);
    expect(new Set(summaries).size, code).toBe(keys.length);
    // The company name stands behind the title.
    const { title, description } = searchResult;
    for (const text of titles) expect(widthOf(text), text).toBeLessThanOrEqual(title.most + 8);
    for (const text of summaries) {
      expect(widthOf(text), text).toBeLessThanOrEqual(description.most);
      expect(widthOf(text), text).toBeGreaterThanOrEqual(description.least);
    }
  }
});

test('a Markdown twin says what the page says, and holds nothing that is not text', async () => {
  const parser = unified().use(remarkParse).use(remarkGfm);
  for (const [key, code] of [
    ['index', 'nl'],
    ['pricing', 'ar'],
    ['process', 'fr'],
    ['services/print-ready-modeling', 'zh'],
    ['contact', 'de'],
    ['privacy-policy', 'en'],
  ] as const) {
    const path = localizedPath(key, code);
    const { html, twin } = await fetched(inject('sites').site, path);
    const response = await fetch(inject('sites').site + twin);
    expect(response.headers.get('content-type'), path).toMatch(/^text\/markdown\b/);
    const markdown = await response.text();
    let words = '';
    visitNodes(parser.parse(markdown), (node) => {
      expect(node.type, path).not.toBe('html');
      if (node.type === 'text' || node.type === 'inlineCode') words += node.value;
    });
    expect(markdown, path).toMatch(/^# \S/);
    expect(markdown, path).not.toMatch(/\{\{|<[A-Z]|\]\((?!https:|mailto:|tel:)/);
    const said = lettersOf(words);
    const texts = textsIn(readElement(html.slice(html.indexOf('<div class="prose"'))));
    expect(texts.length, path).toBeGreaterThan(15);
    for (const text of texts) expect(said, path).toContain(lettersOf(text));
  }
});

const lettersOf = (text: string): string => text.replace(/[\s\u00AD]/g, '');

const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

/** The texts that a visitor reads, other than in forms: every heading, paragraph, entry and cell. */
function textsIn(element: HtmlElement): string[] {
  const { name, attributes, children } = element;
  const marks = [attributes.class, attributes.role, attributes['aria-hidden'] && 'hidden'].join(' ');
  if (/^(?:svg|form|button)$/.test(name) || /needs-script|eyebrow|local-time|status|hidden/.test(marks))
    return [];
  const inside = children.flatMap((child) => (typeof child === 'string' ? [] : textsIn(child)));
  return inside.length === 0 && /^(?:h\d|p|li|t[dh]|d[td])$/.test(name) ? [textOf(element)] : inside;
}

describe('after a move inside the site', () => {
  const open = browserForTests();

  /** All that the head says, in order. */
  const headOf = (page: Page) =>
    page.evaluate(
      (tags) => ({
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
        title: document.title,
        tags: [...document.head.querySelectorAll(tags)].map((element) => element.outerHTML),
      }),
      'meta, link[rel=canonical], link[rel=alternate]',
    );

  test.each([
    ['site', '/', ['/pricing', '/services/modeling', '/ar/services/modeling', '/ar/process', '/ar']],
    ['site', '/no-such-screen', ['/solutions', '/zh/solutions']],
    ['twoLanguages', '/nl/contact', ['/fr/contact', '/fr/process', '/process']],
  ] as const)(
    '%s: from %s on, the head is that of the screen, and Trusted Types allow it',
    async (name, start, moves) => {
      const site = inject('sites')[name];
      const { page, problems, close } = await open();
      await page.route(`${site}${start}`, async (route) => {
        const response = await route.fetch();
        const policy = {
          'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'",
        };
        await route.fulfill({ response, headers: { ...response.headers(), ...policy } });
      });
      await page.goto(site + start);
      await hydrated(page);
      // What is sent, before any script.
      const sent = await open(undefined, { javaScriptEnabled: false });
      for (const path of moves) {
        await page.evaluate(
          (href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(),
          path,
        );
        await page.waitForURL(site + path);
        await sent.page.goto(site + path);
        const expected = await headOf(sent.page);
        await page.waitForFunction(
          ({ title, lang }) => document.title === title && document.documentElement.lang === lang,
          expected,
        );
        await expect.poll(() => headOf(page), { message: path }).toEqual(expected);
      }
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
      await sent.close();
      await close();
    },
  );
});
