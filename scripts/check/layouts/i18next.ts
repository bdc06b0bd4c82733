import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Detected } from '../core/layout.ts';
import type { Languages, Locale } from '../core/project.ts';
import { foldersBelow } from './config-file.ts';
import { languageOfTexts, sourceAmong, tagOf, tagsBy } from './languages.ts';
import { pageSchema, wordsSchema } from './learned.ts';

/**
 * JSON of i18next and others: a file per language (`locales/de.json`), or a folder per language with a file per
 * namespace (`locales/de/common.json`). Of several such folders, the one with most text in the source
 * language.
 */
export function i18next(root: string, source?: Locale, languages: Languages = {}): Detected | undefined {
  const candidateOf = (folder: string, inFolders: boolean) => candidate(folder, inFolders, source, languages);
  const candidates = foldersBelow(root)
    .flatMap((folder) => candidateOf(folder, false) ?? candidateOf(folder, true) ?? [])
    .sort((a, b) => b.size - a.size);
  const [first, ...others] = candidates.map(({ detected }) => detected);
  return first && { ...first, others: others.map(({ contentDir }) => contentDir) };
}

interface Candidate {
  detected: Detected;
  /** How many characters the files of the source language have. */
  size: number;
}

/** What a folder holds, if there are files or, with `inFolders`, folders with files in it for several languages. */
function candidate(
  contentDir: string,
  inFolders: boolean,
  asked: Locale | undefined,
  languages: Languages,
): Candidate | undefined {
  const tagIn = tagsBy(languages);
  const files = filesByName(contentDir, inFolders, languages);
  const found = [...files.keys()];
  const sourceName = asked ? found.find((name) => tagIn(name) === asked) : sourceAmong(found);
  if (sourceName === undefined || found.length < 2) return undefined;
  const localeOf = new Map<string, Locale>();
  const told: { [name: string]: Locale | false } = {};
  let size = 0;
  for (const name of found) {
    const texts = files.get(name)?.map(textOf) ?? [];
    if (name === sourceName) size = texts.join('').length;
    const locale = languages[name] || languageOfTexts(name, texts);
    // Of two names for a language, its own counts.
    const isOther = locale !== tagIn(name) && found.some((other) => tagIn(other) === locale);
    if (locale && !isOther) localeOf.set(name, locale);
    if (localeOf.get(name) !== tagIn(name)) told[name] = localeOf.get(name) ?? false;
  }
  const nameOf = new Map([...localeOf].map(([name, locale]) => [locale, name]));
  const source = localeOf.get(sourceName) as Locale;
  const namespace = inFolders ? /^([^/]+)\/(.+)\.json$/ : /^([^/]+)\.json$/;
  const detected: Detected = {
    contentDir,
    languages: told,
    locales: [...new Set([source, ...nameOf.keys()])],
    unread: inFolders ? [] : filesLike(files.get(sourceName)?.[0] ?? '', contentDir, files, languages),
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

/** The files beside those of languages that have most keys of the source: translations to some other language. */
function filesLike(
  source: string,
  contentDir: string,
  files: ReadonlyMap<string, unknown>,
  languages: Languages,
): string[] {
  const keysIn = (text: string) => new Set(text.match(/"(?:[^"\\\n]|\\.)*"(?=\s*:)/g));
  const keys = [...keysIn(textOf(source))];
  return readdirSync(contentDir).filter((entry) => {
    const [, name = ''] = /^(.+)\.json$/.exec(entry) ?? [];
    if (name === '' || files.has(name) || languages[name] === false) return false;
    const own = keysIn(textOf(join(contentDir, entry)));
    return keys.filter((key) => own.has(key)).length > keys.length / 2;
  });
}

/** The JSON files by the name that stands for their language: their own, or that of their folder. */
function filesByName(contentDir: string, inFolders: boolean, languages: Languages): Map<string, string[]> {
  return new Map(
    readdirSync(contentDir, { withFileTypes: true }).flatMap((entry): [string, string[]][] => {
      const [, name = ''] = (inFolders ? /^(.+)$/ : /^(.+)\.json$/).exec(entry.name) ?? [];
      const isNamed = tagOf(name) || /^[a-z]{2}$/i.test(name) || languages[name];
      if (entry.isDirectory() !== inFolders || !isNamed || languages[name] === false) return [];
      const files = inFolders ? jsonBelow(join(contentDir, name)) : [join(contentDir, entry.name)];
      return files.length > 0 ? [[name, files]] : [];
    }),
  );
}

const jsonBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.json') ? join(folder, name) : [],
  );

/** The text of a file; links are not followed. */
const textOf = (file: string): string => (lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '');
