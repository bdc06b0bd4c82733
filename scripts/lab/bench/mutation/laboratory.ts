import { fileURLToPath } from 'node:url';
import { type Locale, locales, sourceLocale } from '../../../../schema/languages.ts';
import {
  type Finding,
  isPage,
  jsonRecord,
  pairsOf,
  partsOf,
  readTree,
  recordOf,
} from '../../../check/core/index.ts';
import { checkContent, identity, memoInMemory, pageWith } from '../../../check/index.ts';
import { type Changes, changed, type Graph, readGraph } from '../../../content/graph.ts';
import { type Specimen, specimenOf } from './specimen.ts';

/** The folder of the project's own content. */
export const realContent = fileURLToPath(new URL('../../../../content', import.meta.url));

/** The project's content, where changes can be tried out without writing a file. */
export interface Laboratory {
  /** The translated files of a language. */
  specimens(language: Specimen['language']): Specimen[];
  /** What the check finds with some changes and does not find without them. */
  newFindings(language: Specimen['language'], changes: Changes, before?: Changes): Finding[];
}

/**
 * Reads the content once. For each mutant the check itself runs, on the English files and those of one
 * language; what it finds about files that did not change is remembered, as it is between runs.
 */
export function laboratory(): Laboratory {
  const tree = readTree(realContent);
  const whole = readGraph(realContent);
  const memo = memoInMemory();
  const graphs = new Map<string, Graph>();
  const graphOf = (language: string): Graph => {
    const known = graphs.get(language) ?? only(whole, language, Object.keys(tree));
    graphs.set(language, known);
    return known;
  };
  const bases = new Map<string, Set<string>>();
  const find = (graph: Graph): Finding[] => checkContent(graph, memo);
  const baseOf = (language: string): Set<string> => {
    const known = bases.get(language) ?? new Set(find(graphOf(language)).map(identity));
    bases.set(language, known);
    return known;
  };
  return {
    specimens: (language) =>
      Object.keys(tree)
        .filter((path) => path.startsWith(`${language}/`) && /\.(mdx|json)$/.test(path))
        .filter((path) => !path.endsWith('.source.json'))
        .map((path) => {
          const english = tree[path.replace(/^\w+/, sourceLocale)] ?? '';
          return specimenOf(path, tree[path] ?? '', english, (other) => tree[other]);
        }),
    newFindings: (language, changes, before) => {
      const graph = graphOf(language);
      const planted = before && following(changed(graph, before), before);
      const base = planted ? new Set(find(planted).map(identity)) : baseOf(language);
      const mutant = changed(planted ?? graph, changes);
      return find(before ? following(mutant, before) : mutant).filter(
        (finding) => !base.has(identity(finding)),
      );
    },
  };
}

/** The graph with records that say that the translations follow the English files that were planted. */
function following(graph: Graph, planted: Changes): Graph {
  const pairs = pairsOf(graph).filter(({ source, translation }) => {
    const isRead = source.problems.length + translation.problems.length === 0;
    return isRead && Object.hasOwn(planted, source.relative);
  });
  const records = pairs.map((pair): [string, string] => {
    const record = recordOf(partsOf(pair));
    return isPage(pair.translation)
      ? [pair.translation.relative, pageWith(record, pair)]
      : [pair.translation.relative.replace(/\.json$/, '.source.json'), jsonRecord(record)];
  });
  return changed(graph, Object.fromEntries(records));
}

/** The graph without the files of other languages. */
function only(graph: Graph, language: string, paths: readonly string[]): Graph {
  const others = locales.filter((locale: Locale) => locale !== sourceLocale && locale !== language);
  const gone = paths.filter((path) => others.some((other) => path.startsWith(`${other}/`)));
  return changed(graph, Object.fromEntries(gone.map((path) => [path, undefined])));
}
