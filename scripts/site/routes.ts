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
 * Vite plugins: the lazy routes of each language, made by vite-plugin-pages from its folder. What the plugin does not
 * know is added: English stands under `/en` as well, and its file stands in where a translation is missing.
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
      exclude: linksIn(source.contentDir, locale),
      onRoutesGenerated: (found) => localeRoutes(found, locale, source),
      resolver: {
        ...resolver,
        stringify: {
          // The module of the page brings its words beside its text.
          dynamicImport: (file) => `lazyScreen('${locale}', () => import('${pageModuleOf(file, source)}'))`,
          component: (name) => `React.createElement(LazyScreen, { screen: ${name} })`,
          final: (code) =>
            `import { LazyScreen, lazyScreen } from '/src/app/lazy-screen.tsx';\n${resolver.stringify?.final?.(code) ?? code}`,
        },
      },
    });
  });

/**
 * Patterns of the links in the folder of a language, which are refused: the plugin would follow them, and one to a folder
 * above never ends.
 */
function linksIn(contentDir: string, locale: Locale): string[] {
  const links = readFolder(contentDir).links.map((link) => link.relative.split('/'));
  return links.flatMap(([folder, ...rest]) =>
    folder === locale ? rest.join('/').replace(/[^\w/.-]/gu, '?') || '**' : [],
  );
}

/** Import of the module of a page, by its file. */
function pageModuleOf(file: string, { contentDir }: ContentSource): string {
  const { folder, key } = contentFile(contentDir, relative(contentDir, file));
  return pageModuleId(folder as Locale, key);
}

/**
 * The routes of a language, in a flat list: its own pages, and the English file where it lacks one.
 *
 * @param found what vite-plugin-pages made of the folder: a page beside a folder of its name (`services.mdx`) is the
 *   parent of those in the folder, and would be rendered in their place; a name that ends in `index` counts as an index;
 *   while editing, `content/zh-TW` counts as a part of `content/zh`
 */
export function localeRoutes(
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

/** The files of routes and of those below them. */
const filesOf = ({ element, children = [] }: ReactRoute): string[] => [
  ...(element ? [element] : []),
  ...children.flatMap(filesOf),
];

/** The paths of a page as routes have them: the not-found page stands for all that no other page has. */
const routePathsOf = (key: string, locale: Locale): string[] =>
  pathsOf(key, locale).map((path) => (key === notFoundKey ? path.replace(/[^/]*$/, '*') : path));
