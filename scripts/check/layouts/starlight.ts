import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Detected } from '../core/layout.ts';
import type { Languages, Locale } from '../core/project.ts';
import { configText, foldersBelow, siteIn } from './config-file.ts';
import { languageAddress, languageFolders, tagsBy } from './languages.ts';
import { pageSchema, wordsSchema } from './learned.ts';
import { inNotation } from './notation.ts';

/**
 * Starlight: `src/content/docs/<locale>/…`, the source language in a folder of its own or, as the root locale, beside
 * those of the others.
 */
export function starlight(
  root: string,
  sourceLocale?: Locale,
  languages: Languages = {},
): Detected | undefined {
  const tagOf = tagsBy(languages);
  const contentDir = foldersBelow(root.replace(/\/src\/content(?:\/docs)?$/, ''), 2)
    .map((folder) => join(folder, 'src/content/docs'))
    .find(existsSync);
  const config = contentDir && configText(join(contentDir, '../../..'), 'astro.config');
  if (!contentDir || config === undefined) return undefined;
  const folderOf = languageFolders(contentDir, tagOf);
  const folders = [...folderOf.values()];
  const asked = /\bdefaultLocale:\s*['"](?!root)([\w-]+)['"]/.exec(config)?.[1];
  const hasRoot = /\broot:\s*\{/.test(config) || !folders.includes(asked ?? 'en');
  const inRoot =
    tagOf(/\broot:\s*\{[^}]*\blang:\s*['"]([\w-]+)['"]/.exec(config)?.[1] ?? asked ?? 'en') ?? 'en';
  const source = sourceLocale ?? (hasRoot ? inRoot : tagOf(asked ?? 'en'));
  if (source === undefined || folderOf.size === 0) return undefined;
  const site = siteIn(config, 'site');
  // A folder that translations have, too, is a section that is only named like a language.
  const isLeftOut = (name: string): boolean =>
    languages[name] === false && !folders.some((folder) => existsSync(join(contentDir, folder, name)));
  // A page for all languages, as the first one, may be beside their folders.
  const isOfSource = (key: string): boolean =>
    !['md', 'mdx'].some((ending) =>
      existsSync(join(contentDir, folderOf.get(source) ?? source, `${key}.${ending}`)),
    );
  const sourceFolder = hasRoot ? '' : `${folderOf.get(source) ?? source}/`;
  return {
    contentDir,
    ...(site && { site }),
    locales: [...new Set([source, ...folderOf.keys()])],
    layout: {
      name: 'Starlight',
      folders: ['.'],
      markdown: 'markdown',
      pageSchema,
      wordsSchema,
      place: (path) => {
        const [, folder = '', key = ''] = /^(?:([^/]+)\/)?(.+)\.mdx?$/.exec(path) ?? [];
        // Where the source is the root locale, a folder that is left out would be one of its own.
        if (key === '' || isLeftOut(folder)) return undefined;
        if (!hasRoot && folder === '' && isOfSource(key)) return { locale: source, key, extension: '.mdx' };
        if (folders.includes(folder)) return { locale: tagOf(folder) as Locale, key, extension: '.mdx' };
        return hasRoot
          ? { locale: source, key: folder ? `${folder}/${key}` : key, extension: '.mdx' }
          : undefined;
      },
      translationOf: (path, locale) => `${folderOf.get(locale) ?? locale}/${path.slice(sourceFolder.length)}`,
      // Astro reads frontmatter below empty lines, too.
      notation: (text) => inNotation(text, config).replace(/^((?:[ \t]*\r?\n)+)(---[ \t]*\r?\n)/, '$2$1'),
      address: languageAddress([...folders, source]),
      publicFolder: '../../../public',
    },
  };
}
