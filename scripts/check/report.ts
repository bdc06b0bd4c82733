import type { Finding } from '../../schema/finding.ts';
import type { Graph } from '../content/graph.ts';

/** What an output format is written from. */
export interface Report {
  findings: readonly Finding[];
  /** How many files were looked at. */
  files: number;
  /** The text of a file that was read, by its path as findings name it. */
  texts: ReadonlyMap<string, string>;
}

/** Gathers what formats show about the findings of a graph. */
export function reportOf(graph: Graph, findings: readonly Finding[]): Report {
  const groups = [
    ...[...graph.pages.values()].map(({ files }) => files),
    ...graph.words.values(),
    ...graph.records.values(),
  ];
  const read = groups.flatMap((files) => [...files.values()]);
  return {
    findings,
    files: read.length + graph.strays.length,
    texts: new Map(read.map(({ path, text }) => [path, text])),
  };
}
