import { type Plugin, withFilter } from 'vite';
import pages, { type PageResolver } from 'vite-plugin-pages';
import { type Locale, locales, sourceLocale } from '../../schema/languages.ts';
import { localizedPath, pathOf } from '../../schema/page-key.ts';
import { shownFile } from '../content/graph.ts';
import type { ContentSource } from '../content/source.ts';

/** The module with the lazy tables of all languages. */
export const allTables = '~react-pages';
const tableOf = (locale: Locale): string => `${allTables}/${locale}`;
const only = (id: string): RegExp => new RegExp(`^${id}$`);

/**
 * The lazy routes of the site: `~react-pages` loads the table of a language, `~react-pages/nl`, which has a
 * lazy loader for each page by its key. The tables are modules of vite-plugin-pages, which watches the content
 * folder; its resolver is replaced, so that the English file stands in where a translation is missing
 * (specification section 2).
 */
export function routes(source: ContentSource): Plugin[] {
  const loaders = locales.map((locale) => `${locale}: () => import(${JSON.stringify(tableOf(locale))})`);
  const index: Plugin = {
    name: 'hulma:routes',
    resolveId: { filter: { id: only(allTables) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: only(`\0${allTables}`) },
      handler: () => `export default { ${loaders.join(', ')} };`,
    },
  };
  const tables = locales.map((locale) =>
    withFilter(
      pages({ dirs: source.contentDir, extensions: ['mdx'], resolver: resolverOf(source, locale) }),
      // Six of them would be asked about every import of every page.
      { resolveId: { id: only(tableOf(locale)) }, load: { id: /^virtual:vite-plugin-pages\// } },
    ),
  );
  return [index, ...tables];
}

function resolverOf(source: ContentSource, locale: Locale): PageResolver {
  return {
    resolveModuleIds: () => [tableOf(locale)],
    resolveExtensions: () => ['mdx'],
    getComputedRoutes: () => routesOf(source, locale).map(({ key, file }) => ({ path: key, element: file })),
    resolveRoutes: () => {
      const entries = routesOf(source, locale).map(
        ({ key, file }) => `${JSON.stringify(key)}: () => import(${JSON.stringify(file)})`,
      );
      return `export default { ${entries.join(', ')} };`;
    },
  };
}

/** Every page of a language with the file it is shown from: the English one where the translation is missing. */
function routesOf(source: ContentSource, locale: Locale): { key: string; file: string }[] {
  return [...source.graph().pages.values()].map((page) => ({
    key: page.key,
    file: shownFile(page, locale).absolute,
  }));
}

/** Path under a language's prefix, English included: `/en/about` exists beside `/about`. */
export function prefixed(key: string, locale: Locale): string {
  return locale === sourceLocale
    ? `/${locale}${key === 'index' ? '' : pathOf(key)}`
    : localizedPath(key, locale);
}
