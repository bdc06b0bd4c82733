import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesBelow } from '../core/entries-below.ts';
import type { Candidate, Detected } from '../core/layout.ts';
import type { Languages, Locale } from '../core/project.ts';
import { foldersBelow } from './config-file.ts';
import { sourceAmong, tagsBy } from './languages.ts';
import { pageSchema, wordsSchema } from './learned.ts';

/**
 * JSON of i18next and others: a file per language (`locales/de.json`), or a folder per language with a file per
 * namespace (`locales/de/common.json`).
 */
export function i18next(root: string, source?: Locale, languages: Languages = {}): Candidate[] {
  const candidateOf = (folder: string, inFolders: boolean) => candidate(folder, inFolders, source, languages);
  return foldersBelow(root).flatMap(
    (folder) => candidateOf(folder, false) ?? candidateOf(folder, true) ?? [],
  );
}

/** What a folder holds, if there are files or, with `inFolders`, folders with files in it for several languages. */
function candidate(
  contentDir: string,
  inFolders: boolean,
  asked: Locale | undefined,
  languages: Languages,
): Candidate | undefined {
  const tagIn = tagsBy(languages);
  const files = filesByName(contentDir, inFolders, tagIn);
  const names = [...files.keys()];
  const sourceName = asked ? names.find((name) => tagIn(name) === asked) : sourceAmong(names);
  const source = tagIn(sourceName ?? '');
  if (sourceName === undefined || source === undefined) return undefined;
  // Crowdin writes such texts for translating on the page, under the name of a language that nobody needs.
  const isOfCrowdin = (file: string): boolean => /:\s*"crwdns\d/.test(textOf(file));
  const found = names.filter((name) => !files.get(name)?.some(isOfCrowdin));
  if (found.length < 2) return undefined;
  const nameOf = new Map(found.map((name) => [tagIn(name), name]));
  const sources = files.get(sourceName) ?? [];
  const namespace = inFolders ? /^([^/]+)\/(.+)\.json$/ : /^([^/]+)\.json$/;
  const detected: Detected = {
    contentDir,
    locales: [...new Set([source, ...found.flatMap((name) => tagIn(name) ?? [])])],
    layout: {
      name: inFolders ? 'JSON files, a folder for each language' : 'JSON files, one for each language',
      folders: ['.'],
      markdown: 'markdown',
      pageSchema,
      wordsSchema,
      place: (path) => {
        const [, name = '', key = 'translation'] = namespace.exec(path) ?? [];
        const locale = tagIn(name);
        return locale && nameOf.get(locale) === name ? { locale, key, extension: '.json' } : undefined;
      },
      translationOf: (path, locale) => {
        const name = nameOf.get(locale) ?? locale;
        return inFolders ? `${name}${path.slice(sourceName.length)}` : `${name}.json`;
      },
    },
  };
  return { detected, size: sources.map(textOf).join('').length };
}

/** The JSON files by the name that stands for their language: their own, or that of their folder. */
function filesByName(
  contentDir: string,
  inFolders: boolean,
  tagIn: (name: string) => Locale | undefined,
): Map<string, string[]> {
  return new Map(
    readdirSync(contentDir, { withFileTypes: true }).flatMap((entry): [string, string[]][] => {
      const [, name = ''] = (inFolders ? /^(.+)$/ : /^(.+)\.json$/).exec(entry.name) ?? [];
      if (entry.isDirectory() !== inFolders || tagIn(name) === undefined) return [];
      const files = inFolders ? jsonBelow(join(contentDir, name)) : [join(contentDir, entry.name)];
      return files.length > 0 ? [[name, files]] : [];
    }),
  );
}

const jsonBelow = (folder: string): string[] =>
  entriesBelow(folder).flatMap(({ name, parentPath }) =>
    name.endsWith('.json') ? join(parentPath, name) : [],
  );

/** The text of a file; links are not followed. */
const textOf = (file: string): string => (lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '');
