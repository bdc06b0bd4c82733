import { relative } from 'node:path';
import type { Plugin } from 'vite';
import pages, { type ReactRoute, reactResolver } from 'vite-plugin-pages';
import { type Locale, locales, sourceLocale } from '../../schema/languages.ts';
import { notFoundKey, pathsOf } from '../../schema/page-key.ts';
import { contentFile, readFolder } from '../check/core/index.ts';
import { shownFile } from '../content/graph.ts';
import type { ContentSource } from '../content/source.ts';
import { pageModuleId, routesModule } from './module-ids.ts';

/**
 * Vite plugins: the lazy routes of each language, generated from its folder by vite-plugin-pages. We add what the
 * plugin does not cover: English under `/en`, and the English file where a translation is missing.
 */
export const routes = (source: ContentSource): Plugin[] =>
  locales.map((locale) => {
    const resolver = reactResolver();
    return pages({
      dirs: [{ dir: `${source.contentDir}/${locale}`, baseRoute: locale }],
      moduleId: `${routesModule}/${locale}`,
      extensions: ['mdx'],
      importMode: 'async',
      caseSensitive: true,
      importPath: 'absolute',
      exclude: symlinkPatterns(source.contentDir, locale),
      onRoutesGenerated: (found) => localeRoutes(found, locale, source),
      resolver: {
        ...resolver,
        stringify: {
          // Not the file itself, but the page's module, which exports the file's text along with its data.
          dynamicImport: (file) => `lazyScreen('${locale}', () => import('${pageModuleOf(file, source)}'))`,
          component: (name) => `React.createElement(LazyScreen, { screen: ${name} })`,
          final: (code) =>
            `import { LazyScreen, lazyScreen } from '/src/app/lazy-screen.tsx';\n${resolver.stringify?.final?.(code) ?? code}`,
        },
      },
    });
  });

/**
 * Glob patterns that exclude symbolic links in a language's folder: the plugin would follow them, endlessly for a link
 * to a parent folder.
 */
const symlinkPatterns = (contentDir: string, locale: Locale): string[] =>
  readFolder(contentDir)
    .refused.filter(({ file, why }) => why === 'link' && file.relative.split('/')[0] === locale)
    .map(({ file }) => file.relative.slice(locale.length + 1).replace(/[^\w/.-]/gu, '?') || '**');

/** The id of the page module of a content file. */
function pageModuleOf(file: string, { contentDir }: ContentSource): string {
  const { folder, key } = contentFile(contentDir, relative(contentDir, file));
  return pageModuleId(folder as Locale, key);
}

/**
 * Returns the routes of a language as a flat list: its own pages, and the English file where it has none.
 *
 * @param found the routes from vite-plugin-pages, which need fixing: a page beside a folder of the same name
 *   (`services.mdx`) is the parent of the folder's pages and would be rendered instead of them; a name that ends in
 *   `index` counts as an index; and in dev, `content/zh-TW` counts as part of `content/zh`
 */
function localeRoutes(
  found: readonly ReactRoute[],
  locale: Locale,
  { contentDir, graph }: ContentSource,
): ReactRoute[] {
  const { pages } = graph();
  const keyOf = (file: string): string => contentFile(contentDir, relative(contentDir, file)).key;
  const own = found.flatMap(filesOf).filter((file) => {
    const page = pages.get(keyOf(file));
    return page && shownFile(page, locale).absolute === file;
  });
  const keys = new Set(own.map(keyOf));
  const fallbacks = [...pages.values()]
    .filter(({ key }) => !keys.has(key))
    .map((page) => shownFile(page, sourceLocale));
  return [...own, ...fallbacks.map(({ absolute }) => absolute)].flatMap((element) =>
    routePathsOf(keyOf(element), locale).map((path) => ({ caseSensitive: true, path, element })),
  );
}

/** The files of a route and its children. */
const filesOf = ({ element, children = [] }: ReactRoute): string[] => [
  ...(element ? [element] : []),
  ...children.flatMap(filesOf),
];

/** The route paths of a page: the not-found page matches everything else. */
const routePathsOf = (key: string, locale: Locale): string[] =>
  pathsOf(key, locale).map((path) => (key === notFoundKey ? path.replace(/[^/]*$/, '*') : path));
