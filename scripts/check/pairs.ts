import type { z } from 'zod';
import { type Language, type Locale, languages, sourceLocale } from '../../schema/languages.ts';
import { screens } from '../../schema/screens/index.ts';
import { type WordsName, words } from '../../schema/words/index.ts';
import type { Graph, ParsedFile } from '../content/graph.ts';

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
