import { join } from 'node:path';
import { entriesBelow, isContentName, pathFrom, readText } from '../core/files.ts';
import type { Layout } from '../core/layout.ts';
import type { Locale } from '../core/project.ts';

/** Returns the `translationKey` of the page in a file, if any. */
export type KeyOf = (file: string) => string | undefined;

/** Extends a layout: pages with different names but the same `translationKey` belong together, as in Hugo. */
export function byTranslationKeys(
  layout: Layout,
  contentDir: string,
  { source, keyOf }: { source: Locale; keyOf: KeyOf },
): Layout {
  const pages = entriesBelow(contentDir, isContentName).flatMap((entry) => {
    const path = pathFrom(contentDir, join(entry.parentPath, entry.name));
    const place = entry.isFile() ? layout.identify(path) : undefined;
    const name = place && keyOf(join(contentDir, path));
    return name ? { path, name, ...place } : [];
  });
  const ofSource = pages.filter(({ locale }) => locale === source);
  const sources = new Map(ofSource.map(({ name, key }) => [name, key]));
  const named = pages.flatMap(({ path, name, key: own, locale }) => {
    const key = sources.get(name) ?? own;
    return locale === source || key === own ? [] : { path, own, key };
  });
  if (named.length === 0) return layout;
  const keys = new Map(named.map(({ path, key }) => [path, key]));
  const addressOf = (key: string): string => layout.address?.(`/${key}`, '') ?? key;
  const addresses = new Map(named.map(({ own, key }) => [addressOf(own), addressOf(key)]));
  return {
    ...layout,
    identify(path) {
      const place = layout.identify(path);
      return place && { ...place, key: keys.get(path) ?? place.key };
    },
    address(url, page) {
      const address = layout.address?.(url, page);
      return address === undefined ? undefined : (addresses.get(address) ?? address);
    },
  };
}

/** Reads the `translationKey` from the frontmatter of a page; `undefined` if there is none. */
export function translationKeyIn(file: string): string | undefined {
  try {
    return /^---[ \t]*\r?\n(?:(?!---).*\n)*?translationKey:[ \t]*["']?([^"'\s]+)/.exec(
      readText(file) ?? '',
    )?.[1];
  } catch {
    // That the file cannot be read is a finding of its own.
    return undefined;
  }
}
