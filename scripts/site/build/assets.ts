import { relative } from 'node:path';
import type { Manifest } from 'vite';
import type { RenderedScreen } from '../../../src/prerender.tsx';
import { entry, otherMedia, root } from '../config.ts';
import { first } from './chunks.ts';
import type { StartScripts } from './start.ts';

/** The files of a screen, as addresses: what it is drawn with, and what it starts by. */
export interface ScreenAssets {
  /** The typeface of the first view. */
  fonts: string[];
  styles: string[];
  /** Those of these that every screen has. */
  shared: string[];
  /** The sheet for printers and forced colors. */
  otherMedia: string;
  start: StartScripts;
}

/** Finds the files of a screen: those of the entry, its page, its words, and what these import. */
export function assetFinder(
  manifest: Manifest,
  contentDir: string,
): (screen: RenderedScreen) => ScreenAssets {
  const fileOf = (key: string): string => {
    const file = manifest[key]?.file;
    if (file === undefined) throw new Error(`Vite’s manifest names no file for ${key}.`);
    return `/${file}`;
  };

  return (screen) => {
    const page = relative(root, `${contentDir}/${screen.file}`).replaceAll('\\', '/');
    const languages = [...new Set([screen.locale, screen.contentLocale])];
    const words = languages.map((locale) => `virtual:hulma/words/${locale}`);
    const chunks = [...closure(manifest, [entry, page, ...words])];
    const stylesOf = (keys: string[]): string[] =>
      [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))].map((file) => `/${file}`);
    const isFirst = (key: string): boolean => manifest[key]?.name === first;
    const imports = chunks.filter((key) => key !== entry && key !== page && !isFirst(key)).map(fileOf);
    return {
      fonts: (manifest[`virtual:hulma/words/${screen.locale}`]?.assets ?? []).map((file) => `/${file}`),
      styles: stylesOf(chunks),
      shared: stylesOf([entry, ...words]),
      otherMedia: fileOf(otherMedia),
      start: {
        first: fileOf(chunks.find(isFirst) ?? first),
        entry: fileOf(entry),
        page: fileOf(page),
        imports,
      },
    };
  };
}

/** The chunks of some keys and all they import, in the order in which a browser would run them. */
function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}
