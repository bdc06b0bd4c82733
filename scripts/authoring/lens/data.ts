import type { Locale } from '../../../schema/languages.ts';
import type { LensData, LensText, LensWork } from '../../../schema/lens.ts';
import { localizedPath } from '../../../schema/page-key.ts';
import { isPage, type TranslatedFile } from '../../check/core/index.ts';
import { attachFindings } from './findings.ts';
import type { LensInput } from './input.ts';
import { lensTexts } from './texts.ts';

/** Returns the lens data of a content file, given its path below the content folder: “nl/portfolio.mdx”. */
export function fileData(path: string, input: LensInput): LensData {
  const file = input.files.get(path);
  return dataOf(file ? [file] : [], path.endsWith('.mdx') ? 'page' : 'interface', input);
}

/** Returns the lens data of the interface in a language: the two namespaces, and the `label` of each page. */
export function wordsData(locale: Locale, input: LensInput): LensData {
  const files = [...input.files.values()].filter(({ language }) => language.code === locale);
  const pages = files.filter(({ source }) => isPage(source));
  const { texts, findings } = dataOf(
    files.filter((file) => !pages.includes(file)),
    'interface',
    input,
  );
  const labels = dataOf(pages, 'interface', input).texts.filter(({ id }) => id === 'label');
  return { texts: [...texts, ...labels], findings };
}

/** Returns what is left to do in a language, and what percentage is translated and up to date. */
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

function dataOf(files: readonly TranslatedFile[], of: LensText['of'], input: LensInput): LensData {
  const placed = files.flatMap((file) => lensTexts(file, of, input));
  // Findings are about a translation or its record.
  const paths = files.flatMap(({ path, record }) => [path, record?.path]);
  const own = input.findings.filter(({ path }) => paths.includes(path));
  const findings = attachFindings(own, placed, input.placeOf);
  return { texts: placed.map(({ text }) => text), findings };
}
