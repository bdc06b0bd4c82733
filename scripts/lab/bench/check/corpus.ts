import { contentPath } from '../../../check/core/files.ts';
import { applyChanges, type Changes, filesOf, type Graph, pairsOf } from '../../../check/core/index.ts';
import { memoize } from '../../../check/core/memoize.ts';
import { checkContent, type Finding, identity, memoInMemory } from '../../../check/index.ts';
import { glossaryTerms } from '../../../check/text/glossary-terms.ts';
import { matchesSource, type Specimen } from './specimen.ts';
import { textsOf } from './texts.ts';

export type Corpus = ReturnType<typeof corpusOf>;

/**
 * A project's content, in which changes can be checked without writing files. The check reads the source and one
 * language at a time; findings in unchanged files are cached.
 */
export function corpusOf(graph: Graph) {
  const { project } = graph;
  const memo = memoInMemory();
  const pairs = pairsOf(graph);
  const graphOf = memoize((language: string) => {
    const others = filesOf(graph).filter(({ folder }) => folder !== project.source && folder !== language);
    return applyChanges(graph, Object.fromEntries(others.map(({ relative }) => [relative, undefined])));
  });
  const findingsOf = memoize((language: string) => checkContent(graphOf(language), memo));
  /**
   * The translated files of a language in which a change is a defect: JSON files, and pages without findings. Pages of
   * other projects must also have the same texts as their source.
   */
  const specimens = memoize((language: string) => {
    const wrongTerms = glossaryTerms(graph, language).terms.flatMap(({ avoid }) => avoid);
    const withFindings = new Set(findingsOf(language).map(({ path }) => path));
    return pairs
      .filter(
        ({ language: { code }, translation: { path } }) =>
          code === language && (path.endsWith('.json') || !withFindings.has(path)),
      )
      .map(
        ({ source, translation: { relative: path, text }, record }): Specimen => ({
          language,
          path,
          layout: project.layout,
          text,
          texts: textsOf(path, text),
          sourcePath: source.relative,
          source: source.text,
          sourceTexts: textsOf(source.relative, source.text),
          others: pairs.filter((other) => other.source === source && other.language.code !== language),
          isRecorded: record !== undefined || /^(?:source|revised):/m.test(text),
          wrongTerms,
        }),
      )
      .filter((specimen) => !project.layout || matchesSource(specimen));
  });
  const knownOf = memoize((language: string) => new Set(findingsOf(language).map(identity)));
  /** The findings that changes add. */
  const newFindings = (language: string, changes: Changes): Finding[] =>
    checkContent(applyChanges(graphOf(language), changes), memo).filter(
      (finding) => !knownOf(language).has(identity(finding)),
    );
  return {
    languages: [...new Set(pairs.map(({ language }) => language.code))],
    specimens,
    newFindings,
    /** The path of a file in findings, from its path below the content folder. */
    pathOf: (path: string): string => contentPath(graph.displayRoot, path),
  };
}
