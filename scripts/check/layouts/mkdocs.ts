import { dirname, join } from 'node:path';
import type { Layout } from '../core/layout.ts';
import { configText } from './config-file.ts';
import { inMkDocs } from './notation.ts';
import { slugOfMkDocs } from './slugs.ts';

/**
 * Returns the configuration of MkDocs, which is beside the folder with its pages or in it. Each language may have its
 * own: `docs/en/mkdocs.yml` or `config/en/mkdocs.yml`.
 */
export const mkDocsConfig = (contentDir: string, sourceFolder = ''): string | undefined =>
  [
    dirname(contentDir),
    contentDir,
    join(contentDir, sourceFolder),
    join(dirname(contentDir), 'config', sourceFolder),
  ]
    .map((folder) => configText(folder, 'mkdocs'))
    .find((text) => text !== undefined);

/** Returns what MkDocs changes in the layout of pages; `undefined` if it does not build them. */
export function mkDocs(config: string | undefined, { notation }: Layout): Partial<Layout> | undefined {
  if (config === undefined) return undefined;
  return {
    isMkDocs: true,
    titleByHeading: true,
    notation: (text) => inMkDocs(notation?.(text, 'markdown') ?? text),
    // Other functions, such as `pymdownx.slugs.slugify`, make the same ids from words as GitHub.
    ...(!/^\s*slugify:/m.test(config) && { slug: slugOfMkDocs }),
  };
}
