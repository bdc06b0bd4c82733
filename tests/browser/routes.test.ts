import { describe, expect, inject, test } from 'vitest';
import { directionOf, type Locale, locales } from '../../schema/languages.ts';
import { pathOf, prefixedPath } from '../../schema/page-key.ts';
import type { ScreenContent } from '../../schema/screens/index.ts';
import { contentOf, readGraph, shownLocale } from '../../scripts/content/graph.ts';
import { root } from '../../scripts/content/root.ts';
import { hydrated, sharedPagesForTests } from './browser.ts';
import { untranslatedLocales } from './setup.ts';

/** The screens of the specification, section 2. */
const screens = [
  'index',
  'about',
  'contact',
  'solutions',
  'portfolio',
  'careers',
  'pricing',
  'sitemap',
  'privacy-policy',
  'terms-of-service',
  'process',
  'services/modeling',
  'services/augmented-virtual-reality',
  'services/rendering',
  'services/texturing',
  'services/print-ready-modeling',
];

const graph = readGraph(`${root}/content`);
const open = sharedPagesForTests();

/** What a visitor should find at a path. */
function expected(key: string, locale: Locale, contentLocale: Locale) {
  const page = graph.pages.get(key);
  if (!page) throw new Error(`content/en has no ${key}.mdx`);
  const content = contentOf(page, contentLocale).content as ScreenContent<'*'>;
  return {
    lang: locale,
    dir: directionOf(locale),
    title: `${content.title} | Hulma`,
    headings: [content.hero.heading],
    contentLang: contentLocale,
  };
}

/** What a visitor finds at an address. */
async function found(address: string) {
  const { page, problems, status } = await open(address);
  await hydrated(page);
  const facts = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    contentLang: document.querySelector('h1')?.closest('[lang]')?.getAttribute('lang'),
  }));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return { status, facts, problems: [...problems], overflow };
}

const addresses = [undefined, ...locales];

describe.each(screens)('%s', (key) => {
  test.each(addresses)('under the prefix %s', async (prefix) => {
    const locale = prefix ?? 'en';
    const path = prefix ? prefixedPath(key, prefix) : pathOf(key);
    const page = graph.pages.get(key);
    const { status, facts, problems, overflow } = await found(inject('sites').site + path);
    expect(problems).toEqual([]);
    expect(status).toBe(200);
    expect(facts).toEqual(expected(key, locale, page ? shownLocale(page, locale) : locale));
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('no warning of hydration in any language', async () => {
    for (const locale of locales) {
      const { problems } = await found(inject('sites').development + prefixedPath(key, locale));
      expect(problems, locale).toEqual([]);
    }
  });
});

describe('a path that no screen has', () => {
  test.each(addresses)('shows the not-found screen under the prefix %s', async (prefix) => {
    const locale = prefix ?? 'en';
    for (const path of ['/no-such-screen', '/services', '/services/modeling/more', '/404']) {
      const { status, facts, problems } = await found(
        inject('sites').site + (prefix ? `/${prefix}` : '') + path,
      );
      const page = graph.pages.get('404');
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
      expect(status).toBe(404);
      expect(facts).toEqual(expected('404', locale, page ? shownLocale(page, locale) : locale));
    }
  });

  test('a language the site does not have is not found, in English', async () => {
    const { status, facts } = await found(`${inject('sites').site}/xx/about`);
    expect(status).toBe(404);
    expect(facts.lang).toBe('en');
  });
});

describe('pages that are not translated', () => {
  test.each(untranslatedLocales)('%s shows English, marked as English', async (locale) => {
    for (const key of screens) {
      const { status, facts, problems } = await found(
        inject('sites').twoLanguages + prefixedPath(key, locale),
      );
      expect(problems, key).toEqual([]);
      expect(status, key).toBe(200);
      expect(facts, key).toEqual(expected(key, locale, 'en'));
    }
  });

  test('an unknown path is not found there too', async () => {
    const { status, facts } = await found(`${inject('sites').twoLanguages}/ar/nothing`);
    expect(status).toBe(404);
    expect(facts).toEqual(expected('404', 'ar', 'en'));
  });
});
