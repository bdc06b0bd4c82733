import type { z } from 'zod';
import { contentPath } from './files.ts';
import type { Graph } from './graph.ts';
import { type FileGroup, groupsOf } from './groups.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { Located } from './parsing/located.ts';
import { type Language, type Locale, type Project, targetsOf } from './project.ts';
import type { HistoryChanges } from './staleness/from-history.ts';
import { isContent } from './translation.ts';

/** An English file with the schema of its merged content. */
export interface SourceFile {
  readonly schema: z.ZodType;
  source: ParsedFile;
  project: Project;
}

/** An English file in one language, with its translation where there is one; either of them may be unreadable. */
export interface TranslatedFile extends SourceFile {
  language: Language;
  translation?: ParsedFile | undefined;
  /** The translation as named in findings, whether or not it exists. */
  path: string;
  /** From which English texts a namespace was translated; a page says that in its frontmatter. */
  record?: ParsedFile | undefined;
  /** What the history tells of a translation that keeps no record. */
  readonly history?: HistoryChanges | undefined;
}

/** A file whose English one exists, beside that. */
export type Pair = TranslatedFile & { translation: ParsedFile };

/** A pair whose fields can be read in both files. */
export interface ReadPair extends Pair {
  from: Located;
  to: Located;
}

/** The pair, if its fields can be compared; that a file cannot be read is a finding by itself. */
export function readable(pair: Pair): ReadPair | undefined {
  const [from, to] = [pair.source.data, pair.translation.data];
  return from && to && isContent(from.value) && isContent(to.value) ? { ...pair, from, to } : undefined;
}

/** Whether a group has an English file. */
export const hasSource = (group: FileGroup): group is FileGroup & SourceFile => group.source !== undefined;

/** The English file of a group in every language, one after the other, so that each can be let go before the next. */
export function* translatedFilesIn(group: FileGroup, graph: Graph): Generator<TranslatedFile> {
  const { source, project } = group;
  if (!source) return;
  for (const language of targetsOf(project)) {
    const translation = group.files.get(language.code);
    yield {
      language,
      project,
      source,
      translation,
      path: translation?.path ?? pathIn(language.code, source, graph),
      record: group.records.get(language.code),
      get schema() {
        return group.schema;
      },
      get history() {
        return translation && graph.history?.changesOf(translation, source);
      },
    };
  }
}

/** Every English file, page or namespace, in every language. */
export const translatedFilesOf = (graph: Graph): TranslatedFile[] =>
  groupsOf(graph).flatMap((group) => [...translatedFilesIn(group, graph)]);

/** Path of a translation that is not there, as findings name it. */
function pathIn(
  locale: Locale,
  { relative, key, extension }: ParsedFile,
  { project, shownAs }: Graph,
): string {
  const below = project.layout?.translationOf(relative, locale) ?? `${locale}/${key}${extension}`;
  return contentPath(shownAs, below);
}

/** Every translated file, page or namespace, with its English file. */
export const pairsOf = (graph: Graph): Pair[] => translatedFilesOf(graph).filter(isPair);

/** The translations of a content by their names. */
export const translationsByName = (graph: Graph): Map<string, ParsedFile> =>
  new Map(pairsOf(graph).map((pair) => [nameOfPair(pair), pair.translation]));

/** How commands name a file in a language: “nl/pricing”. */
export const nameOfPair = ({ language, source }: TranslatedFile): string => `${language.code}/${source.key}`;

/** Whether an English file has a translation. */
export const isPair = (file: TranslatedFile): file is Pair => file.translation !== undefined;
