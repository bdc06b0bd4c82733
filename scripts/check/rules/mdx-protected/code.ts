import type { Code as CodeBlock, InlineCode } from 'mdast';
import { closest } from '../../core/explain.ts';
import type { ParsedFile } from '../../core/graph.ts';
import type { Pair } from '../../core/pairs.ts';
import { quote } from '../../core/words.ts';
import { asWarning, type Finding, finding } from '../../finding.ts';
import { literal } from '../../masked.ts';
import { placeOf, reference } from '../../place.ts';
import { compareUnordered, type InSection, nodesIn, placeOfSection, wordsOfSection } from '../../sections.ts';

/** Rule `mdx-protected`: code is the same in every language, apart from comments in blocks of it. */
export function mdxCode({ source, translation, project: { layout } }: Pair): Finding[] {
  if (!source.body || !translation.body) return [];
  const keyOf = layout ? translatedKey : exactKey;
  const [expected, found] = [source, translation].map((file) => codeIn(file, keyOf)) as [Code[], Code[]];
  const compared = compareUnordered(
    expected,
    found,
    // In other layouts, whose texts may be of different versions, code in another section is different code.
    (one, other) =>
      one.node.type === other.node.type && (!layout || one.section === other.section)
        ? 1 + equalLines(one.node.value, other.node.value)
        : 0,
  );
  const unlike = compared.different.filter(
    ([{ node }, other]) =>
      !layout || !(node.value === other.node.value || isTranslatedCode(node, other.node)),
  );
  const countIn = (codes: readonly Code[], section: string): number =>
    codes.filter((one) => one.section === section).length;
  // In a section with more or less code, unlike code is code of another sentence: that of English is missing.
  const isOther = ([{ node, section }, other]: readonly [Code, Code]): boolean =>
    !layout ||
    node.type === 'code' ||
    countIn(expected, section) === countIn(found, section) ||
    closest(node.value, [other.node.value]) !== undefined;
  const missing = [...compared.missing, ...unlike.flatMap((pair) => (isOther(pair) ? [] : pair[1]))];
  // Two of English in one: `.json/.jsonc`.
  const isJoined = ({ node }: Code): boolean =>
    layout !== undefined &&
    missing.some((other) => other.node.type === node.type && isIn(other.node.value, node.value));
  const at = ({ node }: Code): string => reference(source, placeOf(node));
  const findings = [
    ...unlike
      .filter((pair) => isOther(pair) && !isJoined(pair[0]))
      .map(([{ node }, expected]) =>
        finding(translation, placeOf(node), 'mdx-protected', 'other-code', {
          expected: writtenCode(expected.node, node),
          found: writtenCode(node, expected.node),
          at: at(expected),
        }),
      ),
    ...(layout ? [] : compared.extra).map(({ node }) => {
      const data = { found: writtenCode(node), english: source.path };
      return finding(translation, placeOf(node), 'mdx-protected', 'extra-code', data);
    }),
    ...missing
      .filter(({ section, node }) => {
        const words = wordsOfSection(translation, section);
        return !layout || (words !== '' && isExact(node.value) && !isIn(node.value, words));
      })
      .map((code) => {
        const data = { expected: writtenCode(code.node), at: at(code) };
        const place = placeOfSection(translation, code.section);
        return finding(translation, place, 'mdx-protected', 'missing-code', data);
      }),
  ];
  // Words of examples may be translated in other projects.
  return layout ? findings.map(asWarning) : findings;
}

type CodeNode = InlineCode | CodeBlock;

interface Code extends InSection {
  node: CodeNode;
  key: string;
}

/** The code of a body. Blocks that count as equal belong together by their order. */
const codeIn = (file: ParsedFile, keyOf: (node: CodeNode) => string): Code[] => [
  ...nodesIn(file, 'inlineCode').map((one) => ({ ...one, key: keyOf(one.node), written: one.node.value })),
  ...nodesIn(file, 'code').map((one, nth) => ({
    ...one,
    key: keyOf(one.node),
    written: `${one.section} ${nth}`,
  })),
];

/** The share of the lines of code that are in other code. */
function equalLines(code: string, other: string): number {
  const [lines, others] = [code.split('\n'), other.split('\n')];
  return lines.filter((line) => others.includes(line)).length / lines.length;
}

/** Whether code is in a text, also as plain words or as a part of longer code; a mere sign, as `>`, may be any. */
const isIn = (code: string, text: string): boolean =>
  /\w/.test(code) &&
  new RegExp(`(?<!\\w)${literal(withoutQuotes(code))}(?!\\w)`, 'i').test(withoutQuotes(text));

/** Whether code can only be written so: neither words, as `static` and `koord-batch`, nor an example with gaps, as `<id>.com`. */
const isExact = (code: string): boolean =>
  (!/^\p{L}+(?:-\p{L}+)*$/u.test(code) || /\p{Ll}\p{Lu}/u.test(code)) && !/[<{][^<>{}]+[>}]/.test(code);

/** `"pt-BR"` and `pt-BR` name the same value. */
const withoutQuotes = (code: string): string => code.replace(/["']/g, '');

/** What code is compared by: all of it but comments. */
function exactKey(node: CodeNode): string {
  if (node.type === 'inlineCode') return node.value;
  const lines = node.value.split('\n').map((line) => line.replace(/(?:^|\s)(?:#|\/\/|--).*$/, '').trimEnd());
  return `\n${node.lang ?? ''}\n${lines.filter(Boolean).join('\n')}`;
}

/** What code is compared by where words in examples are translated too. */
function translatedKey(node: CodeNode): string {
  if (node.type === 'code') return `\n${codeSkeleton(node.lang ?? '', node.value)}`;
  const value = withoutQuotes(node.value);
  return /\s|\P{ASCII}/u.test(value) ? 'words' : value;
}

/**
 * Whether code in a sentence has the same signs around other words, as names of buttons and examples have in other
 * languages: `Save`, `<YOUR_KEY>`, `name|password`. A name of a program, `addRoute` or `check()`, is never translated.
 */
function isTranslatedCode(found: CodeNode, expected: CodeNode): boolean {
  if (found.type === 'code' || expected.type === 'code') return false;
  if (/^[\w$.]*[a-z][A-Z][\w$.]*(?:\(.*\))?$|\(\)$/.test(expected.value)) return false;
  const isWords = [found, expected].some(({ value }) => /\s\S|[^\p{ASCII}]/u.test(value));
  const word = /[\p{L}\p{M}\d]+(?:[-_][\p{L}\p{M}\d]+)*/gu;
  const [one, other] = [found, expected].map(({ value }) => value.toLowerCase().match(word) ?? []);
  const [signs, otherSigns] = [found, expected].map(({ value }) => value.replace(word, 'x'));
  return one?.join(' ') !== other?.join(' ') && (isWords || signs === otherSigns);
}

/** Code as messages show it: of a block, the first line whose names another one has otherwise. */
function writtenCode(node: CodeNode, other?: CodeNode): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  const [lines, others = []] = [node, other].map((one) => one?.value.split('\n'));
  const isOther = (namesOf: (line: string) => string) => (line: string, at: number) =>
    namesOf(line) !== namesOf(others[at] ?? '');
  const line = lines?.find(isOther((one) => namesIn(one).join())) ?? lines?.find(isOther((one) => one));
  return quote(line ?? lines?.[0] ?? '');
}

/** Languages whose blocks are mostly words for people, which a translation translates. */
const ofWords = new Set([
  '',
  ...'diff html markdoc markdown md mdoc mdx text toml txt xml yaml yml'.split(' '),
]);

/**
 * What of a block of code is the same in every language where examples are translated too: its language, and the names
 * of functions, options and other names that no language writes so: `greet(`, `--force`, `siteTitle`.
 */
function codeSkeleton(lang: string, code: string): string {
  return ofWords.has(lang) ? '' : [lang, ...namesIn(code).sort()].join('\n');
}

/** Without comments, which are translated. */
const namesIn = (code: string): string[] =>
  code
    .replace(/(?<!\S)(?:#|\/\/)\s.*/g, '')
    .match(/[\w$]+(?=\()|(?<!\S)--[a-z][\w-]*|(?<![\w$])[a-z][\w$]*[A-Z][\w$]*/g) ?? [];
