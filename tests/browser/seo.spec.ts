import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '../../schema/languages.ts';
import { localizedPath } from '../../schema/page-key.ts';
import { readGraph, translatedLocales } from '../../scripts/content/graph.ts';
import { site as config, screens } from './content.ts';
import { addresses, type Document, fetchDocument } from './documents.ts';
import { expect, hydrated, type Options, test } from './fixtures.ts';

const meta = (document: Document, wanted: string) =>
  document.all('meta').find(({ name, property }) => (name ?? property) === wanted)?.content;

const canonical = (document: Document) => document.all('link').find(({ rel }) => rel === 'canonical')?.href;

const alternates = (document: Document): [string, string][] =>
  document.all('link').flatMap(({ hreflang, href = '' }) => (hreflang ? [[hreflang, href]] : []));

/** The URLs in a sitemap, each with its alternates. */
async function sitemapOf(site: string | undefined): Promise<Map<string, [string, string][]>> {
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry);
  return new Map(
    entries.map((entry) => [
      /<loc>(.*)<\/loc>/.exec(entry)?.[1] ?? '',
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, code = '', href = '']) => [code, href]),
    ]),
  );
}

const { pages } = readGraph(resolve('content'));

/** The languages that a page of the site is translated into. */
function languagesOf(key: string): Locale[] {
  const page = pages.get(key);
  return page ? translatedLocales(page) : [];
}

/** The sites, and the languages of their pages. */
const sites: [string, Options['build'], (key: string) => readonly Locale[]][] = [
  ['the site', 'site', languagesOf],
  ['a site of two languages', 'fallback', () => ['en', 'nl']],
];

for (const [name, build, translated] of sites) {
  test.describe(name, () => {
    test.use({ build });

    test('the sitemap has every page in its languages, each canonical and naming the others', async ({
      baseURL,
    }) => {
      // First, since parsing the content can take longer than the server keeps a connection open.
      const wanted = screens.flatMap((key) =>
        translated(key).map((code) => ({ key, address: config.url + localizedPath(key, code) })),
      );
      const sitemap = await sitemapOf(baseURL);
      expect([...sitemap.keys()].sort()).toEqual(wanted.map(({ address }) => address).sort());
      for (const { key, address } of wanted) {
        const languages = sitemap.get(address) ?? [];
        const document = await fetchDocument(baseURL, address.slice(config.url.length) || '/');
        expect(document.status, address).toBe(200);
        expect(canonical(document), address).toBe(address);
        expect(meta(document, 'og:url'), address).toBe(address);
        expect(alternates(document), address).toEqual(languages);
        expect(
          languages.map(([code]) => code),
          address,
        ).toEqual([...translated(key), 'x-default']);
        expect(
          languages.map(([, href]) => href),
          address,
        ).toContain(address);
      }
    });

    test('a fallback page names its original as canonical, and no missing translations', async ({
      baseURL,
    }) => {
      const sitemap = await sitemapOf(baseURL);
      const copies = addresses.filter((path) => !sitemap.has(config.url + path));
      for (const path of copies) {
        const document = await fetchDocument(baseURL, path);
        const original = config.url + (path.replace(/^\/\w+/, '') || '/');
        expect(canonical(document), path).toBe(original);
        expect(alternates(document), path).toEqual(path.startsWith('/en') ? sitemap.get(original) : []);
      }
      const missing = await fetchDocument(baseURL, '/404');
      expect([canonical(missing), meta(missing, 'robots'), alternates(missing)]).toEqual([
        undefined,
        'noindex',
        [],
      ]);
    });
  });
}

test('a Markdown version says what the page says', async ({ page, baseURL }) => {
  const letters = (text: string) => text.replace(/\]\([^)]*\)|[\s\u00ad\u200b\\*_`|<>[]/g, '');
  const path = '/fr/services/print-ready-modeling';
  const response = await fetch(`${baseURL}${path}.md`);
  expect(response.headers.get('content-type')).toMatch(/^text\/markdown\b/);
  const markdown = letters(await response.text());
  await page.goto(path);
  const texts = await page.getByRole('main').locator('h1, h2, h3, section > p').allTextContents();
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) expect(markdown).toContain(letters(text));
});

/** Everything in the head, in order. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    title: document.title,
    tags: [...document.head.querySelectorAll('meta, link[rel=canonical], link[rel=alternate]')].map(
      (element) => element.outerHTML,
    ),
  }));

for (const [name, build, moves] of [
  ['the site', 'site', ['/', '/pricing', '/ar/pricing', '/ar']],
  ['a site of two languages', 'fallback', ['/nl/contact', '/fr/contact', '/contact']],
] as const) {
  test.describe(name, () => {
    test.use({ build });
    test('after navigation the head matches that of the document', async ({ page, browser, baseURL }) => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const sent = await plain.newPage();
      await page.goto(moves[0]);
      await hydrated(page);
      for (const path of moves.slice(1)) {
        await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
        await expect(page).toHaveURL(path);
        await sent.goto(baseURL + path);
        const wanted = await headOf(sent);
        await expect.poll(() => headOf(page), { message: path }).toEqual(wanted);
      }
      await plain.close();
    });
  });
}
