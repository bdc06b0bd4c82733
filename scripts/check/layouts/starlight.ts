import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Detected } from '../core/layout.ts';
import type { Settings } from '../core/project.ts';
import { configText, foldersBelow, siteIn } from './config-file.ts';
import { languageFolders, tagResolver } from './languages.ts';
import { pageFolders } from './page-folders.ts';

/**
 * Detects Starlight: `src/content/docs/<locale>/…`, with the source language in a folder of its own or, as the root
 * locale, beside the other folders.
 */
export function starlight(root: string, settings: Settings): Detected | undefined {
  const { languages } = settings;
  const tagIn = tagResolver(languages);
  const contentDir = foldersBelow(root.replace(/\/src\/content(?:\/docs)?$/, ''), 2)
    .map((folder) => join(folder, 'src/content/docs'))
    .find(existsSync);
  const config = contentDir && configText(join(contentDir, '../../..'), 'astro.config');
  if (!contentDir || config === undefined) return undefined;
  const folderOf = languageFolders(contentDir, tagIn);
  const defaultLocale = /\bdefaultLocale:\s*['"](?!root)([\w-]+)['"]/.exec(config)?.[1];
  const hasRoot = /\broot:\s*\{/.test(config) || ![...folderOf.values()].includes(defaultLocale ?? 'en');
  const inRoot =
    tagIn(/\broot:\s*\{[^}]*\blang:\s*['"]([\w-]+)['"]/.exec(config)?.[1] ?? defaultLocale ?? 'en') ?? 'en';
  const source = settings.source ?? (hasRoot ? inRoot : tagIn(defaultLocale ?? 'en'));
  if (source === undefined || folderOf.size === 0) return undefined;
  const { layout, ...pages } = pageFolders(contentDir, languages, {
    name: 'Starlight',
    source,
    hasRoot,
    config,
  });
  return {
    ...pages,
    site: siteIn(config, 'site'),
    layout: { ...layout, linksInLanguage: false, requiresTitle: true, publicFolder: '../../../public' },
  };
}
