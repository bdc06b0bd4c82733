import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { entriesBelow } from '../core/entries-below.ts';
import { pathFrom } from '../core/files.ts';
import { grouped } from '../core/grouped.ts';
import type { Locale } from '../core/project.ts';
import { languageFolders, type TagIn } from './languages.ts';

/** What the path of a JSON file tells. */
interface Named {
  /** What stands for the language; empty for the source without one, as `main.json` beside `main-de.json`. */
  name: string;
  key: string;
}

/** How the JSON files of several languages in a folder are named. */
export interface Naming {
  title: string;
  /** Those that there are, from the folder. */
  paths: readonly string[];
  parse(path: string): Named | undefined;
  pathOf(named: Named): string;
}

/** Files in folders that are named after languages: `de/common.json`. */
export function foldersByLanguage(folder: string, tagIn: TagIn): Naming {
  const parse = (path: string): Named | undefined => {
    const [, name, key] = /^([^/]+)\/(.+)\.json$/.exec(path) ?? [];
    return name === undefined || key === undefined ? undefined : { name, key };
  };
  return {
    title: 'JSON files, a folder for each language',
    paths: [...languageFolders(folder, tagIn).values()]
      .flatMap((name) => entriesBelow(join(folder, name)))
      .map(({ parentPath, name }) => pathFrom(folder, join(parentPath, name)))
      .filter(parse),
    parse,
    pathOf: ({ name, key }) => `${name}/${key}.json`,
  };
}

/** Files that are named after languages, as `de.json`, or else after what they hold and a language, as `common.de.json`. */
export function filesByLanguage(folder: string, tagIn: TagIn, source: Locale = 'en'): Naming {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const paths = entries.map(({ name }) => name).filter((name) => name.endsWith('.json'));
  const endings = paths.flatMap((path) => endingOf(path, tagIn) ?? []);
  const families = grouped(endings, ({ before }) => before);
  const prefixOf = new Map(
    [...families].flatMap(([before, { length }]): [string, string][] => {
      const isOne = families.get('')?.[1] ? before === '' : length > 1;
      return isOne ? [[keyOf(before), before]] : [];
    }),
  );
  const hasSource = endings.some(({ before, name }) => prefixOf.has(keyOf(before)) && tagIn(name) === source);
  // Rocket.Chat and others have `de.i18n.json`.
  const ending = paths.every((path) => path.endsWith('.i18n.json')) ? '.i18n.json' : '.json';
  const parse = (path: string): Named | undefined => {
    const stem = path.slice(0, -ending.length);
    if (!hasSource && prefixOf.get(stem)) return { name: '', key: stem };
    const { before = '-', name = '' } = endingOf(path, tagIn) ?? {};
    return prefixOf.get(keyOf(before)) === before ? { name, key: keyOf(before) } : undefined;
  };
  return {
    title: 'JSON files, one for each language',
    paths: paths.filter(parse),
    parse,
    pathOf: ({ name, key }) => `${name ? `${prefixOf.get(key) ?? ''}${name}` : key}${ending}`,
  };
}

const keyOf = (before: string): string => before.slice(0, -1) || 'translation';

/** The language that the name of a JSON file ends with, and what is before it: `pt-BR` and `main-` in `main-pt-BR.json`. */
function endingOf(path: string, tagIn: TagIn): { before: string; name: string } | undefined {
  const [, stem = ''] = /^([^/]+?)(?:\.i18n)?\.json$/.exec(path) ?? [];
  const starts = [0, ...[...stem.matchAll(/[-_.]/g)].map(({ index }) => index + 1)];
  const start = starts.find((at) => tagIn(stem.slice(at)) !== undefined);
  return start === undefined ? undefined : { before: stem.slice(0, start), name: stem.slice(start) };
}
