import { describe, expect, test } from 'vitest';
import { directionOf, type Locale, locales } from '../../schema/languages.ts';
import { notFoundKey, pathOf, prefixedPath } from '../../schema/page-key.ts';
import type { ScreenContent } from '../../schema/screens/index.ts';
import { contentOf, readGraph, shownLocale } from '../../scripts/content/graph.ts';
import { root } from '../../scripts/content/root.ts';
import { hasChosen, type Visitor, visitorsForTests } from './visitor.ts';

const { visit } = visitorsForTests();
const { pages } = readGraph(`${root}/content`);

/** What a visitor should find on a screen. */
function expected(key: string, locale: Locale) {
  const page = pages.get(key);
  if (!page) throw new Error(`content/en has no ${key}.mdx`);
  const contentLang = shownLocale(page, locale);
  const content = contentOf(page, contentLang).content as ScreenContent<'*'>;
  return {
    screen: key,
    lang: locale,
    dir: directionOf(locale),
    headings: [content.hero.heading],
    contentLang,
    overflow: 0,
  };
}

const found = (visitor: Visitor) =>
  visitor.run(() => ({
    screen: document.querySelector('main')?.dataset.screen,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    contentLang: document.querySelector('h1')?.closest('[lang]')?.getAttribute('lang'),
    overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  }));

describe.each([undefined, ...locales])('under the prefix %s', (prefix) => {
  test('every screen is drawn in its language, at 1280 and 320 px, and nothing goes wrong', async () => {
    const locale = prefix ?? 'en';
    // The visitor has the language stored, as after the first screen: it must not lead elsewhere.
    const visitor = await visit(prefix ? `/${prefix}` : '/', {
      stored: { ...hasChosen(), selectedLanguage: locale },
    });
    let width = 1280;
    for (const key of pages.keys()) {
      const path = addressOf(key, prefix);
      await visitor.go(path);
      expect(await found(visitor), `${path} at ${width} px`).toEqual(expected(key, locale));
      // The next screen is opened at the width at which this one ends.
      width = 1600 - width;
      await visitor.resize(width, 800);
      expect(await found(visitor), `${path} at ${width} px`).toEqual(expected(key, locale));
      expect(await visitor.address()).toBe(path);
      expect(await visitor.problems(), path).toEqual([]);
    }
  }, 240_000);
});

function addressOf(key: string, prefix: Locale | undefined): string {
  if (key === notFoundKey) return `${prefix ? `/${prefix}` : ''}/no-such-screen`;
  return prefix ? prefixedPath(key, prefix) : pathOf(key);
}
