import type { ParsedFile } from './core/parsed-file.ts';
import { type Place, reference } from './core/parsing/located.ts';
import { type CodeOf, type DataOf, type Rule, type RuleOrCode, rules, sentencesOf } from './rules/catalog.ts';

/** One problem in the content or the configuration, for humans and programs. */
export interface Finding {
  /** Path from the root of the project, with forward slashes. */
  path: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 code units, as editors count. */
  column: number;
  level: 'error' | 'warning';
  rule: Rule;
  /** Identifies the problem within the rule, independent of its wording. */
  code: string;
  /** Plain data: where the problem is in the structure of the file, what was expected and what was found. */
  data: { readonly [name: string]: unknown };
  message: string;
  fix: string;
  /** The text is not translated yet, and the site shows the source text: work to do rather than a mistake. */
  gap?: true;
  /** The problem existed before the checked change (`--base`), or is in the baseline; then it is a warning. */
  old?: true;
  /** An edit that fixes the problem without changing the meaning of the text. */
  edit?: Edit;
}

/** A range of a file, as offsets in UTF-16 code units, and the text to replace it with. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Creates a finding at a place in a file, with the level of its rule. */
export const finding = <Name extends Rule, Code extends CodeOf<Name>>(
  file: { path: string },
  place: Place,
  rule: Name,
  code: Code,
  ...[data]: DataOf<Name, Code>
): Finding => untypedFinding(file, place, rule, code, (data ?? {}) as Finding['data']);

/** Like `finding()`, for rules that compute the code and the data, which are not type-checked. */
export function untypedFinding(
  { path }: { path: string },
  { line, column }: Place,
  rule: Rule,
  code: string,
  data: object,
): Finding {
  const [message, fix] = sentencesOf(rule, code, data);
  const { level } = rules[rule];
  return { path, line, column, level, rule, code, data: data as Finding['data'], message, fix };
}

/** Downgrades a finding to a warning, such as where too little is known about the project to be certain. */
export const asWarning = (finding: Finding): Finding => ({ ...finding, level: 'warning' });

/** Whether a finding is of one of these rules or codes. */
export const isOneOf = ({ rule, code }: Finding, ...names: readonly RuleOrCode[]): boolean =>
  names.some((name) => name === rule || name === `${rule}/${code}`);

/** Says in one sentence why the first unreadable file cannot be read; `undefined` if all files can be. */
export function unreadableReason(...files: readonly (ParsedFile | undefined)[]): string | undefined {
  const file = files.find((one) => one && one.problems.length > 0);
  const [problem] = file?.problems ?? [];
  if (!file || !problem) return undefined;
  const [message, fix] = sentencesOf('parse', problem.code, problem.data);
  return `${reference(file, problem.place)} cannot be read: ${message} → ${fix}`;
}

/** Refuses unreadable files. @throws Error with the first problem of the first unreadable file */
export function refuseUnreadable(...files: readonly (ParsedFile | undefined)[]): void {
  const why = unreadableReason(...files);
  if (why) throw new Error(why);
}

/** Names of data that only helps to find and fix a problem: it may change while the finding stays the same. */
const hints: ReadonlySet<string> = new Set(
  'accept also at before besidePunctuation command commit complete current date diff done english heading inLanguage isBefore isBlock isThere known lost meant more name near note others path purpose record required rest right stale texts version'.split(
    ' ',
  ),
);

/** Identifies a finding by path, rule, code and data, not by wording or line: lines move, headings are renamed. */
export const identity = ({ path, rule, code, data }: Finding): string =>
  JSON.stringify([path, rule, code, ...Object.entries(data).filter(([name]) => !hints.has(name))]);

/** Sorts findings by file and place. */
export function byPlace(a: Finding, b: Finding): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column;
}

/** Makes text safe to print in a terminal: content must not move the cursor, set colors or reverse text. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');

/** Styles text for a terminal by SGR code (ECMA-48, section 8.3.117) if `color` is set: 1 is bold, 31 is red. */
export const ansi =
  (code: number, color: boolean) =>
  (text: string): string =>
    color ? `\u001b[${code}m${text}\u001b[0m` : text;

/** Makes lines safe for a workflow log: content must not contain GitHub workflow commands. */
export const escapeWorkflowCommands = (lines: string): string =>
  lines.replace(/^([^\S\n]*):(?=:)/gm, '$1: ').replaceAll('##[', '## [');

/** Formats a finding as one line: `path:line:column  level  rule  message → fix`. */
export function formatFinding({ path, line, column, level, rule, message, fix }: Finding): string {
  return printable(`${path}:${line}:${column}  ${level}  ${rule}  ${message} → ${fix}`);
}
