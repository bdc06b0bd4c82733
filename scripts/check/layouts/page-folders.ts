import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Detected } from '../core/layout.ts';
import type { Languages, Locale } from '../core/project.ts';
import { languageAddress, languageFolders, tagResolver } from './languages.ts';
import { inNotation } from './notation.ts';

interface PageFolders {
  /** The name of its generator, or a description of the layout. */
  name: string;
  source: Locale;
  /** Whether source pages are beside the folders of the other languages. */
  hasRoot: boolean;
  config: string;
}

/** Returns the layout of pages in a folder for each language; source pages may be beside these folders. */
export function pageFolders(
  contentDir: string,
  languages: Languages = {},
  { name, source, hasRoot, config }: PageFolders,
): Pick<Detected, 'contentDir' | 'locales' | 'layout'> {
  const tagIn = tagResolver(languages);
  const folderOf = languageFolders(contentDir, tagIn);
  const folders = [...folderOf.values()];
  // A folder that translations also contain is a section that is only named like a language.
  const isLeftOut = (name: string): boolean =>
    languages[name] === false && !folders.some((folder) => existsSync(join(contentDir, folder, name)));
  // A page for all languages, such as the home page, may be beside their folders.
  const isSourcePage = (key: string): boolean =>
    !['md', 'mdx'].some((ending) =>
      existsSync(join(contentDir, folderOf.get(source) ?? source, `${key}.${ending}`)),
    );
  const sourceFolder = hasRoot ? '' : `${folderOf.get(source) ?? source}/`;
  return {
    contentDir,
    locales: [...new Set([source, ...folderOf.keys()])],
    layout: {
      name,
      folders: ['.'],
      markdown: 'markdown',
      showsOwnPages: true,
      identify: (path) => {
        const [, folder = '', key = ''] = /^(?:([^/]+)\/)?(.+)\.mdx?$/.exec(path) ?? [];
        // If the source is the root locale, an excluded folder would otherwise count as one of its sections.
        if (key === '' || isLeftOut(folder)) return undefined;
        if (!hasRoot && folder === '' && isSourcePage(key)) return { locale: source, key, extension: '.mdx' };
        if (folders.includes(folder)) return { locale: tagIn(folder) as Locale, key, extension: '.mdx' };
        return hasRoot
          ? { locale: source, key: folder ? `${folder}/${key}` : key, extension: '.mdx' }
          : undefined;
      },
      translationOf: (path, locale) => `${folderOf.get(locale) ?? locale}/${path.slice(sourceFolder.length)}`,
      notation: (text) => inNotation(text, config),
      address: languageAddress([...folders, source], baseIn(config)),
    },
  };
}

/** The base path that the site is published below: `base: '/docs'`. */
const baseIn = (config: string): string | undefined =>
  /^\s*base:\s*['"](\/[^'"]*?)\/?['"]/m.exec(config)?.[1];
