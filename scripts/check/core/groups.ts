import { posix } from 'node:path';
import type { z } from 'zod';
import { isPage } from './files.ts';
import type { Graph } from './graph.ts';
import type { Layout } from './layout.ts';
import { messagesSchema, namespaceSchema, pageSchema } from './learned.ts';
import { memoize } from './memoize.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { Locale, Project } from './project.ts';

/** A page or a namespace, with its files in all languages. */
export interface FileGroup {
  /** Created on demand, since the source file may have to be parsed for it. */
  readonly schema: z.ZodType;
  files: Map<Locale, ParsedFile>;
  project: Project;
  /** The English file, if there is one; another object once its parse result was released. */
  readonly source: ParsedFile | undefined;
  /** Which English text a namespace was translated from; empty for a page, which has its record in its frontmatter. */
  records: ReadonlyMap<Locale, ParsedFile>;
}

/** Returns the language of a file, by its path as named in findings. */
export function localeOf(
  path: string,
  { project, displayRoot }: Pick<Graph, 'project' | 'displayRoot'>,
): Locale | undefined {
  const below = posix.relative(displayRoot, path);
  return project.layout ? project.layout.identify(below)?.locale : below.split('/')[0];
}

/** Returns every page and namespace: pages first, then namespaces, each in the order of the graph. */
export function groupsOf({ project, pages, namespaces, records }: Graph): FileGroup[] {
  const { layout, source, files: named } = project;
  const group = (
    files: FileGroup['files'],
    projectSchema: () => z.ZodType,
    ofRecords?: FileGroup['records'],
  ) => ({
    files,
    project,
    records: ofRecords ?? new Map(),
    get source() {
      return files.get(source);
    },
    get schema() {
      return layout && this.source ? schemaOf(this.source, layout) : projectSchema();
    },
  });
  return [
    ...[...pages].map(([key, { files }]) => group(files, () => project.frontmatter(key))),
    ...[...namespaces].map(([name, files]) =>
      group(files, () => named.words[name] as z.ZodType, records.get(name)),
    ),
  ];
}

/** Releases a file's parse result to save memory; the file is parsed again on demand. */
export function release({ files }: FileGroup, locale: Locale): void {
  const file = files.get(locale);
  if (file) files.set(locale, file.unparsed());
}

/** The schema of a page or namespace with a `layout`, learned from its source file. */
const schemaOf = memoize(({ extension, data }: ParsedFile, { hasMessages }: Layout) =>
  (isPage({ extension }) ? pageSchema : hasMessages ? messagesSchema : namespaceSchema)(data?.value),
);
