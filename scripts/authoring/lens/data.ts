import { isLocale, type Locale, sourceLocale } from '../../../schema/languages.ts';
import type { LensData, LensText } from '../../../schema/lens.ts';
import type { WordsName } from '../../../schema/words/index.ts';
import type { TranslatedFile } from '../../check/core/index.ts';
import type { Finding, LanguageCoverage } from '../../check/index.ts';
import { contentOf, type Graph, type Page, shownLocale, wordsOf } from '../../content/graph.ts';
import { termsOf } from '../editing/terms.ts';
import { attachFindings } from './findings.ts';
import { lensTexts, type PlacedText, type PlaceMaker, pathOf, type TextFile } from './texts.ts';

/** Input for the data of the lens. */
export interface LensInput {
  graph: Graph;
  /** The translated files of the content by their paths below its folder, whether or not they exist. */
  files: ReadonlyMap<string, TranslatedFile>;
  /** All findings of the check. */
  findings: readonly Finding[];
  coverage: readonly LanguageCoverage[];
  placeOf: PlaceMaker;
}

/** The lens data of a page in a language. */
export function pageData(page: Page, locale: Locale, input: LensInput): LensData {
  const file = pageFile(page, locale, input, 'page', '');
  return file ? dataOf([file], input) : none;
}

/** The lens data of the interface in a language: the two namespaces, and the names of the pages. */
export function wordsData(locale: Locale, input: LensInput): LensData {
  const { graph } = input;
  const data = dataOf(
    [...graph.words.keys()].flatMap((name) => wordsFile(name, locale, input)),
    input,
  );
  const labels = [...graph.pages.values()].flatMap((page) => {
    const file = pageFile(page, locale, input, 'interface', `${page.key}: `);
    if (!file) return [];
    return dataOf([file], input).texts.filter(({ id }) => id === 'label');
  });
  return { ...data, texts: [...data.texts, ...labels] };
}

/** The lens data of a content file by its name: “nl/portfolio.mdx”. */
export function fileData(name: string, input: LensInput): LensData {
  const [, locale, key = '', extension] = /^([^/]+)\/(.+)(\.\w+)$/.exec(name) ?? [];
  const page = input.graph.pages.get(key);
  if (!isLocale(locale)) return none;
  if (extension === '.mdx') return page ? pageData(page, locale, input) : none;
  return dataOf(wordsFile(key as WordsName, locale, input), input);
}

const none: LensData = { texts: [], findings: [] };

function wordsFile(name: WordsName, locale: Locale, { graph, files }: LensInput): TextFile[] {
  const file = files.get(`${locale}/${name}.json`);
  if (!file) return [];
  const { fallbacks } = wordsOf(graph, name, locale);
  const terms = termsOf(graph, locale);
  return [
    {
      of: 'interface',
      prefix: `${name}: `,
      locale,
      file,
      fallbacks,
      isShownInEnglish: !file.translation,
      terms,
    },
  ];
}

function pageFile(
  page: Page,
  locale: Locale,
  { files, graph }: LensInput,
  of: LensText['of'],
  prefix: string,
): TextFile | undefined {
  const source = page.files.get(sourceLocale);
  const file = source && files.get(`${locale}/${source.key}${source.extension}`);
  return (
    file && {
      of,
      prefix,
      locale,
      file,
      fallbacks: contentOf(page, locale).fallbacks,
      isShownInEnglish: shownLocale(page, locale) !== locale,
      terms: termsOf(graph, locale),
    }
  );
}

function dataOf(files: readonly TextFile[], { findings, placeOf }: LensInput): LensData {
  const placed = files.flatMap((file) => lensTexts(file, placeOf));
  const paths = new Set(files.flatMap((file) => pathsOf(file)));
  const own = findings.filter(({ path }) => paths.has(path));
  const others = attachFindings(own, placed, placeOf);
  return { texts: withNeighbors(placed), findings: others };
}

/** The files whose findings are shown with a text: the translation and its record. */
const pathsOf = (file: TextFile): string[] => [
  pathOf(file),
  ...(file.file.record ? [file.file.record.path] : []),
];

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
