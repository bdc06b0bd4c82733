import { withoutExplained } from './causes/without-explained.ts';
import { type CheckContext, contextOf, digestOf, digestOfFile, digestOfPair } from './context.ts';
import type { Graph } from './core/graph.ts';
import { type FileGroup, groupsOf, release } from './core/groups.ts';
import { isComparable } from './core/mdx/sections.ts';
import { hasSource, isPair, type Pair, type SourceFile, translatedFilesIn } from './core/pairs.ts';
import type { ParsedFile } from './core/parsed-file.ts';
import type { Locale } from './core/project.ts';
import { partsIn } from './core/staleness/parts.ts';
import { stalenessOf } from './core/staleness/staleness.ts';
import { asContent } from './core/translation.ts';
import { coverageOf, type FileCoverage, fileCoverageOf, type LanguageCoverage } from './coverage/coverage.ts';
import { byPlace, type Finding, isOneOf } from './finding.ts';
import { type Memo, memoInMemory } from './memo.ts';
import { outlineChanges } from './outline/outline.ts';
import { sourceLeftovers, translationLeftovers } from './rules/chars/leftovers.ts';
import { file, missingSources, refusals } from './rules/file/file.ts';
import { glossary, glossaryProblems } from './rules/glossary/glossary.ts';
import { headings } from './rules/headings/headings.ts';
import { keys, listLengths, pageIds, searchResults } from './rules/keys/keys.ts';
import { anchors } from './rules/links/anchors.ts';
import { linkDifferences, links, sourceLinks } from './rules/links/links.ts';
import { brokenTables } from './rules/mdx-protected/broken-tables.ts';
import { codeBlocks } from './rules/mdx-protected/code-blocks.ts';
import { mdxComponents } from './rules/mdx-protected/components.ts';
import { mdxEntries } from './rules/mdx-protected/entries.ts';
import { missingImports } from './rules/mdx-protected/imports.ts';
import { inlineCode } from './rules/mdx-protected/inline-code.ts';
import { openBoxes } from './rules/mdx-protected/open-boxes.ts';
import { numbers } from './rules/numbers/numbers.ts';
import { placeholders, unknownPlaceholders } from './rules/placeholders/placeholders.ts';
import { mergeDroppedKeys } from './rules/stale/dropped.ts';
import { stale } from './rules/stale/stale.ts';
import { typography } from './rules/typography/typography.ts';
import { lostParagraphs } from './rules/untranslated/lost-paragraphs.ts';
import { textLengths } from './rules/untranslated/text-lengths.ts';
import { sourceTodo, todo } from './rules/untranslated/todo.ts';
import { twice } from './rules/untranslated/twice.ts';
import { untranslated } from './rules/untranslated/untranslated.ts';
import { validateFile } from './validate.ts';

/*
 * What finds mistakes besides `validate()`, a rule or a part of one. Each is a pure function of its input, so its
 * findings are cached until a file changes.
 */

const sourceRules: readonly ((file: SourceFile, context: CheckContext) => Finding[])[] = [
  unknownPlaceholders,
  sourceLinks,
  sourceTodo,
  sourceLeftovers,
  ({ source, project }) => searchResults(source, project),
];

/** Rules that also apply to parts whose source has changed since they were translated. */
const pairRules: readonly ((pair: Pair, context: CheckContext) => Finding[])[] = [
  keys,
  pageIds,
  todo,
  placeholders,
  headings,
  links,
  anchors,
  missingImports,
  brokenTables,
  openBoxes,
  translationLeftovers,
  ({ translation, project }) => searchResults(translation, project),
  glossary,
  untranslated,
  twice,
  typography,
  stale,
];

/** Rules about what a translation has more or less of than its source; they skip parts that are stale. */
const differenceRules: readonly ((pair: Pair, context: CheckContext) => Finding[])[] = [
  mdxComponents,
  codeBlocks,
  inlineCode,
  mdxEntries,
  linkDifferences,
  numbers,
  textLengths,
  listLengths,
  lostParagraphs,
];

/** Checks the content, and returns findings sorted by place. An unreadable file is a finding and hides no others. */
export const checkContent = (graph: Graph, memo: Memo = memoInMemory()): Finding[] =>
  checkWithCoverage(graph, memo).findings;

/**
 * Like `checkContent()`, but also measures coverage by language. In projects with a `layout`, which may have tens of
 * thousands of pages, each page's parse result is released before the next is parsed.
 */
export function checkWithCoverage(
  graph: Graph,
  known: Memo = memoInMemory(),
): { findings: Finding[]; coverage: readonly LanguageCoverage[] } {
  const { project } = graph;
  // With a `layout`, findings also depend on the pages and files that links lead to, and on the git history.
  const memo = project.layout ? memoInMemory() : known;
  const context = contextOf(graph.whole ?? graph, memo);
  const findings = [
    ...refusals(graph),
    ...missingSources(graph),
    ...file(graph),
    ...[...graph.glossaries.values()].flatMap((file) =>
      memo.remember(digestOf([file.path, digestOfFile(file)]), () => glossaryProblems(file)),
    ),
  ];
  const covered: FileCoverage[] = [];
  const refusedPaths = new Set(graph.refused.map(({ file }) => file.path));
  for (const group of groupsOf(graph)) {
    if (hasSource(group)) {
      const key = digestOf([group.source.path, digestOfFile(group.source), context.digest]);
      findings.push(...memo.remember(key, () => checkSource(group, context)));
    }
    for (const one of translatedFilesIn(group, graph)) {
      const coverage = fileCoverageOf(one);
      covered.push(refusedPaths.has(one.path) ? { ...coverage, state: 'broken' } : coverage);
      if (isPair(one)) {
        const key = digestOf([digestOfPair(one), context.digest]);
        findings.push(...memo.remember(key, () => checkPair(one, context)));
      }
      releaseFile(group, one.language.code, context);
    }
    releaseFile(group, project.source, context);
  }
  return { findings: findings.sort(byPlace), coverage: coverageOf(covered, project) };
}

/** Releases a file's parse result in projects with a `layout`, but keeps its anchors, which other pages link to. */
function releaseFile(group: FileGroup, locale: Locale, { project, anchorIdsOf }: CheckContext): void {
  const file = project.layout && group.files.get(locale);
  if (!file) return;
  anchorIdsOf(file);
  release(group, locale);
}

/** Whether a file is a draft: it is not published, so it need not be complete. */
const isDraft = ({ data }: ParsedFile): boolean => asContent(data?.value).draft === true;

function checkSource(file: SourceFile, context: CheckContext): Finding[] {
  const { source, schema, project } = file;
  if (isDraft(source)) return [];
  return [
    ...validateFile(source, schema, source, project),
    ...sourceRules.flatMap((rule) => rule(file, context)),
  ];
}

function checkPair(pair: Pair, context: CheckContext): Finding[] {
  const { project, schema, source, translation } = pair;
  if (isDraft(source) || isDraft(translation)) return [];
  const isStale = isStaleAt(pair);
  const hasSameParagraphs = isComparable(source, translation);
  // These are reported even in sections with another number of paragraphs than the source; a lost component or entry
  // only if the page mirrors its source block by block.
  const isAlwaysReported = (finding: Finding): boolean =>
    isOneOf(finding, 'untranslated/too-short', 'untranslated/lost-paragraph') ||
    (isOneOf(finding, 'mdx-protected/missing-component', 'mdx-protected/list-length', 'mdx-protected/rows') &&
      outlineChanges(pair) !== undefined);
  const findings = [
    ...mergeDroppedKeys(validateFile(translation, schema, source, project), pair),
    ...pairRules.flatMap((rule) => rule(pair, context)),
    ...differenceRules
      .flatMap((rule) => rule(pair, context))
      .filter(
        (finding) => !isStale(finding) && (hasSameParagraphs(finding.line) || isAlwaysReported(finding)),
      ),
  ];
  return withoutExplained(findings, pair);
}

/** Returns a predicate: whether a finding is in a part whose source text has changed since the translation. */
function isStaleAt(pair: Pair): (finding: Pick<Finding, 'line'>) => boolean {
  const changed = new Set(stalenessOf(pair)?.changed.map(({ name }) => name));
  if (changed.size === 0) return () => false;
  const places = partsIn(pair.translation, pair.schema)
    .map(({ name, place }) => ({ name, line: place.line }))
    .sort((a, b) => a.line - b.line);
  return ({ line }) => changed.has(places.findLast((part) => part.line <= line)?.name ?? '');
}
