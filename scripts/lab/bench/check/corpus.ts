import { changed, filesOf, type Graph, pairsOf } from '../../../check/core/index.ts';
import { once } from '../../../check/core/once.ts';
import { checkContent, type Finding, identity, memoInMemory } from '../../../check/index.ts';
import { glossaryTerms } from '../../../check/text/glossary-terms.ts';
import { agrees, type Mutant, type Specimen, specimenOf } from './specimen.ts';

/** The texts of a project, in which changes can be tried without writing files. */
export interface Corpus {
  readonly languages: readonly string[];
  /**
   * The translated files of a language in which a change is a defect: pages without findings, in other layouts with the
   * same texts as the source.
   */
  specimens(language: string): readonly Specimen[];
  /** Findings that are new with some changes, with paths in the content folder. */
  newFindings(language: string, changes: Mutant['changes']): Finding[];
}

/** Checks the source and one language at a time; findings in unchanged files are cached. */
export function corpusOf(graph: Graph): Corpus {
  const { project } = graph;
  const memo = memoInMemory();
  const pairs = pairsOf(graph);
  const languages = [...new Set(pairs.map(({ language }) => language.code))];
  const graphOf = once((language: string) => {
    const others = filesOf(graph).filter(({ folder }) => folder !== project.source && folder !== language);
    return changed(graph, Object.fromEntries(others.map(({ relative }) => [relative, undefined])));
  });
  const findingsOf = once((language: string) => checkContent(graphOf(language), memo));
  const knownOf = once((language: string) => new Set(findingsOf(language).map(identity)));
  const specimens = once((language: string) => {
    const wrongTerms = glossaryTerms(graph, language).terms.flatMap(({ avoid }) => avoid);
    const withFindings = new Set(findingsOf(language).map(({ path }) => path));
    return pairs
      .filter(
        ({ language: { code }, translation: { path } }) =>
          code === language && (path.endsWith('.json') || !withFindings.has(path)),
      )
      .map(({ source, translation: { relative: path, text }, record }) =>
        specimenOf(
          {
            language,
            path,
            layout: project.layout,
            text,
            sourcePath: source.relative,
            source: source.text,
            isRecorded: record !== undefined || /^(?:source|revised):/m.test(text),
            wrongTerms,
          },
          () =>
            pairs
              .filter((other) => other.source === source && other.language.code !== language)
              .map((other) => [other.language.code, other.translation.relative, other.translation.text]),
        ),
      )
      .filter((specimen) => !project.layout || agrees(specimen));
  });
  return {
    languages,
    specimens,
    newFindings(language, changes) {
      const after = changed(graphOf(language), changes);
      const relativeOf = new Map(filesOf(after).map(({ path, relative }) => [path, relative]));
      return checkContent(after, memo)
        .filter((finding) => !knownOf(language).has(identity(finding)))
        .map((finding) => ({ ...finding, path: relativeOf.get(finding.path) ?? finding.path }));
    },
  };
}
