import { isLocale, type Locale } from '../../../schema/languages.ts';
import type { LensData, LensText, LensWork } from '../../../schema/lens.ts';
import { localizedPath } from '../../../schema/page-key.ts';
import { isPage, type TranslatedFile } from '../../check/core/index.ts';
import type { Finding, LanguageCoverage } from '../../check/index.ts';
import { type Graph, shownLocale } from '../../content/graph.ts';
import { termsOf } from '../editing/terms.ts';
import { attachFindings } from './findings.ts';
import { lensTexts, type PlaceMaker, type TextFile } from './texts.ts';

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

/** The lens data of a content file by its path below the content folder: “nl/portfolio.mdx”. */
export const fileData = (path: string, input: LensInput): LensData =>
  dataOf(textFile(path, input, path.endsWith('.mdx') ? 'page' : 'interface'), input);

/** The lens data of the interface in a language: the two namespaces, and the names of the pages. */
export function wordsData(locale: Locale, input: LensInput): LensData {
  const paths = [...input.files.keys()].filter((path) => path.startsWith(`${locale}/`));
  const all = paths.flatMap((path) => textFile(path, input, 'interface'));
  const pages = all.filter(({ file }) => isPage(file.source));
  const words = all.filter((file) => !pages.includes(file));
  const { texts, findings } = dataOf(words, input);
  const labels = dataOf(pages, input).texts.filter(({ id }) => id === 'label');
  return { texts: [...texts, ...labels], findings };
}

/** What is left to do in a language, and how much of it is done. */
export function workOf(locale: Locale, input: LensInput): LensWork {
  const { files, coverage } = input;
  const { required, done, stale } = coverage.find(({ language }) => language.code === locale) ?? {};
  const all = required?.words ?? 1;
  return {
    percent: Math.floor((((done?.words ?? all) - (stale?.words ?? 0)) / all) * 100),
    files: [...files].flatMap(([file, { source }]) => {
      if (!file.startsWith(`${locale}/`)) return [];
      const { texts } = fileData(file, input);
      const open = texts.filter(({ state, findings }) => state !== 'translated' || findings.length > 0);
      const left = open.map(({ id }) => id);
      return [{ file, ...(isPage(source) && { address: localizedPath(source.key, locale) }), left }];
    }),
  };
}

/** @param of whether its texts are those of the page, or of the interface around others */
function textFile(path: string, { graph, files }: LensInput, of: LensText['of']): TextFile[] {
  const file = files.get(path);
  const locale = path.split('/')[0];
  if (!file || !isLocale(locale)) return [];
  const { source, translation } = file;
  const page = isPage(source) ? graph.pages.get(source.key) : undefined;
  return [
    {
      of,
      path,
      prefix: of === 'page' ? '' : `${source.key}: `,
      locale,
      file,
      isShownInEnglish: page ? shownLocale(page, locale) !== locale : !translation,
      terms: termsOf(graph, locale),
    },
  ];
}

function dataOf(files: readonly TextFile[], { findings, placeOf }: LensInput): LensData {
  const placed = files.flatMap((file) => lensTexts(file, placeOf));
  // Those of a translation and its record.
  const paths = files.flatMap(({ file }) => [file.path, file.record?.path]);
  const own = findings.filter(({ path }) => paths.includes(path));
  const others = attachFindings(own, placed, placeOf);
  return { texts: placed.map(({ text }) => text), findings: others };
}
