import { existsSync, lstatSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entriesBelow, isContentName } from '../core/files.ts';
import type { Candidate } from '../core/layout.ts';
import { memoize } from '../core/memoize.ts';
import type { Settings } from '../core/project.ts';
import { configText, configTexts, foldersAbove, foldersBelow } from './config-file.ts';
import { languageFolders, tagResolver } from './languages.ts';
import { pageFolders } from './page-folders.ts';
import { pageSource } from './page-source.ts';
import { slugOfVitePress } from './slugs.ts';

/** The fewest pages that a language shares with the source: other folders may be named like languages, too. */
const minShared = 2;

/** The same if source pages are beside the language folders and no generator is known. */
const minBeside = 5;

/**
 * Detects Markdown and MDX in a folder for each language (`docs/en/guide.md`, `docs/de/guide.md`); the source may be
 * beside these folders (`docs/guide.md`), as with VitePress, VuePress, Hexo and Mintlify.
 */
export function pages(root: string, { source: configuredSource, languages = {} }: Settings): Candidate[] {
  const tagIn = tagResolver(languages);
  return foldersBelow(root).flatMap((contentDir): Candidate | [] => {
    const folderOf = languageFolders(contentDir, tagIn);
    const folders = [...folderOf.values()];
    // The Markdown of MkDocs differs in too many ways.
    if (folders.length === 0 || foldersAbove(contentDir).some((folder) => configText(folder, 'mkdocs')))
      return [];
    const generator = ['VitePress', 'VuePress'].find((name) =>
      existsSync(join(contentDir, `.${name.toLowerCase()}`)),
    );
    const configFolder = join(contentDir, `.${generator?.toLowerCase()}`);
    // The language of pages beside a folder with English ones, and no others, may be in another file.
    const isBesideEnglish = folders.length === 1 && [...folderOf.keys()].every((code) => /^en\b/.test(code));
    const config = (isBesideEnglish ? configTexts(configFolder) : configText(configFolder, 'config')) ?? '';
    const sizesIn = memoize((name: string) => pagesIn(join(contentDir, name)));
    const countIn = (name: string): number => sizesIn(name).size;
    const { source, sourceFolder } = configuredSource
      ? { source: configuredSource, sourceFolder: folderOf.get(configuredSource) }
      : pageSource(folderOf, { root, config, countIn });
    const hasRoot = sourceFolder === undefined;
    const fewest = hasRoot && !generator ? minBeside : minShared;
    const folderKeys = folders
      .filter((name) => name !== sourceFolder)
      .map((name) => ({ name, keys: [...sizesIn(name).keys()] }));
    // Returns before it lists the pages of the source, which may be everything below the folder.
    if (!folderKeys.some(({ keys }) => keys.length >= fewest)) return [];
    const sizes = hasRoot ? pagesIn(contentDir, folders) : sizesIn(sourceFolder);
    const translations = folderKeys.map(({ name, keys }) => {
      const known = keys.filter((key) => sizes.has(key)).length;
      return { name, pages: keys.length, shared: known >= keys.length / 3 ? known : 0 };
    });
    if (!translations.some(({ shared }) => shared >= fewest)) return [];
    const others = translations.filter(({ shared }) => shared === 0);
    const leftOut = Object.fromEntries(others.map(({ name }) => [name, false] as const));
    const { layout, ...found } = pageFolders(
      contentDir,
      { ...leftOut, ...languages },
      {
        name:
          (hasRoot && generator) ||
          `Pages (a folder for each language${hasRoot ? ' beside the source' : ''})`,
        source,
        hasRoot,
        config,
      },
    );
    return {
      ...found,
      leftOut: others.flatMap(({ name, pages }) =>
        pages > 0 && !Object.hasOwn(languages, name) ? name : [],
      ),
      layout: {
        ...layout,
        ...(generator && { slug: slugOfVitePress }),
        // The home page may be beside the folders.
        folders: generator || hasRoot ? ['.'] : folders,
      },
      size: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    };
  });
}

/** Returns page sizes in a folder, by path, except for pages in some folders. */
const pagesIn = (folder: string, others: readonly string[] = []): Map<string, number> =>
  new Map(
    entriesBelow(folder, isContentName).flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const [key = ''] = /^.+(?=\.mdx?$)/.exec(relative(folder, path)) ?? [];
      const isOther = others.some((name) => key.startsWith(`${name}/`));
      if (!key || isOther || !entry.isFile()) return [];
      return [[key, lstatSync(path).size] as const];
    }),
  );
