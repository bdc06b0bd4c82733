import type { z } from 'zod';
import type { Graph, ParsedFile } from './graph.ts';
import type { Locale } from './project.ts';

/** A page or a namespace, with its files in all languages. */
export interface FileGroup {
  kind: 'page' | 'namespace';
  /** Key of the page or name of the namespace. */
  name: string;
  /** Where its file is below the folder of a language: `services/modeling.mdx`. */
  below: string;
  /** What its merged content may be. */
  schema: z.ZodType;
  files: ReadonlyMap<Locale, ParsedFile>;
  /** From which English texts a namespace was translated; a page says so itself and has none. */
  records: ReadonlyMap<Locale, ParsedFile>;
}

/** Every page and namespace: pages first, then namespaces, each in the order of the graph. */
export function groupsOf(graph: Graph): FileGroup[] {
  return [
    ...[...graph.pages.values()].map(
      ({ key, files }): FileGroup => ({
        kind: 'page',
        name: key,
        below: `${key}.mdx`,
        schema: graph.project.frontmatter(key),
        files,
        records: new Map(),
      }),
    ),
    ...[...graph.words].map(
      ([name, files]): FileGroup => ({
        kind: 'namespace',
        name,
        below: `${name}.json`,
        schema: graph.project.files.words[name] as z.ZodType,
        files,
        records: graph.records.get(name) ?? new Map(),
      }),
    ),
  ];
}
