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
  /** The text is not there yet and the site shows English meanwhile: nothing is wrong, something is to be done. */
  gap?: true;
  /** It was there before the change that is judged (`--base`). */
  old?: true;
  /** A change of the file that mends it without changing what the text says. */
  edit?: Edit;
}

/** A piece of a file, by character offsets in UTF-16 code units, and what to write instead. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Rules of the translation check; each has a page in docs/rules/. */
export const rules = [
  'parse',
  'file',
  'frontmatter',
  'keys',
  'placeholders',
  'headings',
  'mdx-protected',
  'links',
  'chars',
  'untranslated',
  'numbers',
  'typography',
  'glossary',
  'stale',
] as const;

export type Rule = (typeof rules)[number];

/** The page that explains a rule, from the root of the project. */
export const pageOfRule = (rule: Rule): string => `docs/rules/${rule}.md`;

/** Sorts findings by file and place. */
export function byPlace(a: Finding, b: Finding): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column;
}

/**
 * A text as a terminal can show it: content must not be able to move the cursor, set colors or turn the
 * direction of writing around.
 */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');

/** A finding as one line: `path:line:column  level  rule  message → fix`. */
export function formatFinding({ path, line, column, level, rule, message, fix }: Finding): string {
  return printable(`${path}:${line}:${column}  ${level}  ${rule}  ${message} → ${fix}`);
}
