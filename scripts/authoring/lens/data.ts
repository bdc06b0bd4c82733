import type { z } from 'zod';
import { type Locale, sourceLocale } from '../../../schema/languages.ts';
import type { LensData, LensText } from '../../../schema/lens.ts';
import { screenOf, screens } from '../../../schema/screens/index.ts';
import { words } from '../../../schema/words/index.ts';
import type { Finding } from '../../check/index.ts';
import { type LanguageCoverage, stateText } from '../../check/index.ts';
import { contentOf, type Graph, type Page, shownLocale, wordsOf } from '../../content/graph.ts';
import { attachFindings } from './findings.ts';
import { lensTexts, type PlacedText, type PlaceMaker, pathOf, type TextFile } from './texts.ts';

/** Input for the data of the lens. */
export interface LensInput {
  graph: Graph;
  /** All findings of the check. */
  findings: readonly Finding[];
  coverage: readonly LanguageCoverage[];
  placeOf: PlaceMaker;
}

/** The lens data of a page in a language. */
export function pageData(page: Page, locale: Locale, input: LensInput): LensData {
  const file = pageFile(page, locale, 'page', '');
  return file ? dataOf([file], locale, input) : { files: [], texts: [], findings: [] };
}

/** The lens data of the interface in a language: the two namespaces, and the names of the pages. */
export function wordsData(locale: Locale, input: LensInput): LensData {
  const { graph } = input;
  const namespaces = [...graph.words].flatMap(([name, files]): TextFile[] => {
    const source = files.get(sourceLocale);
    if (!source) return [];
    const translation = locale === sourceLocale ? undefined : files.get(locale);
    return [
      {
        of: 'interface',
        prefix: `${name}: `,
        locale,
        schema: words[name] as z.ZodType,
        source,
        translation,
        record: graph.records.get(name)?.get(locale),
        fallbacks: wordsOf(graph, name, locale).fallbacks,
        isShownInEnglish: locale !== sourceLocale && !translation,
      },
    ];
  });
  const data = dataOf(namespaces, locale, input);
  const labels = [...graph.pages.values()].flatMap((page) => {
    const file = pageFile(page, locale, 'interface', `${page.key}: `);
    if (!file) return [];
    return dataOf([file], locale, input).texts.filter(({ name }) => name === `${page.key}: label`);
  });
  return { ...data, texts: [...data.texts, ...labels] };
}

function pageFile(page: Page, locale: Locale, of: LensText['of'], prefix: string): TextFile | undefined {
  const source = page.files.get(sourceLocale);
  if (!source) return undefined;
  return {
    of,
    prefix,
    locale,
    schema: screens[screenOf(page.key)] as z.ZodType,
    source,
    translation: locale === sourceLocale ? undefined : page.files.get(locale),
    fallbacks: contentOf(page, locale).fallbacks,
    isShownInEnglish: shownLocale(page, locale) !== locale,
  };
}

function dataOf(
  files: readonly TextFile[],
  locale: Locale,
  { findings, coverage, placeOf }: LensInput,
): LensData {
  const placed = files.flatMap((file) => lensTexts(file, placeOf));
  const paths = new Set(files.flatMap((file) => pathsOf(file)));
  const own = findings.filter(({ path }) => paths.has(path));
  const states = coverage.find(({ language }) => language.code === locale)?.files ?? [];
  const others = attachFindings(own, placed, placeOf);
  return {
    files: files.map((file) => {
      const state = states.find(({ source }) => source === file.source.path);
      return { ...placeOf({ path: pathOf(file) }, 1, 1), state: state ? stateText(state) : 'source' };
    }),
    texts: withNeighbors(placed),
    findings: others,
  };
}

/** The files whose findings are shown with a text: the translation and its record, or the English file for English. */
const pathsOf = (file: TextFile): string[] => [pathOf(file), ...(file.record ? [file.record.path] : [])];

/** A text that is missing on the page is listed after the one before it. */
function withNeighbors(placed: readonly PlacedText[]): LensText[] {
  let last = -1;
  return placed.map(({ text }, index) => {
    if (text.shown !== '') {
      last = index;
      return text;
    }
    return last < 0 ? text : { ...text, after: last };
  });
}
