import type { ParsedFile } from './core/parsed-file.ts';
import { type Place, reference } from './core/parsing/located.ts';
import { type CodeOf, type DataOf, type Rule, rules, sentencesOf } from './rules/catalog.ts';

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
  /** Names the problem within the rule, independent of its wording. */
  code: string;
  /** Where in the structure of the file, what was expected and what was found, as plain data. */
  data: { readonly [name: string]: unknown };
  message: string;
  fix: string;
  /** The text is still missing, and the site shows English: work to do rather than a mistake. */
  gap?: true;
  /** It existed before the change that is checked (`--base`), or when the baseline was written. */
  old?: true;
  /** An edit that fixes it without changing the meaning of the text. */
  edit?: Edit;
}

/** A piece of a file, by character offsets in UTF-16 code units, and what to write instead. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A finding at a place of a file, with the level of its rule. */
export const finding = <Name extends Rule, Code extends CodeOf<Name>>(
  file: { path: string },
  place: Place,
  rule: Name,
  code: Code,
  ...[data]: DataOf<Name, Code>
): Finding => untyped(file, place, rule, code, (data ?? {}) as Finding['data']);

/** The same for code and data composed by a rule's own functions. */
export function untyped(
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

/** A finding that is only probably one, since little is known of the project. */
export const asWarning = (finding: Finding): Finding => ({ ...finding, level: 'warning' });

/** Why the first of some files that cannot be read cannot, in a sentence. */
export function unreadable(...files: readonly (ParsedFile | undefined)[]): string | undefined {
  const file = files.find((one) => one && one.problems.length > 0);
  const [problem] = file?.problems ?? [];
  if (!file || !problem) return undefined;
  const [message, fix] = sentencesOf('parse', problem.code, problem.data);
  return `${reference(file, problem.place)} cannot be read: ${message} → ${fix}`;
}

/** @throws Error with the first problem of a file that cannot be read */
export function refuseUnreadable(...files: readonly (ParsedFile | undefined)[]): void {
  const why = unreadable(...files);
  if (why) throw new Error(why);
}

/** Facts that help to find and fix the problem; they may change while the finding stays the same. */
const hints: ReadonlySet<string> = new Set(
  'accept also at before command commit complete current date diff done english heading isBefore isBlock isThere known lost meant mayBeEnglish more name near note others path purpose record required rest right stale texts'.split(
    ' ',
  ),
);

/** Names a finding by its code and data, not by its words or line: lines move, headings are renamed. */
export const identity = ({ path, rule, code, data }: Finding): string =>
  JSON.stringify([path, rule, code, ...Object.entries(data).filter(([name]) => !hints.has(name))]);

/** Sorts findings by file and place. */
export function byPlace(a: Finding, b: Finding): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column;
}

/** A text that is safe to show in a terminal: content must not move the cursor, set colors or reverse text. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');

/** Shows a text in a style of the terminal, if in any, by its SGR code (ECMA-48, section 8.3.117): 1 is bold, 31 red. */
export const ansi =
  (code: number, color: boolean) =>
  (text: string): string =>
    color ? `\u001b[${code}m${text}\u001b[0m` : text;

/** Lines that are safe in the log of a workflow: content must not contain commands for GitHub. */
export const withoutCommands = (lines: string): string =>
  lines.replace(/^([^\S\n]*):(?=:)/gm, '$1: ').replaceAll('##[', '## [');

/** A finding as one line: `path:line:column  level  rule  message → fix`. */
export function formatFinding({ path, line, column, level, rule, message, fix }: Finding): string {
  return printable(`${path}:${line}:${column}  ${level}  ${rule}  ${message} → ${fix}`);
}
