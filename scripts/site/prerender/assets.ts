import type { Manifest } from 'vite';
import type { Locale } from '../../../schema/languages.ts';
import { pageModuleId, routesModuleId, wordsModuleId } from '../module-ids.ts';

/** What a screen is made of, by its language and that of its text. */
export interface ScreenParts {
  key: string;
  /** Language of the URL. */
  locale: Locale;
  /** Language of the file that is shown. */
  shown: Locale;
}

/** The files of a screen, as addresses. */
export interface ScreenAssets {
  /** The typeface of the first view. */
  fonts: string[];
  styles: string[];
  /** What `modulepreload` names beside what index.html has: the page, its words, its routes, and what these import. */
  scripts: string[];
}

/**
 * Finds the files of screens in the manifest of the browser's build.
 *
 * @param template index.html as Vite built it, which names the entry
 * @throws Error when the manifest lacks a module
 */
export function assetFinder(manifest: Manifest, template: string): (screen: ScreenParts) => ScreenAssets {
  const [, script] = [...template.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].at(-1) ?? [];
  const entry = Object.keys(manifest).find((key) => manifest[key]?.file === script);
  if (entry === undefined) throw new Error(`Vite’s manifest does not have the script of index.html.`);
  const keyOf = (id: string): string => {
    if (!manifest[id]) throw new Error(`Vite’s manifest names no file for ${id}.`);
    return id;
  };
  const shared = closure(manifest, [entry]);
  return ({ key, locale, shown }) => {
    const words = [...new Set([locale, shown])].map(wordsModuleId);
    const ids = [pageModuleId(shown, key), routesModuleId(locale), ...words];
    const chunks = [...closure(manifest, [entry, ...ids.map(keyOf)])];
    const filesOf = (field: 'css' | 'assets', keys: readonly string[]): string[] =>
      [...new Set(keys.flatMap((chunk) => manifest[chunk]?.[field] ?? []))].map((file) => `/${file}`);
    return {
      fonts: filesOf('assets', [keyOf(wordsModuleId(locale))]),
      styles: filesOf('css', chunks),
      scripts: chunks.filter((chunk) => !shared.has(chunk)).map((chunk) => `/${manifest[chunk]?.file}`),
    };
  };
}

/** The chunks of some keys and all they import, in the order in which a browser would run them. */
function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    closure(manifest, manifest[key]?.imports ?? [], seen);
    seen.add(key);
  }
  return seen;
}
