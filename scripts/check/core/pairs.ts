import type { z } from 'zod';
import { type Language, type Locale, languages, sourceLocale } from '../../../schema/languages.ts';
import type { Graph, ParsedFile } from '../../content/graph.ts';
import { groupsOf } from './groups.ts';
import type { Located } from './located.ts';
import { isContent } from './translation.ts';

/** A language that content is translated to. */
export interface TargetLanguage extends Language {
  readonly code: Locale;
}

/** Every language but English. */
export const targetLanguages: readonly TargetLanguage[] = languages.filter(
  ({ code }) => code !== sourceLocale,
);

/** An English file with the schema of its merged content. */
export interface SourceFile {
  schema: z.ZodType;
  source: ParsedFile;
}

/** A file whose English one exists, beside that; either of them may be unreadable. */
export interface Pair extends SourceFile {
  language: TargetLanguage;
  translation: ParsedFile;
  /** From which English texts a namespace was translated; a page says that in its frontmatter. */
  record?: ParsedFile;
}

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

/** Every English file, page or namespace. */
export function sourcesOf(graph: Graph): SourceFile[] {
  return groupsOf(graph).flatMap(({ files, schema }) => {
    const source = files.get(sourceLocale);
    return source ? [{ schema, source }] : [];
  });
}

/** Every translated file, page or namespace, with its English file. */
export function pairsOf(graph: Graph): Pair[] {
  return groupsOf(graph).flatMap(({ files, records, schema }) => {
    const source = files.get(sourceLocale);
    if (!source) return [];
    return targetLanguages.flatMap((language) => {
      const translation = files.get(language.code);
      const record = records.get(language.code);
      return translation ? [{ language, schema, source, translation, ...(record && { record }) }] : [];
    });
  });
}
