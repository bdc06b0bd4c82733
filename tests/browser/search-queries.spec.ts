import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { locales } from '../../schema/languages.ts';
import { buildIndex, search } from '../../src/features/search/search-index.ts';
import { type SearchFile, searchPath } from '../../src/features/search/sections.ts';
import { screens } from './content.ts';
import { expect, test } from './fixtures.ts';

/*
 * Queries of buyers, and the section that must come first; no browser is needed, only the built site. A new language
 * has no list until somebody writes one.
 */

for (const language of locales) {
  const file = () => readFileSync(`dist${searchPath(language)}`, 'utf8');

  test(`the index of ${language} covers everything, in at most 30 kB`, () => {
    const { pages } = JSON.parse(file()) as SearchFile;
    expect(pages.map(({ key }) => key).sort()).toEqual(screens);
    expect(file()).not.toMatch(/[\u00ad\u200b]/);
    expect(brotliCompressSync(file()).length).toBeLessThanOrEqual(30_000);
  });

  if (!existsSync(new URL(`queries/${language}.ts`, import.meta.url))) continue;
  test(`queries in ${language} find their section first, or among the first three`, async () => {
    const { default: queries } = (await import(`./queries/${language}.ts`)) as {
      default: { readonly [query: string]: string };
    };
    const index = await buildIndex(JSON.parse(file()));
    const placeOf = (query: string, place: string) =>
      search(index, query).findIndex(
        ({ page, section }) => `${page.key}#${section.id}`.replace(/#$/, '') === place,
      );
    const places = Object.entries(queries).map(([query, place]) => ({
      query,
      place,
      at: placeOf(query, place),
    }));
    expect(places.filter(({ at }) => at < 0 || at > 2)).toEqual([]);
    expect(places.filter(({ at }) => at > 0).length).toBeLessThanOrEqual(places.length * 0.05);
  });
}
