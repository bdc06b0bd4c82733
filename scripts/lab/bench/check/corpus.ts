import { changed, filesOf, type Graph, pairsOf } from '../../../check/core/index.ts';
import { oncePerKey } from '../../../check/core/once-per-key.ts';
import { checkContent, type Finding, identity, memoInMemory } from '../../../check/index.ts';
import { type Mutant, type Specimen, specimenOf } from './specimen.ts';

/** The texts of a project, in which changes can be tried without writing files. */
export interface Corpus {
  readonly languages: readonly string[];
  /** The translated files of a language. */
  specimens(language: string): readonly Specimen[];
  /** Findings that are new with some changes. */
  newFindings(language: string, changes: Mutant['changes']): Finding[];
}

/** Checks the source and one language at a time; findings in unchanged files are cached. */
export function corpusOf(graph: Graph): Corpus {
  const { project } = graph;
  const memo = memoInMemory();
  const pairs = pairsOf(graph);
  const languages = [...new Set(pairs.map(({ language }) => language.code))];
  const graphOf = oncePerKey((language) => {
    const others = filesOf(graph).filter(({ folder }) => folder !== project.source && folder !== language);
    return changed(graph, Object.fromEntries(others.map(({ relative }) => [relative, undefined])));
  });
  const knownOf = oncePerKey((language) => new Set(checkContent(graphOf(language), memo).map(identity)));
  const specimens = oncePerKey((language) => {
    const terms = graph.glossaries.get(language)?.data?.value as
      | { terms?: { avoid?: string[] }[] }
      | undefined;
    const wrongTerms = (terms?.terms ?? []).flatMap(({ avoid = [] }) => avoid);
    return pairs
      .filter((pair) => pair.language.code === language)
      .map(({ source, translation: { relative: path, text } }) =>
        specimenOf(
          { language, path, text, sourcePath: source.relative, source: source.text, wrongTerms },
          () =>
            pairs
              .filter((other) => other.source === source && other.language.code !== language)
              .map((other) => [other.language.code, other.translation.relative, other.translation.text]),
        ),
      );
  });
  return {
    languages,
    specimens,
    newFindings: (language, changes) =>
      checkContent(changed(graphOf(language), changes), memo).filter(
        (finding) => !knownOf(language).has(identity(finding)),
      ),
  };
}
