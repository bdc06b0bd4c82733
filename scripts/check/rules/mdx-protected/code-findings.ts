import { diffArrays } from 'diff';
import type { Code as CodeBlock, InlineCode } from 'mdast';
import { closest } from '../../core/explain.ts';
import type { InSection } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import { type Place, placeOf, reference, startOfFile } from '../../core/parsing/located.ts';
import { quote } from '../../core/words.ts';
import { type Finding, finding } from '../../finding.ts';
import { placeOfMissing } from '../../outline/outline.ts';
import { linesOf, namesIn, wordsIn } from './code-words.ts';

export type CodeNode = InlineCode | CodeBlock;

/** Inline code or a code block. */
export interface Code extends InSection {
  node: CodeNode;
  key: string;
}

/** Returns how likely code has replaced other code: for blocks, by the share of lines that the other contains. */
export function likenessOfCode({ node: one }: Code, { node: other }: Code): number {
  if (one.type !== other.type) return 0;
  if (one.type === 'inlineCode') return 1 + Number(isAlike(one, other));
  const [lines, others] = [one, other].map(({ value }) => value.split('\n')) as [string[], string[]];
  return 1 + lines.filter((line) => others.includes(line)).length / lines.length;
}

/** @param isLost whether a line of the source has something that the translation lacks */
export function otherCode(
  { node }: Code,
  { node: english }: Code,
  pair: Pair,
  isLost: (line: string) => boolean = (line) => line !== '',
): Finding {
  const { source, translation } = pair;
  const [line, translatedLine] = firstDifference(english, node, isLost);
  const [expected, found] = formatDifference([english, line], [node, translatedLine]);
  return finding(translation, placeOfLine(node, translatedLine), 'mdx-protected', 'other-code', {
    expected,
    ...(found !== quote('') && { found }),
    at: reference(source, placeOfLine(english, line)),
  });
}

export function missingCode(code: Code, pair: Pair): Finding {
  const { node } = code;
  return finding(pair.translation, placeOfMissing(code, pair), 'mdx-protected', 'missing-code', {
    expected: formatCode(node, mainLine(node)),
    at: reference(pair.source, placeOf(node)),
    ...(node.type === 'code' && { isBlock: true }),
  });
}

/** Whether two pieces of inline code are spelled almost alike. */
export const isAlike = (one: CodeNode, other: CodeNode): boolean =>
  one.type === 'inlineCode' && closest(one.value, [other.value]) !== undefined;

/** Formats code for messages: for a block, one of its lines. */
const formatCode = ({ type, value }: CodeNode, line: number): string =>
  type === 'inlineCode' ? `\`${value}\`` : quote(lineOf({ value }, line));

/** Formats lines of two pieces of code for messages; if they start alike, only from shortly before they differ. */
function formatDifference(...both: readonly [[CodeNode, number], [CodeNode, number]]): [string, string] {
  const [expected, found] = both.map(([node, line]) => formatCode(node, line)) as [string, string];
  if (expected !== found) return [expected, found];
  const [wanted, own] = both.map(([node, line]) => lineOf(node, line)) as [string, string];
  const start = wanted.split('').findIndex((letter, at) => letter !== own[at]) - 20;
  return [quote(`…${wanted.slice(start)}`), quote(`…${own.slice(start)}`)];
}

const lineOf = ({ value }: Pick<CodeNode, 'value'>, line: number): string =>
  linesOf(value)[line] || value.split('\n')[line]?.trim() || '';

/** Returns the first line of code with names, or else with words. */
function mainLine({ value }: CodeNode): number {
  const lines = linesOf(value);
  const at = lines.findIndex((line) => namesIn(line).length > 0);
  return Math.max(0, at >= 0 ? at : lines.findIndex((line) => wordsIn(line).length > 0));
}

function placeOfLine({ type, value, position }: CodeNode, line: number): Place {
  if (type === 'inlineCode' || !position) return position?.start ?? startOfFile;
  const { start, end } = position;
  const hasFence = end.line - start.line + 1 > value.split('\n').length;
  return { ...start, line: start.line + Number(hasFence) + line };
}

/** Returns the lines where code first lacks something of the source, or else where the two first differ. */
function firstDifference(
  english: CodeNode,
  translated: CodeNode,
  isLost: (line: string) => boolean,
): [line: number, translatedLine: number] {
  const [lines, translatedLines] = [linesOf(english.value), linesOf(translated.value)];
  const places: [number, number][] = [];
  let [hunk, line, ownLine] = [0, 0, 0];
  // Blocks with almost nothing in common differ from the start.
  for (const { added, removed, count } of diffArrays(lines, translatedLines, { maxEditLength: 1000 }) ?? []) {
    const isSame = !added && !removed;
    for (let nth = 0; nth < count && !isSame; nth++) places.push([hunk + nth, ownLine + nth]);
    if (!added) line += count;
    if (!removed) ownLine += count;
    if (isSame) hunk = line;
  }
  return places.find(([at]) => isLost(lines[at] ?? '')) ?? places[0] ?? [0, 0];
}
