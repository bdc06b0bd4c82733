/* The translation check: what it finds in a graph, and its reports. */

export { changesOf } from './changes/english-changes.ts';
export { checkContent, examine } from './check.ts';
export { acceptance } from './commands/accept.ts';
export { applyEdits } from './commands/fix.ts';
export type { LanguageCoverage } from './coverage/coverage.ts';
export { weighed } from './coverage/thresholds.ts';
export { type Finding, formatFinding, identity, unreadable } from './finding.ts';
export { type CodeHost, codeHostOf } from './formats/code-host.ts';
export { countLevels } from './formats/report.ts';
export { check } from './judge.ts';
export { type Memo, memoInMemory, openMemo } from './memo.ts';
export { pageOfRule, type Rule, ruleNames, rules, sentencesOf } from './rules/catalog.ts';
export { scaffold } from './scaffold/scaffold.ts';
export { glossaryTerms, occurrences } from './text/glossary-terms.ts';
export { sourceMap } from './text/source-map.ts';
export { validate, validateFile } from './validate.ts';
