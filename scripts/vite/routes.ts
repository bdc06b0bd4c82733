import type { Plugin } from 'vite';
import pages, { type PageResolver, reactResolver } from 'vite-plugin-pages';
import { type Locale, locales, sourceLocale } from '../../schema/languages.ts';
import { localizedPath, notFoundKey, pathOf } from '../../schema/page-key.ts';
import { shownFile } from '../content/graph.ts';
import type { ContentSource } from '../content/source.ts';

/** A route as the generated module holds it; `element` becomes the loader of the page's module. */
interface GeneratedRoute {
  path: string;
  key: string;
  locale: Locale;
  element: string;
}

/**
 * vite-plugin-pages, which watches the content folder and generates the module `~react-pages` with a lazy
 * loader per page. Its hook replaces the file's own path by every path the page is shown at: without a prefix
 * and under each language, with the English file where a translation is missing (specification section 2).
 */
export function routes(source: ContentSource): Plugin {
  const react = reactResolver();
  const resolver: PageResolver = {
    ...react,
    stringify: {
      component: (name) => name,
      dynamicImport: (path) => `() => import("${path}")`,
      final: (code) => code,
    },
  };
  return pages({
    dirs: source.contentDir,
    extensions: ['mdx'],
    importMode: 'async',
    importPath: 'absolute',
    resolver,
    onRoutesGenerated: () => routesOf(source),
  });
}

/** Every route of the site; those for not-found come last and match what no other does. */
export function routesOf(source: ContentSource): GeneratedRoute[] {
  const graph = source.graph();
  const prefixes = locales.map((locale) => ({ locale, at: (key: string) => prefixed(key, locale) }));
  const unprefixed = { locale: sourceLocale as Locale, at: pathOf };
  return [...graph.pages.values()].flatMap((page) =>
    [unprefixed, ...prefixes].map(({ locale, at }) => ({
      path: page.key === notFoundKey ? `${at('index').replace(/\/$/, '')}/*` : at(page.key),
      key: page.key,
      locale,
      element: shownFile(page, locale).absolute,
    })),
  );
}

/** Path under a language's prefix, English included: `/en/about` exists beside `/about`. */
export function prefixed(key: string, locale: Locale): string {
  return locale === sourceLocale
    ? `/${locale}${key === 'index' ? '' : pathOf(key)}`
    : localizedPath(key, locale);
}
