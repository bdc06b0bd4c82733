import project from '../../check.config.ts';
import { type Locale, locales, sourceLocale } from '../../schema/languages.ts';
import { screenOf, screens } from '../../schema/screens/index.ts';
import { type WordsName, words } from '../../schema/words/index.ts';
import * as core from '../check/core/index.ts';

export type { Changes, ParsedFile } from '../check/core/index.ts';
export { filesOf } from '../check/core/index.ts';

/**
 * The translation graph of this site (design section 1). Routes, language selector, links, fallback, sitemap and check
 * read it, and nothing else decides whether a translation exists.
 */
export interface Graph extends core.Graph {
  pages: Map<string, Page>;
  words: Map<WordsName, Map<Locale, core.ParsedFile>>;
}

export interface Page extends core.Page {
  files: Map<Locale, core.ParsedFile>;
}

/** State of a page in a language. */
export type TranslationState = 'source' | 'translated' | 'missing';

/**
 * Reads the content folder. Files that cannot be read are part of the graph, with their problems.
 * @param shownAs how findings name the folder
 * @throws when the folder itself cannot be read
 */
export const readGraph = (contentDir: string, shownAs?: string): Graph =>
  core.readGraph(project, contentDir, shownAs) as Graph;

/**
 * The graph as it would be with some files added, written anew or deleted. Nothing is written.
 */
export const changed = core.changed as (graph: Graph, changes: core.Changes) => Graph;

/** Whether a page is the source, translated, or missing in a language; a file without a translated text is missing too. */
export function stateOf(page: Page, locale: Locale): TranslationState {
  if (locale === sourceLocale) return 'source';
  const file = page.files.get(locale);
  return file && isStarted(file.data?.value) ? 'translated' : 'missing';
}

/** Whether any text of a translation is more than the English one under a mark that it is to be done. */
function isStarted(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return !core.isTodo(content);
  return Object.values(content).some(isStarted);
}

/** The language whose file is shown for a page in a language: its own, or English when that is missing. */
export function shownLocale(page: Page, locale: Locale): Locale {
  return stateOf(page, locale) === 'missing' ? sourceLocale : locale;
}

/** The languages a page really exists in, in the order of the languages. */
export function translatedLocales(page: Page): Locale[] {
  return locales.filter((locale) => stateOf(page, locale) !== 'missing');
}

/** The file shown for a page in a language. */
export function shownFile(page: Page, locale: Locale): core.ParsedFile {
  const file = page.files.get(shownLocale(page, locale));
  if (!file) throw new Error(`The page “${page.key}” has no English file.`);
  return file;
}

/** Frontmatter of a page in a language, merged with English field by field. */
export function contentOf(page: Page, locale: Locale): core.Merged {
  return mergeFiles(screens[screenOf(page.key)], page.files, shownLocale(page, locale));
}

/** Words of a namespace in a language, merged with English key by key. */
export function wordsOf(graph: Graph, name: WordsName, locale: Locale): core.Merged {
  return mergeFiles(words[name], graph.words.get(name) ?? new Map(), locale);
}

function mergeFiles(
  schema: Parameters<typeof core.mergeTranslation>[0],
  files: ReadonlyMap<Locale, core.ParsedFile>,
  locale: Locale,
): core.Merged {
  const [source, translation] = [files.get(sourceLocale), files.get(locale)];
  const content: core.Content = core.asContent(source?.data?.value);
  if (locale === sourceLocale) return { content, fallbacks: [] };
  const known = translation && merged.get(translation);
  if (known && known.source === source) return known;
  const result = core.mergeTranslation(schema, content, core.asContent(translation?.data?.value));
  if (translation) merged.set(translation, { source, ...result });
  return result;
}

/** What translations were merged to, and with which English file: pages that name other pages ask again and again. */
const merged = new WeakMap<core.ParsedFile, core.Merged & { source: core.ParsedFile | undefined }>();
