import type { Root } from 'mdast';
import { isLocale, type Locale, locales, sourceLocale } from '../../schema/languages.ts';
import { type ScreenName, screenOf, screens } from '../../schema/screens/index.ts';
import { asContent, type Content, type Merged, mergeTranslation } from '../../schema/translation.ts';
import { type WordsName, words } from '../../schema/words/index.ts';
import { parseBody } from '../mdx/parse.ts';
import { type ContentFile, listContent, readText } from './files.ts';
import { readFrontmatter } from './frontmatter.ts';
import { readJson } from './json.ts';
import type { Located, Place } from './located.ts';

/**
 * The translation graph (design section 1): which pages and words exist in which language. It is computed
 * once from the content folder; routes, language selector, links, fallback, sitemap and check read it, and
 * nothing else decides whether a translation exists.
 */
export interface Graph {
  contentDir: string;
  /** Pages by key, in the order of their keys. Only pages that exist in English. */
  pages: Map<string, Page>;
  /** The interface words, by namespace and language. */
  words: Map<WordsName, Map<Locale, ParsedFile>>;
  /** Files that belong to nothing: no language, no English page, no namespace, no known ending. */
  strays: ContentFile[];
}

export interface Page {
  key: string;
  screen: ScreenName;
  files: Map<Locale, ParsedFile>;
}

/** A problem that keeps a file from being read. */
export interface ParseProblem {
  place: Place;
  message: string;
  fix: string;
}

export interface ParsedFile extends ContentFile {
  text: string;
  /** Frontmatter or JSON; absent when it cannot be read. */
  data: Located | undefined;
  /** Syntax tree of an MDX file; absent in JSON and when it cannot be read. */
  body: Root | undefined;
  problems: ParseProblem[];
}

/** State of a page in a language. */
export type TranslationState = 'source' | 'translated' | 'missing';

/**
 * Reads the content folder. Files that cannot be read are part of the graph, with their problems.
 * @throws when the folder itself cannot be read
 */
export function readGraph(contentDir: string): Graph {
  const files = listContent(contentDir);
  const pages = new Map<string, Page>();
  const graph: Graph = { contentDir, pages, words: new Map(), strays: [] };
  for (const file of files) {
    if (file.folder === sourceLocale && file.extension === '.mdx') {
      pages.set(file.key, { key: file.key, screen: screenOf(file.key), files: new Map() });
    }
  }
  for (const file of files) {
    if (isLocale(file.folder) && file.key === 'glossary' && file.extension === '.yaml') continue;
    const page = file.extension === '.mdx' ? pages.get(file.key) : undefined;
    const namespace = file.extension === '.json' && Object.hasOwn(words, file.key) ? file.key : undefined;
    if (!isLocale(file.folder) || !(page || namespace)) graph.strays.push(file);
    else if (page) page.files.set(file.folder, parsePage(file));
    else {
      const name = namespace as WordsName;
      const byLocale = graph.words.get(name) ?? new Map<Locale, ParsedFile>();
      graph.words.set(name, byLocale.set(file.folder, parseWords(file)));
    }
  }
  return graph;
}

function parsePage(file: ContentFile): ParsedFile {
  const text = readText(file.absolute);
  if (text === undefined) return unreadable(file);
  const frontmatter = readFrontmatter(text);
  const body = parseBody(text);
  const problems: ParseProblem[] = [];
  if (!frontmatter.ok) problems.push(...frontmatter.problems);
  if (!body.ok) problems.push(body);
  return {
    ...file,
    text,
    data: frontmatter.ok ? frontmatter.data : undefined,
    body: body.ok ? body.tree : undefined,
    problems,
  };
}

function parseWords(file: ContentFile): ParsedFile {
  const text = readText(file.absolute);
  if (text === undefined) return unreadable(file);
  const json = readJson(text);
  return {
    ...file,
    text,
    data: json.ok ? json.data : undefined,
    body: undefined,
    problems: json.ok ? [] : json.problems,
  };
}

function unreadable(file: ContentFile): ParsedFile {
  const message = 'the file is not UTF-8 text.';
  const problem = { place: { line: 1, column: 1 }, message, fix: 'save the file with the encoding UTF-8.' };
  return { ...file, text: '', data: undefined, body: undefined, problems: [problem] };
}

/** Whether a page is the source, translated, or missing in a language. */
export function stateOf(page: Page, locale: Locale): TranslationState {
  if (locale === sourceLocale) return 'source';
  return page.files.has(locale) ? 'translated' : 'missing';
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
export function shownFile(page: Page, locale: Locale): ParsedFile {
  const file = page.files.get(shownLocale(page, locale));
  if (!file) throw new Error(`The page “${page.key}” has no English file.`);
  return file;
}

/** Frontmatter of a page in a language, merged with English field by field. */
export function contentOf(page: Page, locale: Locale): Merged {
  return mergeFiles(screens[page.screen], page.files, shownLocale(page, locale));
}

/** Words of a namespace in a language, merged with English key by key. */
export function wordsOf(graph: Graph, name: WordsName, locale: Locale): Merged {
  return mergeFiles(words[name], graph.words.get(name) ?? new Map(), locale);
}

function mergeFiles(
  schema: Parameters<typeof mergeTranslation>[0],
  files: ReadonlyMap<Locale, ParsedFile>,
  locale: Locale,
): Merged {
  const source: Content = asContent(files.get(sourceLocale)?.data?.value);
  if (locale === sourceLocale) return { content: source, fallbacks: [] };
  return mergeTranslation(schema, source, asContent(files.get(locale)?.data?.value));
}
