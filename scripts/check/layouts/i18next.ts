import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grouped } from '../core/grouped.ts';
import type { Candidate } from '../core/layout.ts';
import type { Locale, Settings } from '../core/project.ts';
import { foldersBelow } from './config-file.ts';
import { filesByLanguage, foldersByLanguage, type Naming } from './i18next-names.ts';
import { likelySource, type TagResolver, tagResolver } from './languages.ts';

/**
 * Detects JSON of i18next and others: a file per language (`locales/de.json`), a folder per language with a file per
 * namespace (`locales/de/common.json`), or a file per namespace and language (`locales/common.de.json`,
 * `locales/de.common.json`).
 */
export function i18next(root: string, { source, languages }: Settings): Candidate[] {
  const tagIn = tagResolver(languages);
  const options = { root, tagIn, source };
  return foldersBelow(root).flatMap(
    (folder) =>
      candidate(folder, filesByLanguage(folder, tagIn, source), options) ??
      candidate(folder, foldersByLanguage(folder, tagIn), options) ??
      [],
  );
}

function candidate(
  contentDir: string,
  { title, paths, parse, pathOf }: Naming,
  { root, tagIn, source: configuredSource }: { root: string; tagIn: TagResolver; source: Locale | undefined },
): Candidate | undefined {
  const byName = grouped(paths, (path) => parse(path)?.name ?? '');
  const names = [...byName.keys()];
  const sourceName =
    names.find((name) => name === '' || tagIn(name) === configuredSource) ??
    (configuredSource ? undefined : likelySource(names, root));
  if (sourceName === undefined) return undefined;
  const source = tagIn(sourceName) ?? configuredSource ?? 'en';
  const localeOf = (name: string): Locale | undefined => (name === sourceName ? source : tagIn(name));
  const textOf = (path: string): string => readText(join(contentDir, path));
  const sources = (byName.get(sourceName) ?? []).map(textOf);
  if (sources.every(isOtherData)) return undefined;
  // Crowdin writes such texts for in-context translation, under the name of an otherwise unused language.
  const isInContextFile = (path: string): boolean => /:\s*"crwdns\d/.test(textOf(path));
  const found = names.filter((name) => !byName.get(name)?.some(isInContextFile));
  if (found.length < 2) return undefined;
  const nameOf = new Map(found.map((name) => [localeOf(name), name]));
  return {
    contentDir,
    locales: [...new Set([source, ...found.flatMap((name) => localeOf(name) ?? [])])],
    layout: {
      name: title,
      folders: ['.'],
      markdown: 'markdown',
      identify: (path) => {
        const named = parse(path);
        const locale = named && localeOf(named.name);
        return locale && nameOf.get(locale) === named.name
          ? { locale, key: named.key, extension: '.json' }
          : undefined;
      },
      translationOf: (path, locale) =>
        pathOf({ name: nameOf.get(locale) ?? locale, key: parse(path)?.key ?? '' }),
    },
    size: sources.join('').length,
  };
}

/** Whether JSON is not texts by key but a list, such as a search index, or the description of an API (OpenAPI). */
const isOtherData = (json: string): boolean => /^\s*(?:\[|\{\s*"(?:openapi|swagger)")/.test(json);

/** Reads a file; symbolic links are not followed and count as empty. */
const readText = (file: string): string => (lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '');
