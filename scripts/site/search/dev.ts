import type { Plugin } from 'vite';
import { locales } from '../../../schema/languages.ts';
import { localizedPath } from '../../../schema/page-key.ts';
import type { Site } from '../../../schema/site.ts';
import { searchPath } from '../../../src/features/search/sections.ts';
import { listedPages } from '../../content/graph.ts';
import type { ContentSource } from '../../content/source.ts';
import { searchFileOf, searchPageOf } from './search-file.ts';

/** Vite plugin: in dev, generates a language's search file on request, by rendering all pages. */
export function devSearch(source: ContentSource, site: Site): Plugin {
  return {
    name: 'hulma:search',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async ({ url }, response, next) => {
        const locale = locales.find((code) => searchPath(code) === url);
        if (!locale) return next();
        try {
          const { render } = (await server.ssrLoadModule(
            '/src/prerender.tsx',
          )) as typeof import('../../../src/prerender.tsx');
          const graph = source.graph();
          const found = await Promise.all(
            listedPages(graph).map(async (page) =>
              searchPageOf(page, locale, await render(localizedPath(page.key, locale)), site),
            ),
          );
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(searchFileOf(graph, locale, found)));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
