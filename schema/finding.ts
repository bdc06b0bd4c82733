/**
 * One thing that is wrong with the content or the configuration, for people and for machines
 * (design section 7: the shape of the JSON output is a contract).
 */
export interface Finding {
  /** Path from the root of the project, with forward slashes. */
  path: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 code units, as editors count. */
  column: number;
  level: 'error' | 'warning';
  rule: Rule;
  /** What was expected and what was found. */
  message: string;
  /** What to do about it. */
  fix: string;
}

/** Rules of the translation check that are in use. */
export const rules = [
  'parse',
  'file',
  'frontmatter',
  'keys',
  'placeholders',
  'headings',
  'mdx-protected',
  'glossary',
] as const;

export type Rule = (typeof rules)[number];

/** Sorts findings by file and place. */
export function byPlace(a: Finding, b: Finding): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column;
}

/** A finding as one line: `path:line:column  level  rule  message → fix`. */
export function formatFinding({ path, line, column, level, rule, message, fix }: Finding): string {
  return `${path}:${line}:${column}  ${level}  ${rule}  ${message} → ${fix}`;
}
