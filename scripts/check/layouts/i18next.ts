import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Detected } from '../core/layout.ts';
import type { Languages, Locale } from '../core/project.ts';
import { foldersBelow } from './config-file.ts';
import { languageOfTexts, sourceAmong, tagOf, tagsBy } from './languages.ts';
import { pageSchema, wordsSchema } from './learned.ts';

/**
 * JSON of i18next and others: a file per language (`locales/de.json`), or a folder per language with a file per
 * namespace (`locales/de/common.json`). Of several such folders, the one with most text.
 */
export function i18next(root: string, source?: Locale, languages: Languages = {}): Detected | undefined {
  const candidates = foldersBelow(root)
    .flatMap((folder) => candidateOf(folder, source, languages) ?? [])
    .sort((a, b) => b.size - a.size);
  const [first, ...others] = candidates.map(({ detected }) => detected);
  return first && { ...first, others: others.map(({ contentDir }) => contentDir) };
}

interface Candidate {
  detected: Detected;
  /** How many characters its files have. */
  size: number;
}

function candidateOf(
  contentDir: string,
  source: Locale | undefined,
  languages: Languages,
): Candidate | undefined {
  const entries = readdirSync(contentDir, { withFileTypes: true });
  const names = (isFolder: boolean, ending: RegExp): string[] =>
    entries.flatMap((entry) => {
      const [, name] = ending.exec(entry.name) ?? [];
      const isNamed = name && (tagOf(name) || /^[a-z]{2}$/i.test(name) || languages[name]);
      return entry.isDirectory() === isFolder && isNamed && languages[name] !== false ? name : [];
    });
  const inFiles = new Map(names(false, /^(.+)\.json$/).map((name) => [name, [`${name}.json`]]));
  const inFolders = new Map(names(true, /^(.+)$/).map((name) => [name, jsonIn(contentDir, name)]));
  for (const files of [inFiles, inFolders]) {
    const detected = detectedIn(contentDir, files, files === inFolders, source, languages);
    if (detected) return detected;
  }
  return undefined;
}

const jsonIn = (contentDir: string, folder: string): string[] =>
  readdirSync(join(contentDir, folder), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.json') ? join(folder, name) : [],
  );

/** The text of a file; links are not followed. */
const textOf = (file: string): string => (lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '');

/** @param files the JSON files by the name that stands for their language: their own, or that of their folder */
function detectedIn(
  contentDir: string,
  files: ReadonlyMap<string, readonly string[]>,
  inFolders: boolean,
  asked: Locale | undefined,
  languages: Languages,
): Candidate | undefined {
  const tagIn = tagsBy(languages);
  const found = [...files.keys()].filter((name) => files.get(name)?.length);
  const sourceName = asked ? found.find((name) => tagIn(name) === asked) : sourceAmong(found);
  if (sourceName === undefined || found.length < 2) return undefined;
  const localeOf = new Map<string, Locale>();
  const told: { [name: string]: Locale | false } = {};
  let size = 0;
  for (const name of found) {
    const texts = files.get(name)?.map((path) => textOf(join(contentDir, path))) ?? [];
    size += texts.join('').length;
    const locale = languages[name] || languageOfTexts(name, texts);
    // Of two names for a language, its own counts.
    const isOther = locale !== tagIn(name) && found.some((other) => tagIn(other) === locale);
    if (locale && !isOther) localeOf.set(name, locale);
    if (localeOf.get(name) !== tagIn(name)) told[name] = localeOf.get(name) ?? false;
  }
  const names = [...localeOf.keys()];
  const nameOf = new Map(names.map((name) => [localeOf.get(name) as Locale, name]));
  const source = localeOf.get(sourceName) as Locale;
  const namespace = inFolders ? /^([^/]+)\/(.+)\.json$/ : /^([^/]+)\.json$/;
  const detected: Detected = {
    contentDir,
    languages: told,
    locales: [source, ...[...nameOf.keys()].filter((locale) => locale !== source)],
    layout: {
      name: inFolders ? 'JSON files, a folder for each language' : 'JSON files, one for each language',
      folders: ['.'],
      markdown: 'markdown',
      schema: (extension, content) => (extension === '.json' ? wordsSchema : pageSchema)(content),
      place: (path) => {
        const [, name = '', key = 'translation'] = namespace.exec(path) ?? [];
        const locale = localeOf.get(name);
        return locale ? { locale, key, extension: '.json' } : undefined;
      },
      translationOf: (path, locale) => {
        const name = nameOf.get(locale) ?? locale;
        return inFolders ? `${name}${path.slice(sourceName.length)}` : `${name}.json`;
      },
    },
  };
  return { detected, size };
}
