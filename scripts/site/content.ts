import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Locale, locales, sourceLocale } from '../../schema/languages.ts';
import { hasContents } from '../../schema/long-screens.ts';
import { navigationPages } from '../../schema/navigation.ts';
import { notFoundKey } from '../../schema/page-key.ts';
import type { Site } from '../../schema/site.ts';
import type { Page as PageFacts } from '../../src/site/page.ts';
import { contentFile } from '../content/files.ts';
import {
  contentOf,
  type Graph,
  type Page,
  type ParsedFile,
  shownFile,
  shownLocale,
  translatedLocales,
  wordsOf,
} from '../content/graph.ts';
import { headingsOf } from '../content/mdx/headings.ts';
import { phrases, withPhrases } from '../content/phrases.ts';
import type { ContentSource } from '../content/source.ts';
import { structuredDataOf } from './seo/structured-data.ts';
import { type SocialImage, socialImageOf } from './social/social-image.ts';

const virtual = (name: string): string => `virtual:hulma/${name}`;
const resolved = (id: string): string => `\0${id}`;
const startingWith = (id: string): RegExp => new RegExp(`^${id}`);

/** `export default` of a value as a module. The string form parses faster than an object literal. */
const moduleOf = (value: unknown): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** A module with one loader per language, so that only the current language is ever downloaded. */
const loadersOf = (name: string): string =>
  `export default {${locales.map((locale) => `${locale}: () => import(${JSON.stringify(virtual(`${name}/${locale}`))})`).join(', ')}};`;

/**
 * Vite plugin: serves the content as modules.
 * - `content/<lang>/**.mdx` exports, besides its text (`mdx.ts`), `page`, the facts about the page in that language,
 *   and the drawings of the screen, where it has some (`src/site/page.ts`)
 * - `virtual:hulma/words` loads the interface words of a language, `virtual:hulma/sitemap` the list of pages
 * - `virtual:hulma/site` is the configuration, `virtual:hulma/last-words` the English words of the error screen
 * Content that is not valid stops the build, and shows in the overlay of the dev server, with every finding.
 */
export function content(source: ContentSource, site: Site): Plugin[] {
  const isContent = (id: string): boolean => id.startsWith(`${source.contentDir}/`);

  const modules: { [name: string]: (locale: Locale) => string } = {
    site: () => moduleOf({ ...site, year: new Date().getUTCFullYear() }),
    'last-words': () => moduleOf(wordsOf(source.graph(), 'common', sourceLocale).content.error),
    words: () => loadersOf('words'),
    sitemap: () => loadersOf('sitemap'),
    'words/*': (locale) =>
      `import '/${typographyOf(locale)}';\n${moduleOf(wordsModule(source.graph(), locale))}`,
    'sitemap/*': (locale) => moduleOf(sitemapModule(source.graph(), locale)),
  };

  const data: Plugin = {
    name: 'hulma:content',
    enforce: 'pre',
    buildStart() {
      source.graph();
    },
    resolveId: { filter: { id: startingWith(virtual('')) }, handler: resolved },
    load: {
      filter: { id: startingWith(resolved(virtual(''))) },
      handler(id) {
        const name = id.slice(resolved(virtual('')).length);
        const locale = locales.find((code) => name.endsWith(`/${code}`));
        return modules[locale ? `${name.slice(0, -locale.length)}*` : name]?.(locale ?? sourceLocale);
      },
    },
    hotUpdate({ file, server }) {
      if (!isContent(file)) return undefined;
      // English is merged into every language, and pages know which translations exist: after any change
      // of the content everything that came from it is stale.
      source.reload();
      const graph = server.environments.client.moduleGraph;
      for (const [id, module] of graph.idToModuleMap) {
        if (id.startsWith(resolved(virtual(''))) || isContent(id)) graph.invalidateModule(module);
      }
      server.environments.client.hot.send({ type: 'full-reload' });
      return [];
    },
  };

  const pages: Plugin = {
    name: 'hulma:page',
    enforce: 'post',
    transform: {
      filter: { id: /\.mdx$/ },
      handler(code, id) {
        const found = isContent(id) ? pageOfFile(source.graph(), id) : undefined;
        if (!found) return undefined;
        return { code: `${code}\n${factsOf(source.graph(), found)}\n${drawingOf(found.page)}`, map: null };
      },
    },
  };

  const factsOf = (graph: Graph, { page, locale }: PageFile): string => {
    const value = {
      ...pageModule(page, locale, source),
      image: shared(socialImageOf(graph, site.company, page.key, locale)),
      structuredData: structuredDataOf(graph, page, locale, site),
    };
    const styles = hasContents(page.key, value.sections.length) ? `import '/${contentsStyles}';\n` : '';
    return `${styles}export const page = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
  };

  return [data, pages];
}

interface PageFile {
  page: Page;
  locale: Locale;
  file: ParsedFile;
}

/** The page that a file of the content is of. */
function pageOfFile(graph: Graph, absolute: string): PageFile | undefined {
  const { folder, key } = contentFile(
    graph.contentDir,
    relative(graph.contentDir, absolute).replaceAll('\\', '/'),
    graph.shownAs,
  );
  const page = graph.pages.get(key);
  const locale = locales.find((code) => code === folder);
  const file = locale && page?.files.get(locale);
  return page && file && { page, locale, file };
}

/** The styles that set a language, which come along with its words: of its own, or of all with Latin letters. */
function typographyOf(locale: Locale): string {
  const own = `src/styles/typography/${locale}.css`;
  return existsSync(`${projectRoot}${own}`) ? own : 'src/styles/typography/latin.css';
}

/** The styles of the list of sections (src/layout/Contents.tsx), which few screens have. */
const contentsStyles = 'src/layout/contents.css';

/** A screen's drawings are in the file of its key in `src/showcase/drawings/screens/`, which comes along with its page. */
function drawingOf({ key }: Page): string {
  const file = `src/showcase/drawings/screens/${key}.tsx`;
  return existsSync(`${projectRoot}${file}`) ? `export * from '/${file}';` : '';
}

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** What the head of a page says about its image. */
const shared = ({ path, width, height }: SocialImage): PageFacts['image'] => ({ path, width, height });

/** What the browser has to know about a page beside its text. */
function pageModule(page: Page, locale: Locale, source: ContentSource) {
  const { content: frontmatter, fallbacks } = contentOf(page, locale);
  const file = shownFile(page, locale);
  const { body } = file;
  const translations = translatedLocales(page);
  const begun = [...page.files.keys()].filter((code) => !translations.includes(code));
  return {
    key: page.key,
    locale,
    frontmatter: withPhrases(frontmatter),
    fallbacks: fallbacks.flatMap((path) => textsAt(frontmatter, path)),
    sections: (body ? headingsOf(body) : [])
      .filter(({ depth }) => depth === 2)
      .map(({ id, text }) => ({ id, text: phrases(text) })),
    translations,
    ...(begun.length > 0 && { begun }),
    file: relative(source.contentDir, file.absolute).replaceAll('\\', '/'),
    updated: source.lastChanged().get(file.relative),
  };
}

/** Every text at a path of the content, for marking the language of what fell back. */
function textsAt(content: unknown, path: string): string[] {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (part as { [key: string]: unknown })?.[key], content);
  const texts = (part: unknown): string[] =>
    typeof part === 'string'
      ? [part]
      : part && typeof part === 'object'
        ? Object.values(part).flatMap(texts)
        : [];
  return texts(value);
}

function wordsModule(graph: Graph, locale: Locale): object {
  const labels = Object.fromEntries(
    navigationPages.flatMap((key) => {
      const page = graph.pages.get(key);
      return page
        ? [[key, { text: contentOf(page, locale).content.label, locale: shownLocale(page, locale) }]]
        : [];
    }),
  );
  const common = wordsOf(graph, 'common', locale).content;
  return {
    common: { ...common, ...withPhrases({ footer: common.footer }) },
    components: wordsOf(graph, 'components', locale).content,
    labels,
  };
}

/** The screens in the order of the menus; those that no menu has come last. */
function sitemapModule(graph: Graph, locale: Locale): object {
  const linked: readonly string[] = navigationPages;
  const place = (key: string): number => (linked.indexOf(key) + linked.length + 1) % (linked.length + 1);
  return [...graph.pages.values()]
    .filter(({ key }) => key !== notFoundKey)
    .sort((a, b) => place(a.key) - place(b.key))
    .map((page) => ({
      key: page.key,
      label: contentOf(page, locale).content.label,
      locale: shownLocale(page, locale),
    }));
}
