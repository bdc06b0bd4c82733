import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { pathFrom } from '../core/files.ts';
import { grouped } from '../core/grouped.ts';
import type { Candidate, Layout } from '../core/layout.ts';
import type { Locale, Settings } from '../core/project.ts';
import { configText, foldersBelow } from './config-file.ts';
import { languageAddress, tagOf, tagResolver } from './languages.ts';
import { mkDocs, mkDocsConfig } from './mkdocs.ts';
import { inNotation } from './notation.ts';
import { byTranslationKeys, translationKeyIn } from './translation-keys.ts';

/** The fewest translated files: a project may have a single file in another language. */
const minTranslations = 2;

/** A file about the project, such as README.md and CONTRIBUTING.md, which may be translated outside its pages. */
const aboutProject = /(?:^|\/)[A-Z_]+$/;

/** The path of a page, which is the same in every language, and the language in the name of its file, if any. */
interface Parts {
  page: string;
  suffix?: string;
}

/**
 * Detects Markdown and MDX with languages in file names (`guide.md` or `guide.en.md`, `guide.de.md`), as with Hugo and the
 * i18n plugin of MkDocs.
 */
export function suffixes(root: string, { source: configuredSource, languages = {} }: Settings): Candidate[] {
  const tagIn = tagResolver(languages);
  const pages = translatedPages(root, (name) => tagOf(name) !== undefined || Object.hasOwn(languages, name));
  const folder = commonFolder(pages.map(({ path }) => path));
  const contentDir = resolve(root, folder);
  const ofMkDocs = mkDocsConfig(contentDir);
  const config = ofMkDocs ?? hugoConfig(dirname(contentDir));
  const source = configuredSource ?? tagOf(defaultLanguage(config)) ?? 'en';
  const inFolder = pages.filter(({ path }) => path.startsWith(folder));
  const bySuffix = grouped(inFolder, ({ suffix = '' }) => suffix);
  const suffixOf = new Map<Locale, string>(
    [...bySuffix.keys()].flatMap((suffix) => {
      const locale = tagIn(suffix);
      return locale ? [[locale, suffix]] : [];
    }),
  );
  const targets = [...suffixOf].filter(([locale]) => locale !== source);
  const translations = targets.flatMap(([, suffix]) => bySuffix.get(suffix) ?? []);
  if (translations.length < minTranslations) return [];
  const ofSource = inFolder.filter(({ suffix = '' }) => suffix === (suffixOf.get(source) ?? ''));
  const partsOf = (path: string): Parts => split(path, (name) => bySuffix.has(name));
  const localeOf = new Map([...suffixOf].map(([locale, suffix]) => [suffix, locale]));
  const addressOf = languageAddress([...suffixOf.values()]);
  const layout: Layout = {
    name: 'Pages (languages in file names)',
    folders: ['.'],
    markdown: 'markdown',
    showsOwnPages: true,
    identify(path) {
      if (!/\.mdx?$/.test(path)) return undefined;
      const { page, suffix } = partsOf(path);
      const locale = suffix === undefined ? source : localeOf.get(suffix);
      // Beside a file with the source language in its name, one without a language is for all others.
      const isForOthers =
        suffix === undefined &&
        existsSync(join(contentDir, `${page}.${suffixOf.get(source)}${extname(path)}`));
      return locale && !isForOthers ? { locale, key: page, extension: '.mdx' } : undefined;
    },
    translationOf: (path, locale) =>
      `${partsOf(path).page}.${suffixOf.get(locale) ?? locale}${extname(path)}`,
    address: (url, page) =>
      addressOf(
        url.replace(/^[^?#]+\.mdx?(?=[?#]|$)/, (path) => partsOf(path).page),
        page,
      ),
    notation: (text) => inNotation(text, config),
  };
  return [
    {
      contentDir,
      locales: [source, ...targets.map(([locale]) => locale)],
      layout: ofMkDocs
        ? { ...layout, ...mkDocs(ofMkDocs, layout) }
        : byTranslationKeys(layout, contentDir, { source, keyOf: translationKeyIn }),
      size: ofSource.reduce((sum, { path }) => sum + lstatSync(join(root, path)).size, 0),
    },
  ];
}

function split(path: string, isLanguage: (name: string) => boolean): Parts {
  const [, page = '', suffix = ''] = /^(.+)\.([\w-]+)\.mdx?$/.exec(path) ?? [];
  return suffix && isLanguage(suffix) ? { page, suffix } : { page: path.replace(/\.mdx?$/, '') };
}

/** Lists the files of all pages that exist in several languages, by their paths below a folder. */
function translatedPages(
  root: string,
  isLanguage: (name: string) => boolean,
): readonly (Parts & { path: string })[] {
  const files = foldersBelow(root).flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = pathFrom(root, join(folder, entry.name));
      return entry.isFile() && /\.mdx?$/.test(path) ? { path, ...split(path, isLanguage) } : [];
    }),
  );
  const pages = grouped(files, ({ page }) => page);
  return [...pages].flatMap(([page, all]) => (all.length > 1 && !aboutProject.test(page) ? all : []));
}

/** Returns the folder that files are in, with a slash at its end; that of a generator, if there are others beside it. */
function commonFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/').slice(0, -1));
  const end = first.findIndex((name, at) => others.some((path) => path[at] !== name));
  const shared = first.slice(0, end === -1 ? first.length : end).map((name) => `${name}/`);
  const usual = ['docs/', 'content/'].find((folder) => paths.some((path) => path.startsWith(folder)));
  return shared.join('') || (usual ?? '');
}

const hugoConfig = (folder: string): string =>
  ['hugo', 'config', 'config/_default/hugo', 'config/_default/config']
    .map((name) => configText(folder, name) ?? '')
    .join('');

function defaultLanguage(config: string): string {
  const [, ofHugo] = /^\s*defaultContentLanguage\s*[:=]\s*["']?([\w-]+)/im.exec(config) ?? [];
  const ofMkDocs = config.split(/^[ \t]*- /m).find((item) => /^\s*default:\s*true/m.test(item));
  return ofHugo ?? /^\s*locale:\s*["']?([\w-]+)/m.exec(ofMkDocs ?? '')?.[1] ?? 'en';
}
