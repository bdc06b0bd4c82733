import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Detected, Layout } from '../core/layout.ts';
import { pageSchema } from '../core/learned.ts';
import type { Project, Settings } from '../core/project.ts';
import { levelsWithLayout } from '../rules/catalog.ts';
import { foldersAbove, foldersBelow } from './config-file.ts';
import { docusaurus } from './docusaurus.ts';
import { i18next } from './i18next.ts';
import { languageOf } from './languages.ts';
import { pages } from './pages.ts';
import { starlight } from './starlight.ts';

/** A manual may have this many times the text of its program's interface, so its text counts that much less. */
const sizeOfManual = 10;

/**
 * Detects how a project stores its texts: by the configuration of a site generator, or else in the folder with the most
 * text in several languages, where pages count less than JSON.
 * @param settings what the project itself says about that
 * @returns `undefined` if the layout is unknown
 */
export function detect(root: string, settings: Settings): Detected | undefined {
  const configured = starlight(root, settings) ?? docusaurus(root, settings);
  const manuals = pages(root, settings).map((one) => ({ ...one, size: one.size / sizeOfManual }));
  const detected: Detected[] = [...i18next(root, settings), ...manuals].sort((a, b) => b.size - a.size);
  const first = configured ?? detected[0];
  // A folder cannot be checked instead of one that is inside it, which would be detected again.
  const isBeside = (folder: string, other: string): boolean =>
    relative(folder, other).startsWith('..') && relative(other, folder).startsWith('..');
  const folders = new Set(detected.map(({ contentDir }) => contentDir));
  const others = [...folders].filter((folder) => first && isBeside(first.contentDir, folder));
  if (!first) return undefined;
  const layout = { ...first.layout, isCjkFriendly: isCjkFriendly(first, root) };
  return { ...first, layout, others };
}

/** Finds out whether emphasis works next to full-width punctuation: with plugins, some generators, and older parsers. */
function isCjkFriendly({ layout, contentDir }: Detected, root: string): boolean {
  if (layout.markdown === 'mdx 1') return true;
  const packages = [...foldersAbove(contentDir), ...foldersBelow(root, 2)].map((folder) =>
    join(folder, 'package.json'),
  );
  const friendly = /cjk-friendly|"(?:vitepress|@rspress\/core)":\s*"[^\d"]*[2-9]/;
  return packages.some((file) => existsSync(file) && friendly.test(readFileSync(file, 'utf8')));
}

/** Describes a project with a detected layout: what neither settings nor source files show is not checked. */
export function projectOf({ layout, locales, site: found }: Detected, settings: Settings): Project {
  const [source = 'en'] = locales;
  const { thresholds, levels } = settings.rules ?? {};
  const site = settings.site || found;
  const isExcluded = (key: string): boolean =>
    (settings.exclude ?? []).some((path) => `${key}/`.startsWith(`${path.replace(/\/$/, '')}/`));
  const identify: Layout['identify'] = (path) => {
    const text = layout.identify(path);
    return text && !isExcluded(text.key) ? text : undefined;
  };
  return {
    locales: locales.map(languageOf),
    source,
    layout: { ...layout, identify },
    ...(site && { site }),
    files: { required: [], unaddressed: [], words: {} },
    frontmatter: () => pageSchema({}),
    command: 'npx --no -- hulma-check',
    rules: {
      thresholds: { ...thresholds },
      levels: { ...levelsWithLayout, ...levels },
    },
  };
}
