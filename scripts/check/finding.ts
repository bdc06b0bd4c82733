import type { Place } from './core/located.ts';
import { type CodeOf, type DataOf, type Rule, rules, sentencesOf } from './rules/catalog.ts';

/** One thing that is wrong with the content or the configuration, for people and for programs. */
export interface Finding {
  /** Path from the root of the project, with forward slashes. */
  path: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 code units, as editors count. */
  column: number;
  level: 'error' | 'warning';
  rule: Rule;
  /** What is wrong, by a name within the rule that does not change with the words. */
  code: string;
  /** Where in the structure of the file, what was expected and what was found, as plain data. */
  data: { readonly [name: string]: unknown };
  /** What is wrong, in words made from the data. */
  message: string;
  /** What to do about it, in words. */
  fix: string;
  /** The text is not there yet and the site shows English meanwhile: nothing is wrong, something is to be done. */
  gap?: true;
  /** It was there before the change that is judged (`--base`). */
  old?: true;
  /** A change of the file that fixes it without changing what the text says. */
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

/** The same for code and data that a rule's own functions have put together. */
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

/** Facts that help people find and fix a place, and may change while the finding stays the same. */
const hints: ReadonlySet<string> = new Set([
  'accept',
  'at',
  'before',
  'command',
  'diff',
  'english',
  'heading',
  'isBefore',
  'isThere',
  'known',
  'meant',
  'name',
  'near',
  'path',
  'purpose',
  'record',
  'right',
  'texts',
]);

/** Names a finding by its code and data, not by its words or line: lines move, headings are renamed. */
export const identity = ({ path, rule, code, data }: Finding): string =>
  JSON.stringify([path, rule, code, ...Object.entries(data).filter(([name]) => !hints.has(name))]);

/** Sorts findings by file and place. */
export function byPlace(a: Finding, b: Finding): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column;
}

/**
 * A text as a terminal can show it: content must not be able to move the cursor, set colors or turn the
 * direction of writing around.
 */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');

/**
 * Shows a text in a color or style of the terminal.
 * @param code of SGR (ECMA-48, section 8.3.117), such as 1 for bold and 31 for red
 */
export const ansi =
  (code: number) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[0m`;

/** Lines as the log of a workflow takes them: content must not be able to give it commands, as GitHub's begin. */
export const withoutCommands = (lines: string): string =>
  lines.replace(/^([^\S\n]*):(?=:)/gm, '$1: ').replaceAll('##[', '## [');

/** A finding as one line: `path:line:column  level  rule  message → fix`. */
export function formatFinding({ path, line, column, level, rule, message, fix }: Finding): string {
  return printable(`${path}:${line}:${column}  ${level}  ${rule}  ${message} → ${fix}`);
}
