import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { entriesBelow, pathFrom } from '../core/files.ts';
import { grouped } from '../core/grouped.ts';
import type { Locale } from '../core/project.ts';
import { languageFolders, type TagResolver } from './languages.ts';

interface Named {
  /** The name of the language; empty for a source without one, such as `main.json` beside `main-de.json`. */
  name: string;
  key: string;
}

/** How the JSON files of several languages in a folder are named. */
export interface Naming {
  title: string;
  /** The existing files, relative to the folder. */
  paths: readonly string[];
  parse(path: string): Named | undefined;
  pathOf(named: Named): string;
}

/** Finds files in folders that are named after languages: `de/common.json`. */
export function foldersByLanguage(folder: string, tagIn: TagResolver): Naming {
  const parse = (path: string): Named | undefined => {
    const [, name, key] = /^([^/]+)\/(.+)\.json$/.exec(path) ?? [];
    return name === undefined || key === undefined ? undefined : { name, key };
  };
  return {
    title: 'JSON files (a folder for each language)',
    paths: [...languageFolders(folder, tagIn).values()]
      .flatMap((name) => entriesBelow(join(folder, name)))
      .map(({ parentPath, name }) => pathFrom(folder, join(parentPath, name)))
      .filter(parse),
    parse,
    pathOf: ({ name, key }) => `${name}/${key}.json`,
  };
}

/**
 * Finds files that are named after languages, such as `de.json`, or else after their contents and a language, such as
 * `common.de.json`, `common-de.json` or `de.common.json`.
 */
export function filesByLanguage(folder: string, tagIn: TagResolver, source: Locale = 'en'): Naming {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const paths = entries.map(({ name }) => name).filter((name) => name.endsWith('.json'));
  const parts = paths.flatMap((path) => partsOf(path, tagIn) ?? []);
  const families = grouped(parts, keyOf);
  const hasPlain = families.get(plain)?.[1] !== undefined;
  const known = [...families].filter(([key, { length }]) => (hasPlain ? key === plain : length > 1));
  const familyOf = new Map(known.map(([key, [first]]) => [key, first]));
  const hasSource = parts.some((one) => familyOf.has(keyOf(one)) && tagIn(one.name) === source);
  const parse = (path: string): Named | undefined => {
    if (!path.endsWith('.json')) return undefined;
    const key = path.slice(0, -'.json'.length);
    if (!hasSource && familyOf.get(key)?.before) return { name: '', key };
    const own = partsOf(path, tagIn);
    const family = own && familyOf.get(keyOf(own));
    return family && family.before === own.before ? { name: own.name, key: keyOf(own) } : undefined;
  };
  return {
    title: 'JSON files (one for each language)',
    paths: paths.filter(parse),
    parse,
    pathOf: ({ name, key }) => {
      const { before = '', after = '' } = familyOf.get(key) ?? {};
      return name ? `${before}${name}${after}.json` : `${key}.json`;
    },
  };
}

/** The parts of a JSON file's name: `main-`, `pt-BR` and nothing, or nothing, `pt-BR` and `.client`. */
interface Parts {
  before: string;
  /** The name of the language. */
  name: string;
  after: string;
}

/** The key of files that are named only after languages. */
const plain = 'translation';

const keyOf = ({ before, after }: Parts): string => `${before.slice(0, -1)}${after}` || plain;

function partsOf(path: string, tagIn: TagResolver): Parts | undefined {
  const stem = path.slice(0, -'.json'.length);
  const dot = stem.lastIndexOf('.');
  for (const end of dot > 0 ? [stem.length, dot] : [stem.length]) {
    const words = stem.slice(0, end);
    const starts = [0, ...[...words.matchAll(/[-_.]/g)].map(({ index }) => index + 1)];
    const start = starts.find((at) => tagIn(words.slice(at)) !== undefined);
    if (start === undefined) continue;
    return { before: words.slice(0, start), name: words.slice(start), after: stem.slice(end) };
  }
  return undefined;
}
