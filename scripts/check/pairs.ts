import type { z } from 'zod';
import { type Language, type Locale, languages, sourceLocale } from '../../schema/languages.ts';
import { screens } from '../../schema/screens/index.ts';
import { isContent } from '../../schema/translation.ts';
import { type WordsName, words } from '../../schema/words/index.ts';
import type { Graph, ParsedFile } from '../content/graph.ts';
import type { Located } from '../content/located.ts';

/** A language that content is translated to. */
export interface TargetLanguage extends Language {
  readonly code: Locale;
}

/** Every language but English. */
export const targetLanguages: readonly TargetLanguage[] = languages.filter(
  ({ code }) => code !== sourceLocale,
);

/** A file whose English one exists, beside that; either of them may be unreadable. */
export interface Pair {
  language: TargetLanguage;
  /** Of the merged content. */
  schema: z.ZodType;
  source: ParsedFile;
  translation: ParsedFile;
}

/** A pair whose fields can be read in both files. */
export interface ReadPair extends Pair {
  from: Located;
  to: Located;
}

/** The pairs whose fields can be compared; that a file cannot be read is a finding by itself. */
export function readPairsOf(graph: Graph): ReadPair[] {
  return pairsOf(graph).flatMap((pair) => {
    const [from, to] = [pair.source.data, pair.translation.data];
    return from && to && isContent(from.value) && isContent(to.value) ? [{ ...pair, from, to }] : [];
  });
}

/** Every translated file, page or namespace, with its English file. */
export function pairsOf(graph: Graph): Pair[] {
  return [
    ...[...graph.pages.values()].flatMap(({ files, screen }) => pairsOfFiles(files, screens[screen])),
    ...[...graph.words].flatMap(([name, files]) => pairsOfFiles(files, words[name as WordsName])),
  ];
}

function pairsOfFiles(files: ReadonlyMap<Locale, ParsedFile>, schema: z.ZodType): Pair[] {
  const source = files.get(sourceLocale);
  if (!source) return [];
  return targetLanguages.flatMap((language) => {
    const translation = files.get(language.code);
    return translation ? [{ language, schema, source, translation }] : [];
  });
}
