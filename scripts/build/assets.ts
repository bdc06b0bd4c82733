import { relative } from 'node:path';
import type { Manifest } from 'vite';
import type { Locale } from '../../schema/languages.ts';
import type { RenderedScreen } from '../../src/entry-server.tsx';
import { root } from '../vite/config.ts';

/** Scripts a screen will ask for at once, styles and typeface it needs, as addresses. */
export interface ScreenAssets {
  fonts: string[];
  scripts: string[];
  styles: string[];
}

/**
 * The files of a screen beyond those of the entry: its page, its words, and what these import. Named in the
 * document, they are fetched together with the entry instead of after it.
 */
export function assetsOf(manifest: Manifest, screen: RenderedScreen, contentDir: string): ScreenAssets {
  const languages = new Set([screen.locale, screen.contentLocale]);
  const names = [
    relative(root, `${contentDir}/${screen.file}`).replaceAll('\\', '/'),
    ...[...languages].map((locale) => `virtual:hulma/words/${locale}`),
  ];
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const fromEntry = closure(manifest, entry);
  const chunks = [
    ...closure(
      manifest,
      names.flatMap((name) => keyOf(manifest, name)),
    ),
  ];
  const own = chunks.filter((key) => !fromEntry.has(key)).map((key) => manifest[key]);
  return {
    fonts: keyOf(manifest, fontOf(screen.locale)).map((key) => `/${manifest[key]?.file}`),
    scripts: own.flatMap((chunk) => (chunk ? [`/${chunk.file}`] : [])),
    styles: own.flatMap((chunk) => (chunk?.css ?? []).map((file) => `/${file}`)),
  };
}

/** The one typeface that the first view of a language is set in (src/styles/fonts.css). */
const fontOf = (locale: Locale): string =>
  locale === 'ar' ? 'readex-pro-arabic-wght-normal.woff2' : 'bricolage-grotesque-latin-wdth-normal.woff2';

/** The manifest's key of a module; virtual modules carry a mark before their name. */
function keyOf(manifest: Manifest, name: string): string[] {
  const key = Object.keys(manifest).find(
    (candidate) =>
      candidate === name || candidate.endsWith(`\0${name}`) || manifest[candidate]?.src?.endsWith(name),
  );
  return key ? [key] : [];
}

/** The chunks of some keys and all they import. */
function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}
