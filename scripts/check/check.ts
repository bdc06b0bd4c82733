import { type CheckContext, contextOf, digestOf } from './context.ts';
import type { Graph } from './core/graph.ts';
import { type Pair, pairsOf, type SourceFile, sourcesOf } from './core/pairs.ts';
import { partPlaces } from './core/staleness/part-places.ts';
import { stalenessOf } from './core/staleness/staleness.ts';
import { byPlace, type Finding } from './finding.ts';
import { forgetful, type Memo } from './memo.ts';
import { differenceRules, graphRules, pairRules, sourceRules } from './rules/checks.ts';
import { refusals } from './rules/file/refusals.ts';
import { glossaryProblems } from './rules/glossary/glossary.ts';
import { missingWords, validateFile } from './validate.ts';

/**
 * The translation check: what keeps the site from being built, and where a translation is not what English
 * is. A file that cannot be read is a finding and hides none of the others.
 *
 * @param memo keeps the findings of files that have not changed
 * @returns every finding, sorted by place
 */
export function checkContent(graph: Graph, memo: Memo = forgetful): Finding[] {
  const context = contextOf(graph, memo);
  return [
    ...refusals(graph),
    ...missingWords(graph),
    ...graphRules.flatMap((rule) => rule(graph)),
    ...[...graph.glossaries.values()].flatMap(glossaryProblems),
    ...sourcesOf(graph).flatMap((file) =>
      memo.remember(
        digestOf([file.source.path, file.source.hash, context.digestFor(graph.project.source)]),
        () => checkSource(file, context),
      ),
    ),
    ...pairsOf(graph).flatMap((pair) => memo.remember(keyOf(pair, context), () => checkPair(pair, context))),
  ].sort(byPlace);
}

/** Names everything that the findings of a pair follow from. */
function keyOf({ language, source, translation, record, history }: Pair, context: CheckContext): string {
  const hashes = [source.hash, translation.hash, record?.hash ?? '', JSON.stringify([...(history ?? [])])];
  return digestOf([translation.path, ...hashes, context.digestFor(language.code)]);
}

function checkSource(file: SourceFile, context: CheckContext): Finding[] {
  const { source, schema, project } = file;
  return [
    ...validateFile(source, schema, project.source, source, project),
    ...sourceRules.flatMap((rule) => rule(file, context)),
  ];
}

/** Rules about the words of a text. */
const ofWords: ReadonlySet<string> = new Set(['glossary', 'numbers', 'typography']);

function checkPair(pair: Pair, context: CheckContext): Finding[] {
  const { language, project, schema, source, translation } = pair;
  const isStaleHere = isStaleAt(pair);
  const findings = [
    ...validateFile(translation, schema, language.code, source, project),
    ...pairRules.flatMap((rule) => rule(pair, context)),
    ...differenceRules.flatMap((rule) => rule(pair, context)).filter((finding) => !isStaleHere(finding)),
  ];
  // What is English as a whole has English numbers, terms and marks.
  const english = new Set(findings.flatMap(({ rule, line }) => (rule === 'untranslated' ? line : [])));
  // What is there twice has its numbers, links and length twice.
  const twice = findings.filter(({ code }) => code === 'twice');
  const isDoubled = ({ line, code, data: { unit } }: Finding): boolean =>
    code !== 'twice' && twice.some((other) => other.line === line || other.data.unit === unit);
  return findings.filter(
    (finding) => !(ofWords.has(finding.rule) && english.has(finding.line)) && !isDoubled(finding),
  );
}

/** Tells whether a finding stands in a part of a translation whose English text has changed since. */
function isStaleAt(pair: Pair): (finding: Pick<Finding, 'line'>) => boolean {
  const staleness = stalenessOf(pair);
  if (staleness?.state !== 'stale') return () => false;
  const changed = new Set(staleness.changed.map(({ name }) => name));
  const places = [...partPlaces(pair, pair.translation)]
    .map(([name, { place }]) => ({ name, line: place.line }))
    .sort((a, b) => a.line - b.line);
  return ({ line }) => changed.has(places.findLast((part) => part.line <= line)?.name ?? '');
}
