import { brotliCompressSync } from 'node:zlib';
import { directionOf, locales } from '../../schema/languages.ts';
import { localizedPath, pathsOf } from '../../schema/page-key.ts';
import { site as config, kinds, named, screens, words } from './content.ts';
import { addresses, fetchDocument, scriptsIn } from './documents.ts';
import { expect, test } from './fixtures.ts';

/** The screens in the specification, section 2. */
const specified = [
  ...['index', 'about', 'contact', 'solutions', 'portfolio', 'careers', 'pricing', 'sitemap'],
  ...['privacy-policy', 'terms-of-service', 'process', 'services/modeling', 'services/rendering'],
  ...['services/augmented-virtual-reality', 'services/texturing', 'services/print-ready-modeling'],
];

for (const language of locales) {
  test(`every screen exists in ${language}`, async ({ baseURL }) => {
    expect(screens).toEqual(expect.arrayContaining(specified));
    for (const key of screens) {
      const { heading, title } = named(key, language);
      for (const path of pathsOf(key, language)) {
        const document = await fetchDocument(baseURL, path);
        const { lang, dir } = document.first('html');
        expect(
          { status: document.status, lang, dir, title: document.text('title'), heading: document.text('h1') },
          path,
        ).toEqual({
          status: 200,
          lang: language,
          dir: directionOf(language),
          title: `${title} | ${config.company}`,
          heading: heading.replaceAll('\u200b', ''),
        });
      }
    }
  });

  test(`any other path shows the not-found screen in ${language}`, async ({ baseURL }) => {
    const others = ['no-such-screen', 'services', 'services/modeling/more', '404'];
    for (const path of others.flatMap((other) => pathsOf(other, language))) {
      const document = await fetchDocument(baseURL, path);
      expect(document.status, path).toBe(404);
      expect(document.first('html').lang, path).toBe(language);
      expect(document.text('h1'), path).toBe(named('404', language).heading.replaceAll('\u200b', ''));
    }
  });
}

test('a language the site does not have is not found, in English', async ({ baseURL }) => {
  const document = await fetchDocument(baseURL, '/xx/about');
  expect([document.status, document.first('html').lang]).toEqual([404, 'en']);
});

test('no page has a dead link or a link to a missing anchor', async ({ baseURL }) => {
  const links = new Map<string, string>();
  const ids = new Map<string, Set<string | undefined>>();
  for (const path of addresses) {
    const document = await fetchDocument(baseURL, path);
    ids.set(path, new Set([...document.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)));
    for (const { href = '' } of document.all('a'))
      if (/^[/#]/.test(href))
        links.set(new URL(href, `${config.url}${path}`).href.slice(config.url.length), path);
  }
  const dead: string[] = [];
  for (const [link, from] of links) {
    const [path = '', id] = link.replace(/\?[^#]*/, '').split('#');
    const isThere = id ? ids.get(path)?.has(id) : ids.has(path) || (await fetch(baseURL + path)).ok;
    if (!isThere) dead.push(`${link} on ${from}`);
  }
  expect(links.size).toBeGreaterThan(addresses.length);
  expect(dead).toEqual([]);
});

test('every page is within its size budget: document, and scripts of the first view', async ({ baseURL }) => {
  const weights = new Map<string, number>();
  const weigh = async (path: string) => {
    const known = weights.get(path);
    if (known) return known;
    const weight = brotliCompressSync(Buffer.from(await (await fetch(baseURL + path)).arrayBuffer())).length;
    weights.set(path, weight);
    return weight;
  };
  for (const language of ['en', 'ar'] as const) {
    for (const key of kinds.filter((kind) => kind !== '404')) {
      const path = localizedPath(key, language);
      const { html } = await fetchDocument(baseURL, path);
      const sizes = await Promise.all(scriptsIn(html).map(weigh));
      expect(await weigh(path), path).toBeLessThanOrEqual(key === 'index' ? 18_000 : 15_000);
      expect(
        sizes.reduce((sum, size) => sum + size, 0),
        path,
      ).toBeLessThanOrEqual(112_000);
    }
  }
});

test('a page contains only the words of its language, and no paths of the build machine', async ({
  baseURL,
}) => {
  const { html } = await fetchDocument(baseURL, '/nl/pricing');
  const texts = await Promise.all(scriptsIn(html).map(async (path) => (await fetch(baseURL + path)).text()));
  const text = texts.join('');
  expect(text).toContain(words('common', 'nl').error.retry);
  for (const language of locales.filter((code) => code !== 'nl'))
    expect(text, language).not.toContain(words('common', language).consent.text);
  expect(text).not.toMatch(/ZodError|_zod\b/);
});
