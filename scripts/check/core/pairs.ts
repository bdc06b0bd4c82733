import type { z } from 'zod';
import { contentPath } from './files.ts';
import type { Graph } from './graph.ts';
import { type FileGroup, groupsOf } from './groups.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { Located } from './parsing/located.ts';
import { type Language, type Locale, type Project, targetsOf } from './project.ts';
import type { HistoryChanges } from './staleness/from-history.ts';
import { isContent } from './translation.ts';

/* Names and comments call the source language English, whichever language it is. */

/** An English file with the schema of its merged content. */
export interface SourceFile {
  readonly schema: z.ZodType;
  source: ParsedFile;
  project: Project;
}

/** An English file in one language, with its translation if there is one; either of them may be unreadable. */
export interface TranslatedFile extends SourceFile {
  language: Language;
  translation?: ParsedFile | undefined;
  /** The path of the translation as named in findings, whether or not it exists. */
  path: string;
  /** Which English text a namespace was translated from; a page has this in its frontmatter. */
  record?: ParsedFile | undefined;
  /** What the git history says about a translation that keeps no record. */
  readonly history?: HistoryChanges | undefined;
}

/** An English file with an existing translation. */
export type Pair = TranslatedFile & { translation: ParsedFile };

/** A pair whose fields can be read in both files. */
export interface ReadablePair extends Pair {
  from: Located;
  to: Located;
}

/** Returns the pair if its fields can be compared; an unreadable file is a finding on its own. */
export function readablePair(pair: Pair): ReadablePair | undefined {
  const [from, to] = [pair.source.data, pair.translation.data];
  return from && to && isContent(from.value) && isContent(to.value) ? { ...pair, from, to } : undefined;
}

/** Whether a group has an English file. */
export const hasSource = (group: FileGroup): group is FileGroup & SourceFile => group.source !== undefined;

/** Yields a group's English file in every language, one at a time, so that each can be released before the next. */
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

/** Returns every English file, page or namespace, in every language. */
export const translatedFilesOf = (graph: Graph): TranslatedFile[] =>
  groupsOf(graph).flatMap((group) => [...translatedFilesIn(group, graph)]);

/** Returns the path of a missing translation as named in findings. */
export function pathIn(
  locale: Locale,
  { relative, key, extension }: ParsedFile,
  { project, displayRoot }: Graph,
): string {
  const below = project.layout?.translationOf(relative, locale) ?? `${locale}/${key}${extension}`;
  return contentPath(displayRoot, below);
}

/** Returns every translated file, page or namespace, with its English file. */
export const pairsOf = (graph: Graph): Pair[] => translatedFilesOf(graph).filter(isPair);

/** Returns all translations by name, such as “nl/pricing”. */
export const translationsByName = (graph: Graph): Map<string, ParsedFile> =>
  new Map(pairsOf(graph).map((pair) => [nameOfPair(pair), pair.translation]));

/** Returns a file's name in commands: “nl/pricing”. */
export const nameOfPair = ({ language, source }: TranslatedFile): string => `${language.code}/${source.key}`;

/** Whether an English file has a translation. */
export const isPair = (file: TranslatedFile): file is Pair => file.translation !== undefined;
