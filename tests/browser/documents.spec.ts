import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { directionOf, type Locale, locales, sourceLocale } from '../../schema/languages.ts';
import { localizedPath, pathsOf } from '../../schema/page-key.ts';
import { readGraph, translatedLocales } from '../../scripts/content/graph.ts';
import { site as config, kinds, named, screens, words } from './content.ts';
import { addresses, fetchDocument, scriptsIn } from './documents.ts';
import { expect, type Options, test } from './fixtures.ts';

/** The screens in the specification, section 2. */
const specified = [
  ...['index', 'about', 'contact', 'solutions', 'portfolio', 'careers', 'pricing', 'sitemap'],
  ...['privacy-policy', 'terms-of-service', 'process', 'services/modeling', 'services/rendering'],
  ...['services/augmented-virtual-reality', 'services/texturing', 'services/print-ready-modeling'],
];

const { pages } = readGraph(resolve('content'));

/** Each site, with a function that returns the languages a page is translated into. */
const sites: [Options['build'], (key: string) => readonly Locale[]][] = [
  ['site', (key) => [...pages.values()].filter((page) => page.key === key).flatMap(translatedLocales)],
  ['fallback', () => ['en', 'nl']],
];

/** Markup that must not appear: React's placeholders and scripts for streamed content, and the lens. */
const unwanted = /<div hidden id="S:|<!--\$[?!]|<template id="B:|\$R[A-Z]\b|lens-/;

/** Removes the break marks from a heading or title. */
const plain = (text: string) => text.replaceAll('\u200b', '');

const addressOf = (key: string, locale: Locale) => new URL(localizedPath(key, locale), config.url).href;

for (const [build, translated] of sites) {
  test.describe(`on ${build}`, () => {
    test.use({ build });

    for (const language of locales) {
      test(`serves every screen in ${language}, or the English one in its place`, async ({ page }) => {
        expect(screens).toEqual(expect.arrayContaining(specified));
        for (const key of screens) {
          const original = translated(key).includes(language) ? language : sourceLocale;
          const versions = translated(key).map((code) => [code, addressOf(key, code)]);
          for (const path of pathsOf(key, language)) {
            const document = await fetchDocument(page, path);
            expect(document.html, path).not.toMatch(unwanted);
            expect(document, path).toMatchObject({
              status: 200,
              lang: language,
              dir: directionOf(language),
              title: `${named(key, original).title} | ${config.company}`,
              heading: plain(named(key, original).heading),
              canonical: [addressOf(key, original)],
              alternates:
                original === language ? [...versions, ['x-default', addressOf(key, sourceLocale)]] : [],
              robots: [],
            });
          }
        }
      });
    }

    test('any other path shows the not-found screen in the language of the URL', async ({ page }) => {
      for (const language of locales) {
        const original = build === 'site' || language === 'nl' ? language : sourceLocale;
        const others = ['no-such-screen', 'services', 'services/modeling/more', '404'];
        for (const path of others.flatMap((other) => pathsOf(other, language))) {
          expect(await fetchDocument(page, path), path).toMatchObject({
            status: 404,
            lang: language,
            heading: plain(named('404', original).heading),
            canonical: [],
            alternates: [],
            robots: ['noindex'],
          });
        }
      }
      expect(await fetchDocument(page, '/xx/about')).toMatchObject({ status: 404, lang: 'en' });
    });

    test('the sitemap lists every page in each of its languages', async ({ request }) => {
      const xml = await (await request.get('/sitemap.xml')).text();
      const wanted = screens.flatMap((key) => translated(key).map((code) => addressOf(key, code)));
      const found = [...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address);
      expect(found.sort()).toEqual(wanted.sort());
    });
  });
}

test('no page has a dead link or a link to a missing anchor', async ({ page, request }) => {
  const links = new Map<string, string>();
  const ids = new Map<string, readonly string[]>();
  for (const path of addresses) {
    const document = await fetchDocument(page, path);
    ids.set(path, document.ids);
    for (const link of document.links.filter((href) => /^[/#]/.test(href)))
      links.set(new URL(link, `${config.url}${path}`).href.slice(config.url.length), path);
  }
  const dead: string[] = [];
  for (const [link, from] of links) {
    const [path = '', id] = link.replace(/\?[^#]*/, '').split('#');
    const isThere = id ? ids.get(path)?.includes(id) : ids.has(path) || (await request.get(path)).ok();
    if (!isThere) dead.push(`${link} on ${from}`);
  }
  expect(links.size).toBeGreaterThan(addresses.length);
  expect(dead).toEqual([]);
});

test('document and first-view scripts of every page are within their size budgets', async ({ request }) => {
  const weights = new Map<string, number>();
  const weigh = async (path: string) => {
    const weight = weights.get(path) ?? brotliCompressSync(await (await request.get(path)).body()).length;
    weights.set(path, weight);
    return weight;
  };
  for (const language of ['en', 'ar'] as const) {
    for (const key of kinds.filter((kind) => kind !== '404')) {
      const path = localizedPath(key, language);
      const scripts = scriptsIn(await (await request.get(path)).text());
      const sizes = await Promise.all(scripts.map(weigh));
      const total = sizes.reduce((sum, size) => sum + size, 0);
      expect(await weigh(path), path).toBeLessThanOrEqual(key === 'index' ? 18_000 : 15_000);
      expect(total, path).toBeLessThanOrEqual(112_000);
    }
  }
});

test('a page loads only the words of its language, no schemas and no lens', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const texts = await Promise.all(scriptsIn(await read('/nl/pricing')).map(read));
  const text = texts.join('');
  expect(text).toContain(words('common', 'nl').error.retry);
  for (const language of locales.filter((code) => code !== 'nl'))
    expect(text, language).not.toContain(words('common', language).consent.text);
  expect(text).not.toMatch(/ZodError|_zod\b|lens-/);
});
