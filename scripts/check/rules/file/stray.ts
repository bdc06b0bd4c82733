import { basename } from 'node:path/posix';
import { closest } from '../../core/explain.ts';
import type { ContentFile } from '../../core/files.ts';
import type { Graph } from '../../core/graph.ts';
import { isLocaleOf, type Locale, type Project } from '../../core/project.ts';
import { recordSuffix } from '../../core/staleness/record.ts';

/**
 * The file that a stray file was probably meant to be: one that its language lacks, under another ending, a misspelt name,
 * another folder or a language folder of another name. Path below the content folder; nothing is known of other layouts.
 */
export function meantFile({ folder, key, extension }: ContentFile, graph: Graph): string | undefined {
  const { project } = graph;
  const locale = isLocaleOf(project, folder) ? folder : meantLocale(folder, project);
  if (project.layout || !locale || isRecordName({ key, extension })) return undefined;
  const lacking = lackingFiles(graph, locale);
  const meant =
    lacking.find((path) => withoutEnding(path).toLowerCase() === key.toLowerCase()) ??
    lacking.find((path) => basename(withoutEnding(path)) === basename(key)) ??
    closest(key + extension, lacking);
  return meant && `${locale}/${meant}`;
}

const withoutEnding = (path: string): string => path.replace(/\.\w+$/, '');

/** The language that a folder was probably named after: “NL” or “nl-NL”. */
export const meantLocale = (folder: string, { locales }: Project): Locale | undefined =>
  locales.find(({ code }) => code === folder.toLowerCase().split(/[-_]/, 1)[0])?.code;

/** Whether a file is, by its name, the record of a namespace (`common.source.json`). */
export const isRecordName = ({ key, extension }: Pick<ContentFile, 'key' | 'extension'>): boolean =>
  extension === '.json' && key.endsWith(recordSuffix);

/** The files missing from the folder of a language. */
function lackingFiles({ project, pages, words }: Graph, locale: Locale): string[] {
  const names = Object.keys(project.files.words).filter((name) => !words.get(name)?.has(locale));
  return [
    ...[...pages.values()].flatMap(({ key, files }) => (files.has(locale) ? [] : `${key}.mdx`)),
    ...names.map((name) => `${name}.json`),
  ];
}
