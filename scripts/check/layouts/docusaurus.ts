import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Detected } from '../core/layout.ts';
import type { Languages, Locale } from '../core/project.ts';
import { configText, foldersWith, siteIn } from './config-file.ts';
import { languageAddress, tagsBy } from './languages.ts';
import { messagesSchema, pageSchema } from './learned.ts';

/**
 * Docusaurus: pages in `docs/`, `versioned_docs/`, `blog/` and `src/pages/`, their translations in
 * `i18n/<locale>/docusaurus-plugin-content-*`, and there the words of the interface as JSON with `message` and
 * `description`.
 */
export function docusaurus(
  root: string,
  sourceLocale?: Locale,
  languages: Languages = {},
): Detected | undefined {
  const tagOf = tagsBy(languages);
  const contentDir = foldersWith(root, /^docusaurus\.config\.[cm]?[jt]s$/).find((folder) =>
    existsSync(join(folder, 'i18n')),
  );
  if (!contentDir) return undefined;
  const config = configText(contentDir, 'docusaurus.config') ?? '';
  const source =
    sourceLocale ?? tagOf(/\bdefaultLocale:\s*['"]([\w-]+)['"]/.exec(config)?.[1] ?? 'en') ?? 'en';
  const i18n = join(contentDir, 'i18n');
  const folders = readdirSync(i18n, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && tagOf(entry.name) ? entry.name : [],
  );
  const folderOf = new Map(folders.map((name) => [tagOf(name) as Locale, name]));
  const targets = [...folderOf.keys()].filter((locale) => locale !== source);
  if (targets.length === 0) return undefined;
  const sourceWords = (key: string) => existsSync(join(i18n, folderOf.get(source) ?? source, `${key}.json`));
  return {
    contentDir,
    ...siteIn(config, 'url'),
    locales: [source, ...targets],
    layout: {
      name: 'Docusaurus',
      folders: [...new Set([...sourceFolders(contentDir), 'i18n'])],
      markdown: 'either',
      schema: (extension, content) => (extension === '.mdx' ? pageSchema : messagesSchema)(content),
      place: (path) => {
        const [, folder, below] = /^i18n\/([^/]+)\/(.+)$/.exec(path) ?? [];
        if (folder === undefined || below === undefined) {
          const [, key] = /^(.+)\.mdx?$/.exec(path) ?? [];
          return key ? { locale: source, key, extension: '.mdx' } : undefined;
        }
        const locale = tagOf(folder);
        const [, name, ending] = /^(.+)\.(json|mdx?)$/.exec(below) ?? [];
        if (!locale || !name) return undefined;
        // If interface texts exist only in code, there is nothing to compare with.
        if (ending === 'json')
          return sourceWords(name) ? { locale, key: name, extension: '.json' } : undefined;
        const key = keyOfTranslation(name);
        return key && locale !== source ? { locale, key, extension: '.mdx' } : undefined;
      },
      translationOf: (path, locale) => {
        const folder = `i18n/${folderOf.get(locale) ?? locale}`;
        return path.startsWith('i18n/')
          ? path.replace(/^i18n\/[^/]+/, folder)
          : `${folder}/${translationPath(path)}`;
      },
      notation: (text) => text.replace(comment, '{/* $1*/}').replace(headingId, '$1[#$2]'),
      address: languageAddress([...folders, source]),
      publicFolder: 'static',
    },
  };
}

const comment = /<!--([\s\S]*?)-->/g;

/** `## Heading {#id}`, which MDX would take for an expression. */
const headingId = /^(#{1,6}[ \t][^\n]*)\{#([^}\s]+)\}(?=[ \t]*$)/gm;

/** Folders beside `docs` are those of further instances of its plugin, by their ids. */
function sourceFolders(contentDir: string): string[] {
  const plugins = readdirSync(join(contentDir, 'i18n'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(contentDir, 'i18n', name)));
  const ids = plugins.flatMap(
    (name) => /^docusaurus-plugin-content-(?:docs|blog)-(.+)$/.exec(name)?.[1] ?? [],
  );
  return [
    'docs',
    'versioned_docs',
    'blog',
    'src/pages',
    ...ids.flatMap((id) => [id, `${id}_versioned_docs`]),
  ];
}

/** Key of the page that a translation is of, by its path below the folder of its language. */
function keyOfTranslation(path: string): string | undefined {
  const [, plugin, id, below = ''] =
    /^docusaurus-plugin-content-(docs|blog|pages)(?:-([^/]+))?\/(.+)$/.exec(path) ?? [];
  if (plugin === 'blog') return `${id ?? 'blog'}/${below}`;
  if (plugin === 'pages') return `src/pages/${below}`;
  if (plugin !== 'docs') return undefined;
  const [, name] = /^current\/(.+)$/.exec(below) ?? [];
  if (name) return `${id ?? 'docs'}/${name}`;
  return /^version-/.test(below) ? `${id ? `${id}_` : ''}versioned_docs/${below}` : undefined;
}

/** Path of the translation of a page, below the folder of its language. */
function translationPath(path: string): string {
  const [, first = '', rest = ''] = /^((?:src\/)?[^/]+)\/(.+)$/.exec(path) ?? [];
  const [, id] = /^(?:(.+)_)?versioned_docs$/.exec(first) ?? [];
  if (first.endsWith('versioned_docs')) return `docusaurus-plugin-content-docs${id ? `-${id}` : ''}/${rest}`;
  if (first === 'blog') return `docusaurus-plugin-content-blog/${rest}`;
  if (first === 'src/pages') return `docusaurus-plugin-content-pages/${rest}`;
  return `docusaurus-plugin-content-docs${first === 'docs' ? '' : `-${first}`}/current/${rest}`;
}
