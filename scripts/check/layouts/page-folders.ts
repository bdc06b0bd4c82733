import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Detected } from '../core/layout.ts';
import type { Languages, Locale } from '../core/project.ts';
import { languageAddress, languageFolders, tagsBy } from './languages.ts';
import { inNotation } from './notation.ts';

/** How a project names its pages, as its configuration tells it. */
interface PageFolders {
  /** What its generator is called. */
  name: string;
  source: Locale;
  /** The pages of the source are beside the folders of the other languages. */
  hasRoot: boolean;
  config: string;
}

/** Pages in a folder for each language; those of the source may be beside these. */
export function pageFolders(
  contentDir: string,
  languages: Languages = {},
  { name, source, hasRoot, config }: PageFolders,
): Pick<Detected, 'contentDir' | 'locales' | 'layout'> {
  const tagOf = tagsBy(languages);
  const folderOf = languageFolders(contentDir, tagOf);
  const folders = [...folderOf.values()];
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
    locales: [...new Set([source, ...folderOf.keys()])],
    layout: {
      name,
      folders: ['.'],
      markdown: 'markdown',
      showsOwnPages: true,
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
      notation: (text) => inNotation(text, config),
      address: languageAddress([...folders, source], baseIn(config)),
    },
  };
}

/** The path that the site is published below: `base: '/docs'`. */
const baseIn = (config: string): string | undefined =>
  /^\s*base:\s*['"](\/[^'"]*?)\/?['"]/m.exec(config)?.[1];
