import { closest } from '../../core/explain.ts';
import type { ContentFile } from '../../core/files.ts';
import type { Graph } from '../../core/graph.ts';
import { isLocaleOf, type Locale, type Project } from '../../core/project.ts';
import { recordSuffix } from '../../core/staleness/record.ts';

/**
 * The file that a stray file was probably meant to be: one that its language lacks, under another ending, a
 * misspelt name, another folder or a language folder of another name. Path below the content folder.
 */
export function meantFile(stray: ContentFile, graph: Graph): string | undefined {
  const locale = isLocaleOf(graph.project, stray.folder)
    ? stray.folder
    : meantLocale(stray.folder, graph.project);
  if (!locale || isRecordName(stray)) return undefined;
  const isGlossary = stray.key.toLowerCase() === 'glossary' && !graph.glossaries.has(locale);
  if (isGlossary) return `${locale}/glossary.yaml`;
  const lacking = lackingFiles(graph, locale);
  const nearest = (files: Lacking[]): Lacking | undefined => {
    const key = closest(
      stray.key,
      files.map((file) => file.key),
    );
    return files.find((file) => file.key === key);
  };
  const meant =
    lacking.find(({ key }) => key.toLowerCase() === stray.key.toLowerCase()) ??
    lacking.find(({ key }) => nameIn(key) === nameIn(stray.key)) ??
    nearest(lacking.filter(({ extension }) => extension === stray.extension));
  return meant && `${locale}/${meant.key}${meant.extension}`;
}

/** The language that a folder was probably named after: “NL”, “nl-NL”, “Dutch” or “Nederlands”. */
export function meantLocale(folder: string, { locales }: Project): Locale | undefined {
  const name = folder.toLowerCase();
  return locales.find(
    (language) =>
      name.split(/[-_]/)[0] === language.code ||
      name === language.name.toLowerCase() ||
      name === language.nativeName.toLowerCase(),
  )?.code;
}

/** Whether a file is, by its name, the record of a namespace (`common.source.json`). */
export const isRecordName = ({ key, extension }: ContentFile): boolean =>
  extension === '.json' && key.endsWith(recordSuffix);

interface Lacking {
  key: string;
  extension: string;
}

/** The files missing from the folder of a language. */
function lackingFiles(graph: Graph, locale: Locale): Lacking[] {
  const pages = [...graph.pages.values()].filter(({ files }) => !files.has(locale));
  const names = Object.keys(graph.project.files.words).filter((name) => !graph.words.get(name)?.has(locale));
  return [
    ...pages.map(({ key }) => ({ key, extension: '.mdx' })),
    ...names.map((key) => ({ key, extension: '.json' })),
  ];
}

/** The name of a file without its folders. */
const nameIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
