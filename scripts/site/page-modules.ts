import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Locale, locales } from '../../schema/languages.ts';
import { navigationPages } from '../../schema/navigation.ts';
import { fillPlaceholders, siteVariablesOf } from '../../schema/placeholders.ts';
import type { Site } from '../../schema/site.ts';
import { type WordsName, words } from '../../schema/words/index.ts';
import { contentUpdate } from '../../src/site/content-updates.ts';
import type { PageFacts } from '../../src/site/page.ts';
import { headingsOf } from '../check/core/index.ts';
import {
  contentOf,
  type Graph,
  listedPages,
  type Page,
  shownFile,
  shownLocale,
  translatedLocales,
  wordsOf,
} from '../content/graph.ts';
import { phrases, withPhrases } from '../content/phrases.ts';
import type { ContentSource } from '../content/source.ts';
import { root } from '../setup/root.ts';
import { routesModule, virtual } from './module-ids.ts';
import { socialImageOf } from './social/social-image.ts';

const resolved = (id: string): string => `\0${id}`;
const startingWith = (id: string): RegExp => new RegExp(`^${id}`);

/** Declares a constant in a module. JSON.parse is faster than parsing an object literal. */
const constantOf = (name: string, value: unknown): string =>
  `const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** A module that exports a value; in dev, a changed value shows after a reload. */
const moduleOf = (value: unknown): string => `${constantOf('value', value)}\nexport default value;`;

/**
 * Declares an object that edits can change without a reload: importers keep the object, which receives the new values,
 * and render again (src/site/content-updates.ts).
 */
const hotConstantOf = (name: string, value: object): string =>
  [
    constantOf(name, value),
    'if (import.meta.hot) {',
    `  import.meta.hot.data.kept ??= ${name};`,
    `  Object.assign(import.meta.hot.data.kept, ${name});`,
    `  import.meta.hot.accept(() => window.dispatchEvent(new Event('${contentUpdate}')));`,
    '}',
  ].join('\n');

/** Folders of optional files of pages and languages: adding or removing one changes the modules below. */
const optionalFiles = ['src/showcase/drawings/screens/', 'src/styles/typography/'];

/** A module with one loader per language, so that only the current language is downloaded. */
const loadersOf = (name: string): string =>
  `export default {${locales.map((locale) => `${locale}: () => import(${JSON.stringify(`${name}/${locale}`)})`).join(', ')}};`;

/**
 * Vite plugin: serves the content as modules.
 * - `virtual:hulma/page/<lang>/<key>` exports a page: its compiled text, its data in that language (validated, merged
 *   with invariants and English), and the drawing of the screen, if it has one (`src/site/page.ts`)
 * - `virtual:hulma/words` loads the interface texts of a language, `virtual:hulma/sitemap` the list of pages,
 *   `virtual:hulma/routes` the routes (routes.ts)
 * - `virtual:hulma/site` is the configuration, `virtual:hulma/last-words` the texts of the error screen in every
 *   language, since those of the current one may have failed to load
 * Invalid content fails the build, and shows all findings in the dev server's overlay.
 */
export function pageModules(source: ContentSource, site: Site): Plugin {
  const isContent = (id: string): boolean => id.startsWith(`${source.contentDir}/`);
  const modules: { [name: string]: (locale: Locale, rest: string) => string | undefined } = {
    site: () => moduleOf({ ...site, year: new Date().getUTCFullYear() }),
    'last-words': () => moduleOf(lastWordsModule(source.graph())),
    words: () => loadersOf(virtual('words')),
    sitemap: () => loadersOf(virtual('sitemap')),
    routes: () => loadersOf(routesModule),
    'words/*': (locale) =>
      `import '/${typographyOf(locale)}';\n${hotConstantOf('words', wordsModule(source.graph(), locale))}\nexport default words;`,
    'sitemap/*': (locale) => moduleOf(sitemapModule(source.graph(), site, locale)),
    'page/*': (locale, key) => pageModule(source, site, locale, key),
  };
  let shown: string | undefined;
  return {
    name: 'hulma:page-modules',
    enforce: 'pre',
    buildStart() {
      source.graph();
      shown = shownLocales(source);
    },
    // The content folder may be outside the project.
    configureServer: ({ watcher }) => void watcher.add(source.contentDir),
    resolveId: { filter: { id: startingWith(virtual('')) }, handler: resolved },
    load: {
      filter: { id: startingWith(resolved(virtual(''))) },
      handler(id) {
        const [name = '', locale, ...rest] = id.slice(resolved(virtual('')).length).split('/');
        return modules[locale ? `${name}/*` : name]?.(locale as Locale, rest.join('/'));
      },
    },
    hotUpdate({ file, type, modules: changed }) {
      const { moduleGraph, hot, name } = this.environment;
      if (type !== 'update' && optionalFiles.some((folder) => file.startsWith(`${root}/${folder}`))) {
        moduleGraph.invalidateAll();
        if (name === 'client') hot.send({ type: 'full-reload' });
        return [];
      }
      if (!isContent(file)) return undefined;
      // A content change can affect every module generated from content: English is merged into every language, and
      // pages know which translations exist.
      // Only once, since all environments share the content.
      if (name === 'client') {
        source.reload(file);
        const before = shown;
        shown = shownLocales(source) ?? shown;
        // Routes change as well: vite-plugin-pages watches only files, and misses a file's first translated text.
        if (before !== undefined && shown !== before) {
          moduleGraph.invalidateAll();
          hot.send({ type: 'full-reload' });
          return [];
        }
      }
      const generated = [...moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        id?.startsWith(resolved(virtual(''))),
      );
      for (const module of generated) moduleGraph.invalidateModule(module);
      return [...changed, ...generated.filter(({ isSelfAccepting }) => isSelfAccepting)];
    },
  };
}

/** For each page, the language it is shown in for every locale; `undefined` while the content is invalid. */
function shownLocales(source: ContentSource): string | undefined {
  try {
    const pages = [...source.graph().pages.values()];
    return pages.flatMap((page) => [page.key, ...locales.map((locale) => shownLocale(page, locale))]).join();
  } catch {
    return undefined;
  }
}

/** Returns the module of a page, in the language of one of its files. */
function pageModule(source: ContentSource, site: Site, locale: Locale, key: string): string | undefined {
  const graph = source.graph();
  const page = graph.pages.get(key);
  const file = page?.files.get(locale);
  if (!page || !file) return undefined;
  const facts = pageFacts(source, site, locale, page);
  return [
    `export { default as Text } from ${JSON.stringify(file.absolute)};`,
    drawingOf(page),
    hotConstantOf('page', facts),
    'export { page };',
  ].join('\n');
}

/** The typography styles loaded with a language's texts: its own, or those shared by languages in Latin script. */
function typographyOf(locale: Locale): string {
  const own = `src/styles/typography/${locale}.css`;
  return existsSync(join(root, own)) ? own : 'src/styles/typography/latin.css';
}

/** The drawing of a screen, `src/showcase/drawings/screens/<key>.tsx`, loaded with its page. */
function drawingOf({ key }: Page): string {
  const file = `src/showcase/drawings/screens/${key}.tsx`;
  return existsSync(join(root, file)) ? `export * from '/${file}';` : '';
}

/** Returns what the browser needs to know about a page besides its text, in the language of one of its files. */
export function pageFacts(source: ContentSource, site: Site, locale: Locale, page: Page): PageFacts {
  const { content: frontmatter, fallbacks } = contentOf(page, locale);
  const file = shownFile(page, locale);
  const { body } = file;
  const translations = translatedLocales(page);
  const untranslatedFiles = [...page.files.keys()].filter((code) => !translations.includes(code));
  const updated = source.lastChanged().get(file.relative);
  // i18next fills the placeholders of other texts when rendering.
  const fill = (text: string): string => fillPlaceholders(text, siteVariablesOf(site));
  return {
    key: page.key,
    locale,
    frontmatter: {
      ...withPhrases(frontmatter),
      title: fill(frontmatter.title),
      description: fill(frontmatter.description),
    } as PageFacts['frontmatter'],
    fallbacks,
    sections: (body ? headingsOf(body) : [])
      .filter(({ depth }) => depth === 2)
      .map(({ id = '', text }) => ({ id, text: phrases(text) })),
    translations,
    ...(untranslatedFiles.length > 0 && { untranslatedFiles }),
    file: file.relative,
    ...(updated !== undefined && { updated }),
    image: socialImageOf(source.graph(), site.company, page.key, locale),
  };
}

/** The texts of the error screen as i18next resources, in the languages that have them. */
function lastWordsModule(graph: Graph): object {
  const all = locales.map((locale) => ({ locale, ...wordsOf(graph, 'common', locale) }));
  const translated = all.filter(({ fallbacks }) => !fallbacks.some((key) => /^error\b/.test(key)));
  return Object.fromEntries(
    translated.map(({ locale, content: { error } }) => [locale, { common: { error } }]),
  );
}

/** The interface texts and the labels of screens in menus, with the keys that fall back to English. */
function wordsModule(graph: Graph, locale: Locale): object {
  const ofFiles = (Object.keys(words) as WordsName[]).map(
    (name) => [name, wordsOf(graph, name, locale)] as const,
  );
  const { footer } = wordsOf(graph, 'common', locale).content;
  const pages = navigationPages.flatMap((key) => graph.pages.get(key) ?? []);
  const isEnglish = (page: Page) =>
    shownLocale(page, locale) !== locale || contentOf(page, locale).fallbacks.includes('label');
  return {
    ...Object.fromEntries(
      ofFiles.map(([name, { content }]) => [
        name,
        name === 'common' ? { ...content, ...withPhrases({ footer }) } : content,
      ]),
    ),
    labels: Object.fromEntries(pages.map((page) => [page.key, contentOf(page, locale).content.label])),
    fallbacks: {
      ...Object.fromEntries(ofFiles.map(([name, { fallbacks }]) => [name, fallbacks])),
      labels: pages.filter(isEnglish).map(({ key }) => key),
    },
  };
}

/** The screens in menu order, followed by those in no menu. */
function sitemapModule(graph: Graph, site: Site, locale: Locale): object {
  const linked: readonly string[] = navigationPages;
  const place = (key: string): number => (linked.indexOf(key) + linked.length + 1) % (linked.length + 1);
  return listedPages(graph)
    .sort((a, b) => place(a.key) - place(b.key))
    .map((page) => ({
      key: page.key,
      label: fillPlaceholders(contentOf(page, locale).content.label, siteVariablesOf(site)),
      locale: shownLocale(page, locale),
    }));
}
