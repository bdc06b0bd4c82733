import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type Locale, locales } from '../../schema/languages.ts';
import { buildIndex, search } from '../../src/features/search/search-index.ts';
import { type SearchFile, searchPath } from '../../src/features/search/sections.ts';
import { screens } from './content.ts';
import { expect, test } from './fixtures.ts';

/*
 * Tests queries of buyers and the section that must come first. Needs only the built site, no browser. A new language
 * has no queries until somebody writes them.
 */

const fileOf = (language: Locale) => readFileSync(`dist${searchPath(language)}`, 'utf8');

/** Returns the queries of a language with their section and its index among the results, -1 if it is not found. */
async function placesOf(language: Locale) {
  const url = new URL(`queries/${language}.ts`, import.meta.url);
  if (!existsSync(url)) return [];
  const { default: queries } = (await import(url.href)) as { default: { readonly [query: string]: string } };
  const index = await buildIndex(JSON.parse(fileOf(language)));
  return Object.entries(queries).map(([query, place]) => ({
    query,
    place,
    at: search(index, query).findIndex(
      ({ page, section }) => `${page.key}#${section.id}`.replace(/#$/, '') === place,
    ),
  }));
}

for (const language of locales) {
  test(`the search index of ${language} covers every screen in at most 30 kB`, () => {
    const file = fileOf(language);
    const { pages } = JSON.parse(file) as SearchFile;
    expect(pages.map(({ key }) => key).sort()).toEqual(screens);
    expect(file).not.toMatch(/[\u00ad\u200b]/);
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(30_000);
  });

  test(`queries in ${language} rank their section first, rarely second or third`, async () => {
    const places = await placesOf(language);
    expect(places.filter(({ at }) => at < 0 || at > 2)).toEqual([]);
    expect(places.filter(({ at }) => at > 0).length).toBeLessThanOrEqual(places.length * 0.05);
  });
}
