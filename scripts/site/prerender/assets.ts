import type { Manifest } from 'vite';
import type { Locale } from '../../../schema/languages.ts';
import { pageModuleId, routesModuleId, wordsModuleId } from '../module-ids.ts';

/** What determines a screen's files: its page, and the languages of its URL and text. */
export interface ScreenParts {
  key: string;
  /** Language of the URL. */
  locale: Locale;
  /** Language of the content file shown. */
  shown: Locale;
}

/** URLs of a screen's files. */
export interface ScreenAssets {
  /** Fonts of the first view. */
  fonts: string[];
  styles: string[];
  /** For `modulepreload`: the page, its routes and texts, and all imports of these and of the entry. */
  scripts: string[];
}

/**
 * Returns a function that finds a screen's files in the manifest of the client build.
 *
 * @param template the index.html that Vite built, which names the entry
 * @throws Error when a module is not in the manifest
 */
export function assetFinder(manifest: Manifest, template: string): (screen: ScreenParts) => ScreenAssets {
  const [, script] = [...template.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].at(-1) ?? [];
  const entry = Object.keys(manifest).find((key) => manifest[key]?.file === script);
  if (entry === undefined) throw new Error(`Vite’s manifest does not contain the script of index.html.`);
  const keyOf = (id: string): string => {
    if (!manifest[id]) throw new Error(`Vite’s manifest has no file for ${id}.`);
    return id;
  };
  return ({ key, locale, shown }) => {
    const words = [...new Set([locale, shown])].map(wordsModuleId);
    const ids = [pageModuleId(shown, key), routesModuleId(locale), ...words];
    const chunks = [...withImports(manifest, [entry, ...ids.map(keyOf)])];
    const filesOf = (field: 'css' | 'assets', keys: readonly string[]): string[] =>
      [...new Set(keys.flatMap((chunk) => manifest[chunk]?.[field] ?? []))].map((file) => `/${file}`);
    return {
      fonts: filesOf('assets', [keyOf(wordsModuleId(locale))]),
      styles: filesOf('css', chunks),
      scripts: chunks.filter((chunk) => chunk !== entry).map((chunk) => `/${manifest[chunk]?.file}`),
    };
  };
}

/** The keys of some chunks and of everything they import, in execution order. */
function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    withImports(manifest, manifest[key]?.imports ?? [], seen);
    seen.add(key);
  }
  return seen;
}
