import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Detected } from '../core/layout.ts';
import type { Settings } from '../core/project.ts';
import { literal } from '../text/masked.ts';
import { configText, foldersBelow, siteIn } from './config-file.ts';
import { languageAddress, languageFolders, tagResolver } from './languages.ts';
import { inNotation } from './notation.ts';

/**
 * Detects Docusaurus: pages in `docs/`, `versioned_docs/`, `blog/` and `src/pages/`, their translations in
 * `i18n/<locale>/docusaurus-plugin-content-*`, and interface texts below `i18n/<locale>/` as JSON with `message` and
 * `description`. The docs folder may be beside the folder of the site: `path: '../docs'`.
 */
export function docusaurus(
  root: string,
  { source: configuredSource, languages }: Settings,
): Detected | undefined {
  const tagIn = tagResolver(languages);
  const site = foldersBelow(root, 2).find(
    (folder) => configText(folder, 'docusaurus.config') !== undefined && existsSync(join(folder, 'i18n')),
  );
  if (!site) return undefined;
  const config = configText(site, 'docusaurus.config') ?? '';
  const i18n = join(site, 'i18n');
  const folderOf = languageFolders(i18n, tagIn);
  const published = localesIn(config).flatMap((name) => tagIn(name) ?? []);
  const usual = tagIn(/\bdefaultLocale:\s*['"]([\w-]+)['"]/.exec(config)?.[1] ?? 'en') ?? 'en';
  const withoutDocs = [usual, ...published].filter(
    (locale) => !existsSync(join(i18n, folderOf.get(locale) ?? locale, docsPlugin, 'current')),
  );
  // If the default language has a translation, too, the docs are in the only language that has none.
  const isTranslation = withoutDocs.length === 1 && withoutDocs[0] !== usual;
  const source = configuredSource ?? (isTranslation ? withoutDocs[0] : undefined) ?? usual;
  const targets = [...folderOf.keys()].filter(
    (locale) => locale !== source && (published.length < 2 || published.includes(locale)),
  );
  if (targets.length === 0) return undefined;
  const docsPath = docsFolderIn(config);
  const isBeside = docsPath.startsWith('../');
  const docs = isBeside ? docsPath.slice('../'.length) : docsPath;
  const home = isBeside ? `${basename(site)}/` : '';
  /** Converts a path to one relative to the folder of the site; `outOfSite()` is the reverse. */
  const inSite = (path: string): string => (path.startsWith(home) ? path.slice(home.length) : path);
  const outOfSite = (path: string): string => (isBeside && path.startsWith(`${docs}/`) ? path : home + path);
  const hasBlog = !/\bblog:\s*false\b/.test(config);
  const pages = prefixesIn(i18n, docs, config).filter(([own]) => hasBlog || own !== 'blog/');
  const version = versionIn(site);
  const versions = builtVersions(config);
  const olderFolder = new RegExp(`(?<=^|/)(${literal(home)})?(?:(\\w+)_)?versioned_docs/version-[^/]+`);
  const sourceFolder = join(i18n, folderOf.get(source) ?? source);
  const sourceWords = (key: string) => existsSync(join(sourceFolder, `${key}.json`));
  return {
    contentDir: isBeside ? dirname(site) : site,
    site: siteIn(config, 'url'),
    locales: [source, ...targets],
    ...(!existsSync(sourceFolder) && {
      note: `JSON is not compared: “docusaurus write-translations --locale ${source}” generates that of the source.`,
    }),
    layout: {
      name: 'Docusaurus',
      folders: [
        ...new Set(pages.map(([source]) => outOfSite(source).replace(/\/[^/]*$/, ''))),
        `${home}i18n`,
      ],
      markdown: version < 3 ? 'mdx 1' : /\bformat:\s*['"](?:detect|md)['"]/.test(config) ? 'markdown' : 'mdx',
      hasMessages: true,
      identify: (whole) => {
        const path = inSite(whole);
        const [, older] = /(?:^|\/)version-([^/]+)(?=\/|\.json$)/.exec(path) ?? [];
        if (older !== undefined && versions && !versions.includes(older)) return undefined;
        const [, key] = /^(?!i18n\/)(.+)\.mdx?$/.exec(path) ?? [];
        if (key) return { locale: source, key, extension: '.mdx' };
        const [, folder = '', name = '', ending] = /^i18n\/([^/]+)\/(.+)\.(json|mdx?)$/.exec(path) ?? [];
        const locale = tagIn(folder);
        if (!locale || ![source, ...targets].includes(locale)) return undefined;
        // If interface texts exist only in code, there is nothing to compare with.
        if (ending === 'json')
          return sourceWords(name) ? { locale, key: name, extension: '.json' } : undefined;
        const [own, translated = ''] = pages.find(([, prefix]) => name.startsWith(prefix)) ?? [];
        if (own === undefined || locale === source) return undefined;
        return { locale, key: own + name.slice(translated.length), extension: '.mdx' };
      },
      translationOf: (whole, locale) => {
        const path = inSite(whole);
        const folder = `${home}i18n/${folderOf.get(locale) ?? locale}`;
        if (path.startsWith('i18n/')) return path.replace(/^i18n\/[^/]+/, folder);
        const [own = '', translated = ''] = pages.find(([prefix]) => path.startsWith(prefix)) ?? [];
        return `${folder}/${translated}${path.slice(own.length)}`;
      },
      notation: (text, syntax) => {
        const named = inNotation(text, config);
        return syntax === 'mdx'
          ? named.replace(comments, (whole, held?: string) => (held === undefined ? whole : `{/* ${held}*/}`))
          : named.replace(/\{\/\*([\s\S]{0,9000}?)\*\/\}/g, '<?*$1*?>');
      },
      address: languageAddress([...folderOf.values(), source]),
      linksInLanguage: true,
      newestVersion: (path) =>
        path
          .replace(/(\/docusaurus-plugin-content-docs[^/]*\/)version-[^/]+(?=\/|\.json$)/, '$1current')
          .replace(olderFolder, (_, folder = '', id = '') => (id ? folder + id : docs)),
      titleByHeading: true,
      publicFolder: `${home}static`,
    },
  };
}

const docsPlugin = 'docusaurus-plugin-content-docs';

/** MDX comments, and HTML comments outside of these, whose contents are captured. */
const comments = /\{\/\*[\s\S]{0,9000}?\*\/\}|<!--([\s\S]{0,9000}?)-->/g;

/** The locales that the site is built for, if the configuration lists them literally. */
const localesIn = (config: string): string[] =>
  /\blocales:\s*\[([^\]]*)\]/.exec(config)?.[1]?.match(/(?<=['"])[\w-]+(?=['"])/g) ?? [];

/** The older versions of the documentation that the site includes, if the configuration lists them literally. */
const builtVersions = (config: string): string[] | undefined =>
  /^\s*onlyIncludeVersions:\s*\[((?:\s*['"][^'"]*['"],?)+)\s*\]/m.exec(config)?.[1]?.match(/[^'",\s]+/g) ??
  undefined;

/** The docs folder in the options of the preset: `docs: { path: 'content' }`. */
const docsFolderIn = (config: string): string =>
  /\bdocs:\s*\{(?:[^{}]|\{[^{}]{0,1000}\}){0,3000}?\bpath:\s*['"](?:\.\/)?((?:\.\.\/)?[\w/-]+?)\/?['"]/.exec(
    config,
  )?.[1] ?? 'docs';

/** The major version, 0 if unknown. Since 3, all pages are MDX; before, much that is invalid MDX was read as text. */
function versionIn(folder: string): number {
  const file = join(folder, 'package.json');
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/"@docusaurus\/core":\s*"\D{0,2}(\d+)/.exec(written)?.[1] ?? 0);
}

/**
 * The path prefixes of pages, and those of their translations in the folder of a language. Besides `docs` and `blog`,
 * these include the folders of additional instances of these plugins.
 */
function prefixesIn(i18n: string, docs: string, config: string): [source: string, translation: string][] {
  const inLanguages = readdirSync(i18n, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(i18n, name)));
  const usual = ['docs', 'blog', 'pages'].map((kind) => `docusaurus-plugin-content-${kind}`);
  return [...new Set([...usual, ...inLanguages])].flatMap((plugin): [string, string][] => {
    const [, kind, id] = /^docusaurus-plugin-content-(docs|blog|pages)(?:-(.+))?$/.exec(plugin) ?? [];
    const folder = id && folderOfInstance(id, config);
    if (kind === 'blog') return [[`${folder ?? 'blog'}/`, `${plugin}/`]];
    if (kind === 'pages') return [['src/pages/', `${plugin}/`]];
    if (kind !== 'docs') return [];
    return [
      [`${folder ?? docs}/`, `${plugin}/current/`],
      [`${id ? `${id}_` : ''}versioned_docs/version-`, `${plugin}/version-`],
    ];
  });
}

/** The folder of an additional plugin instance: `{ id: 'news', path: './blog-news' }`, or one named like its id. */
function folderOfInstance(id: string, config: string): string {
  const options = config
    .split('plugin-content-')
    .find((part) => new RegExp(`\\bid:\\s*['"]${literal(id)}['"]`).test(part));
  return /\bpath:\s*['"](?:\.\/)?([\w/-]+?)\/?['"]/.exec(options ?? '')?.[1] ?? id;
}
