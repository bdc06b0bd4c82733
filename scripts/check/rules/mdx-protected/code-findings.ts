import type { Code as CodeBlock, InlineCode } from 'mdast';
import type { ParsedFile } from '../../core/graph.ts';
import type { Pair } from '../../core/pairs.ts';
import { quote } from '../../core/words.ts';
import { type Finding, finding } from '../../finding.ts';
import { placeOf, reference } from '../../place.ts';
import { type InSection, nodesIn, placeOfSection } from '../../sections.ts';

export type CodeNode = InlineCode | CodeBlock;

/** Code in a sentence, or a block of it. */
export interface Code extends InSection {
  node: CodeNode;
  key: string;
}

/** The code of a body. Blocks that count as equal belong together by their order. */
export const codeIn = (file: ParsedFile, keyOf: (node: CodeNode) => string): Code[] => [
  ...nodesIn(file, 'inlineCode').map((one) => ({ ...one, key: keyOf(one.node), written: one.node.value })),
  ...nodesIn(file, 'code').map((one, nth) => ({
    ...one,
    key: keyOf(one.node),
    written: `${one.section} ${nth}`,
  })),
];

/** How likely code has come in place of other code: by the share of its lines that the other has. */
export function likenessOfCode({ node: one }: Code, { node: other }: Code): number {
  if (one.type !== other.type) return 0;
  const [lines, others] = [one, other].map(({ value }) => value.split('\n')) as [string[], string[]];
  return 1 + lines.filter((line) => others.includes(line)).length / lines.length;
}

export const otherCode = ({ node }: Code, expected: Code, { source, translation }: Pair): Finding =>
  finding(translation, placeOf(node), 'mdx-protected', 'other-code', {
    expected: writtenCode(expected.node, node),
    found: writtenCode(node, expected.node),
    at: reference(source, placeOf(expected.node)),
  });

export const extraCode = ({ node }: Code, { source, translation }: Pair): Finding =>
  finding(translation, placeOf(node), 'mdx-protected', 'extra-code', {
    found: writtenCode(node),
    english: source.path,
  });

export const missingCode = ({ node, section }: Code, { source, translation }: Pair): Finding =>
  finding(translation, placeOfSection(translation, section), 'mdx-protected', 'missing-code', {
    expected: writtenCode(node),
    at: reference(source, placeOf(node)),
  });

/** Code as messages show it: of a block, the first line with names, or with words, that another one has not. */
function writtenCode({ type, value }: CodeNode, other?: CodeNode): string {
  if (type === 'inlineCode') return `\`${value}\``;
  const [lines, others] = [value, other?.value ?? ''].map((code) => code.replace(comments, '').split('\n'));
  const known = new Set(others?.map(signsOf));
  const differing = lines?.filter((line) => line.trim() !== '' && !known.has(signsOf(line))) ?? [];
  const hasOther = (read: (code: string) => string[]) => {
    const all = new Set(read(other?.value ?? ''));
    return (line: string) => read(line).some((word) => !all.has(word));
  };
  const line = differing.find(hasOther(namesIn)) ?? differing.find(hasOther(wordsIn)) ?? differing[0];
  return quote(line ?? value.split('\n', 1)[0] ?? '');
}

/** A line of code without its indentation and the mark of a change before it, or all of them. */
export const signsOf = (code: string): string =>
  code
    .replace(/^[+-](?=\s)/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Comments, and what stands in quotation marks, unless it is a key or an address. */
const texts =
  /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?:(?<!\S)#|(?<![:\S])\/\/|(?<!\S)--\s).*|"""[\s\S]*?"""|(["'`])(?![^"'`\s]*[@./:][^"'`\s]*\1)(?:(?!\1)[^\\\n]|\\.)*\1(?!\s*:)/g;

/** The words of code but for those of comments and texts, and codes of languages. */
export const wordsIn = (code: string): string[] =>
  (code.replace(texts, '').match(/[\p{L}\p{N}_$-]*[\p{L}\p{N}_]/gu) ?? []).filter(
    (word) => !/^[a-z]{2}(?:[-_][A-Za-z]+)?$/.test(word),
  );

const comments = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!\S)(?:#+|\/\/)\s.*/g;

/**
 * The names of functions, options and other names in code that no language writes so: `greet(`, `--force`, `siteTitle`;
 * those that an example gives to what it imports and computes may be translated, as comments are.
 */
export function namesIn(code: string): string[] {
  const text = code.replace(comments, '');
  const given = new Set([...text.matchAll(/\b(?:import|const|let|var)\s+([\w$]+)/g)].map(([, name]) => name));
  const names = text.match(/[\w$]+(?=\()|(?<!\S)--[a-z][\w-]*|(?<![\w$])[a-z][\w$]*[A-Z][\w$]*/g) ?? [];
  return [...new Set(names)].filter((name) => !given.has(name));
}
