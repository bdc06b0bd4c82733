import { relative } from 'node:path';
import type { Detected, Layout } from '../core/layout.ts';
import { pageSchema } from '../core/learned.ts';
import type { Levels, Project, Settings } from '../core/project.ts';
import { docusaurus } from './docusaurus.ts';
import { i18next } from './i18next.ts';
import { languageOf } from './languages.ts';
import { pages } from './pages.ts';
import { starlight } from './starlight.ts';

/** So many times the text of a program may be in its manual. */
const sizeOfManual = 10;

/**
 * Detects how a project stores its texts: in a layout with a configuration, or else in the folder with most text of those
 * that have it in several languages; beside JSON, pages count less.
 * @param settings what it says about that itself
 * @returns `undefined` when it has no known layout
 */
export function detect(root: string, settings: Settings): Detected | undefined {
  const configured = starlight(root, settings) ?? docusaurus(root, settings);
  const manuals = pages(root, settings).map((one) => ({ ...one, size: one.size / sizeOfManual }));
  const detected: Detected[] = [...i18next(root, settings), ...manuals].sort((a, b) => b.size - a.size);
  const first = configured ?? detected[0];
  const folders = new Set(detected.map(({ contentDir }) => contentDir));
  const others = [...folders].filter(
    (folder) => first && relative(first.contentDir, folder).startsWith('..'),
  );
  return first && { ...first, others };
}

/** What is said in another way may be meant, and each project has its own quotation marks, dashes and spaces. */
const levelsInLayouts: Levels = {
  headings: 'warning',
  links: 'warning',
  'mdx-protected': 'warning',
  numbers: 'warning',
  typography: 'off',
  untranslated: 'warning',
};

/** A project with a known layout: what neither its settings nor its source files show is not checked. */
export function projectOf({ layout, locales, site: found }: Detected, settings: Settings): Project {
  const [source = 'en'] = locales;
  const { thresholds, levels } = settings.rules ?? {};
  const site = settings.site || found;
  const isExcluded = (key: string): boolean =>
    (settings.exclude ?? []).some((path) => `${key}/`.startsWith(`${path.replace(/\/$/, '')}/`));
  const place: Layout['place'] = (path) => {
    const text = layout.place(path);
    return text && !isExcluded(text.key) ? text : undefined;
  };
  return {
    locales: locales.map(languageOf),
    source,
    layout: { ...layout, place },
    ...(site && { site }),
    files: { required: [], unaddressed: [], words: {} },
    frontmatter: pageSchema,
    command: 'npx --no -- hulma-check',
    rules: {
      thresholds: { ...thresholds },
      levels: { ...levelsInLayouts, ...levels },
    },
  };
}
