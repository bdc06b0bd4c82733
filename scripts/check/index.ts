/* The translation check: what it finds in a graph, and its reports. */

export { checkContent } from './check.ts';
export { type CodeHost, codeHostOf } from './code-host.ts';
export { acceptance } from './commands/accept.ts';
export { coverageOf, type LanguageCoverage } from './coverage.ts';
export { changesOf } from './english-changes.ts';
export { type Finding, formatFinding, identity } from './finding.ts';
export { applyEdits } from './fix.ts';
export { glossaryTerms, occurrences } from './glossary-terms.ts';
export { check } from './judge.ts';
export { forgetful, type Memo, memoInMemory, openMemo } from './memo.ts';
export { unitsOf } from './prose.ts';
export { countLevels } from './report.ts';
export { pageOfRule, type Rule, ruleNames, rules, sentencesOf } from './rules/catalog.ts';
export { scaffold } from './scaffold/scaffold.ts';
export { sourceMap } from './source-map.ts';
export { weighed } from './thresholds.ts';
export { validate, validateFile } from './validate.ts';
export { wordDiff } from './word-diff.ts';
