import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import project from '../../check.config.ts';
import { type Locale, locales, sourceLocale } from '../../schema/languages.ts';
import { notFoundKey } from '../../schema/page-key.ts';
import { type ScreenContent, type ScreenName, screenOf, screens } from '../../schema/screens/index.ts';
import { type Words, type WordsName, words } from '../../schema/words/index.ts';
import * as core from '../check/core/index.ts';
import { type Merged, mergeTranslation } from './merge.ts';

export type { Changes, ParsedFile } from '../check/core/index.ts';
export { filesOf } from '../check/core/index.ts';

/**
 * The translation graph of this site. Routes, language selector, links, fallback, sitemap and check read it, and
 * nothing else decides whether a translation exists.
 */
export interface Graph extends core.Graph {
  pages: Map<string, Page>;
  namespaces: Map<WordsName, Map<Locale, core.ParsedFile>>;
}

export interface Page extends core.Page {
  files: Map<Locale, core.ParsedFile>;
}

/** Returns the pages that have a URL of their own: all except the not-found page. */
export const listedPages = (graph: Graph): Page[] =>
  [...graph.pages.values()].filter(({ key }) => key !== notFoundKey);

/**
 * Reads the content folder. The graph includes unreadable files, with their problems.
 * @param shownAs how findings refer to the folder
 * @throws Error when the folder itself cannot be read
 */
export const readGraph = (contentDir: string, shownAs?: string): Graph =>
  core.readGraph(project, contentDir, shownAs) as Graph;

/** Returns the graph after adding, replacing or deleting some files, without writing them. */
export const applyChanges = core.applyChanges as (graph: Graph, changes: core.Changes) => Graph;

/** Returns the graph after a file was written or deleted. */
export function rereadFile(graph: Graph, path: string): Graph {
  const file = join(graph.contentDir, path);
  const found = lstatSync(file, { throwIfNoEntry: false });
  // Symbolic links and the like are only recognized when the folder is read.
  if (found && !found.isFile()) return readGraph(graph.contentDir, graph.displayRoot);
  return applyChanges(graph, { [path]: found && readFileSync(file) });
}

/**
 * Returns the language of the file shown for a page in a language: this language, or English as the fallback if there
 * is no file, or if its frontmatter has no translated text.
 */
export function shownLocale(page: Page, locale: Locale): Locale {
  const file = page.files.get(locale);
  return file && hasTranslatedText(file.data?.value) ? locale : sourceLocale;
}

/** Whether a translation has any text that is not just English marked TODO. */
function hasTranslatedText(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return !core.isTodo(content);
  return Object.values(content).some(hasTranslatedText);
}

/** Returns the languages that a page exists in without fallback, in the order of the language list. */
export const translatedLocales = (page: Page): Locale[] =>
  locales.filter((locale) => shownLocale(page, locale) === locale);

/** Returns the file shown for a page in a language. */
export function shownFile(page: Page, locale: Locale): core.ParsedFile {
  const file = page.files.get(shownLocale(page, locale));
  if (!file) throw new Error(`The page “${page.key}” has no English file.`);
  return file;
}

/** Returns a page's frontmatter in a language, merged with English by field; `Name` names the schema of its screen. */
export function contentOf<Name extends ScreenName = '*'>(
  page: Page,
  locale: Locale,
): Merged<ScreenContent<Name>> {
  return mergeFiles(screens[screenOf(page.key)], page.files, shownLocale(page, locale)) as never;
}

/** Returns the text of a namespace in a language, merged with English key by key. */
export function wordsOf<Name extends WordsName>(
  graph: Graph,
  name: Name,
  locale: Locale,
): Merged<Words[Name]> {
  return mergeFiles(words[name], graph.namespaces.get(name) ?? new Map(), locale) as never;
}

function mergeFiles(schema: z.ZodType, files: ReadonlyMap<Locale, core.ParsedFile>, locale: Locale): Merged {
  const [source, translation] = [files.get(sourceLocale), files.get(locale)];
  const content: core.Content = core.asContent(source?.data?.value);
  if (locale === sourceLocale) return { content, fallbacks: [] };
  return mergeTranslation(schema, content, core.asContent(translation?.data?.value));
}
