/* The check for the rest of this repository; what the package exports is in api.ts. */

export { checkContent, checkWithCoverage } from './check-content.ts';
export { check } from './check-project.ts';
export { applyEdits } from './commands/fix.ts';
export { type LanguageCoverage, openUnits } from './coverage/coverage.ts';
export { applyThresholds } from './coverage/thresholds.ts';
export {
  ansi,
  type Edit,
  type Finding,
  formatFinding,
  identity,
  printable,
  refuseUnreadable,
  unreadableReason,
} from './finding.ts';
export { type CodeHost, codeHostOf } from './formats/code-host.ts';
export { countLevels } from './formats/report.ts';
export { type Memo, memoInMemory } from './memo.ts';
export type { OpenProject } from './project/open-project.ts';
export { readContent } from './read-content.ts';
export { pageOfRule, type Rule, ruleNames, rules, sentencesOf } from './rules/catalog.ts';
export { glossaryTerms, occurrences } from './text/glossary-terms.ts';
export { sourceMap } from './text/source-map.ts';
export { validate, validateFile } from './validate.ts';
