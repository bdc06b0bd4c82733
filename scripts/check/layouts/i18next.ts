import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Detected } from '../core/layout.ts';
import type { Locale } from '../core/project.ts';
import { foldersBelow } from './config-file.ts';
import { sourceAmong, tagOf } from './languages.ts';
import { pageSchema, wordsSchema } from './learned.ts';

/**
 * JSON of i18next and others: a file per language (`locales/de.json`), or a folder per language with a file per
 * namespace (`locales/de/common.json`). Of several such folders, the one with most files.
 */
export function i18next(root: string, source?: Locale): Detected | undefined {
  const candidates = foldersBelow(root)
    .flatMap((folder) => candidateOf(folder, source) ?? [])
    .sort((a, b) => b.files - a.files);
  return candidates[0]?.detected;
}

function candidateOf(
  contentDir: string,
  source: Locale | undefined,
): { files: number; detected: Detected } | undefined {
  const entries = readdirSync(contentDir, { withFileTypes: true });
  const inFiles = entries.flatMap((entry) =>
    !entry.isDirectory() ? (/^(.+)\.json$/.exec(entry.name)?.[1] ?? []) : [],
  );
  const byFile = detectedIn(contentDir, inFiles.filter(tagOf), false, source);
  if (byFile) return { files: byFile.locales.length, detected: byFile };
  const folders = entries.flatMap((entry) => (entry.isDirectory() && tagOf(entry.name) ? entry.name : []));
  const counts = folders
    .map((name) => [name, countJson(join(contentDir, name))] as const)
    .filter(([, count]) => count > 0);
  const byFolder = detectedIn(
    contentDir,
    counts.map(([name]) => name),
    true,
    source,
  );
  return byFolder && { files: counts.reduce((sum, [, count]) => sum + count, 0), detected: byFolder };
}

const countJson = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json')).length;

function detectedIn(
  contentDir: string,
  names: readonly string[],
  inFolders: boolean,
  asked: Locale | undefined,
): Detected | undefined {
  const sourceName = asked ? names.find((name) => tagOf(name) === asked) : sourceAmong(names);
  if (sourceName === undefined || names.length < 2) return undefined;
  const nameOf = new Map(names.map((name) => [tagOf(name) as Locale, name]));
  const source = tagOf(sourceName) as Locale;
  const namespace = inFolders ? /^([^/]+)\/(.+)\.json$/ : /^([^/]+)\.json$/;
  return {
    contentDir,
    locales: [source, ...[...nameOf.keys()].filter((locale) => locale !== source)],
    layout: {
      name: inFolders ? 'JSON files, a folder for each language' : 'JSON files, one for each language',
      folders: ['.'],
      markdown: 'markdown',
      schema: (extension, content) => (extension === '.json' ? wordsSchema : pageSchema)(content),
      place: (path) => {
        const [, name = '', key = 'translation'] = namespace.exec(path) ?? [];
        return names.includes(name) ? { locale: tagOf(name) as Locale, key, extension: '.json' } : undefined;
      },
      translationOf: (path, locale) => {
        const name = nameOf.get(locale) ?? locale;
        return inFolders ? `${name}${path.slice(sourceName.length)}` : `${name}.json`;
      },
    },
  };
}
