import { distanceOf } from '../../core/explain.ts';
import type { Pair } from '../../core/pairs.ts';
import type { Finding } from '../../finding.ts';
import { scriptsOf } from '../../languages/scripts.ts';
import { literal } from '../../masked.ts';
import { type OutlineChange, outlineChanges } from '../../outline.ts';
import { compareUnordered, nodesIn, wordsOfSection } from '../../sections.ts';
import {
  type Code,
  type CodeNode,
  codeIn,
  isAlike,
  likenessOfCode,
  missingCode,
  otherCode,
} from './code-findings.ts';
import { linesOf, namesIn, signsOf, wordsIn } from './code-words.ts';

/**
 * Code in other layouts, where words of examples are translated too, and code in another section is other code, since
 * the texts may be of different versions.
 */
export function layoutCode(pair: Pair): Finding[] {
  const { source, translation } = pair;
  const changes = outlineChanges(pair);
  const isExactHere = changes && scriptsOf(pair.language.code).length > 0;
  const [values, ownValues] = [source, translation].map(
    (file) => new Set(nodesIn(file, 'code').map(({ node }) => node.value)),
  );
  const keyIn = (node: CodeNode): string =>
    node.type === 'code' && values?.has(node.value) && ownValues?.has(node.value)
      ? `\n${node.value}`
      : ((isExactHere ? wordsKey(node) : undefined) ?? keyOf(node));
  const [english, own] = [codeIn(source, keyIn), codeIn(translation, keyIn)];
  const compared = compareUnordered(english, own, (one, other) =>
    one.section === other.section ? likenessOfCode(one, other) : 0,
  );
  const unlike = compared.different.filter(
    ([{ node: found }, { node: expected }]) =>
      signsOf(found.value) !== signsOf(expected.value) &&
      !mayBe(found, expected) &&
      !saysMore(found, expected) &&
      (found.type !== 'code' || wordsKey(found) !== undefined || keyOf(found) !== keyOf(expected)),
  );
  const instead = unlike.filter(([found, expected]) => isInPlaceOf(found, expected));
  // Otherwise it is code of another sentence: that of English is missing.
  const missing = [
    ...compared.missing,
    ...unlike.flatMap((pair) => (instead.includes(pair) ? [] : pair[1])),
  ].filter((code) => (changes && code.node.type === 'code' ? isLost(code, changes) : isAsked(code)));
  // Two of English in one: `.json/.jsonc`.
  const isJoined = ({ node }: Code): boolean =>
    missing.some((other) => other.node.type === node.type && isIn(other.node.value, node.value));
  return [
    ...[
      ...instead.filter(([found, expected]) => !isJoined(found) && !isUsual(found, expected)),
      ...renamedKeys(),
    ].map(([found, expected]) => otherCode(found, expected, pair)),
    ...missing.map((code) => missingCode(code, pair)),
  ];

  /** Blocks in which one key was changed; the values of an example may be translated. */
  function renamedKeys(): [found: Code, expected: Code][] {
    const blocksIn = (all: readonly Code[]) => all.filter(({ node }) => node.type === 'code');
    const [blocks, ownBlocks] = [blocksIn(english), blocksIn(own)];
    if (!changes || blocks.length !== ownBlocks.length) return [];
    const known = new Set(blocks.flatMap(({ node }) => wordsIn(node.value)));
    return ownBlocks.flatMap((found, nth): [Code, Code][] => {
      const expected = blocks[nth];
      if (!expected || expected.key !== found.key) return [];
      const [words, ownWords] = [wordsIn(expected.node.value), wordsIn(found.node.value)];
      const other = words.flatMap((word, at) => (ownWords[at] === word ? [] : [[word, ownWords[at] ?? '']]));
      const [[word = '', ownWord = ''] = []] = other;
      const isOne = words.length === ownWords.length && other.length === 1 && !known.has(ownWord);
      return isOne && isKey(expected.node, literal(word)) ? [[found, expected]] : [];
    });
  }

  function isInPlaceOf(found: Code, expected: Code): boolean {
    const count = (codes: readonly Code[]) => codes.filter(({ section }) => section === found.section).length;
    return (
      found.node.type === 'code' ||
      isAlike(found.node, expected.node) ||
      (count(english) === count(own) && !isInEnglish(found) && isAsked(expected))
    );
  }

  /** Whether English has it in another place: there, it may be misspelled, or in the plural. */
  function isUsual(found: Code, expected: Code): boolean {
    return isAlike(found.node, expected.node) && isInEnglish(found);
  }

  function isInEnglish({ key, node: { value } }: Code): boolean {
    const whole = new RegExp(`(?<![\\w.:/@-])${literal(bare(value))}(?![\\w/-])`);
    return english.some(({ key: other, node }) => other === key || whole.test(node.value));
  }

  /** Whether code that is missing in its section can only be written as in English, and is not in its words. */
  function isAsked({ section, node }: Code): boolean {
    const words = wordsOfSection(translation, section);
    return words !== '' && isExact(node) && !isIn(node.value, words) && !isSaidOtherwise(node, section);
  }

  /** Whether a command may be there in another way: in other words, or with other options. */
  function isSaidOtherwise(node: CodeNode, section: string): boolean {
    const isElse = (one: Code) => one.section === section && keyOf(one.node) === 'words';
    return /\s/.test(node.value) && own.some((one) => isElse(one) || isAlike(one.node, node));
  }
}

/** Whether code is in a text, also as plain words or as a part of longer code; a mere sign, as `>`, may be any. */
const isIn = (code: string, text: string): boolean =>
  /\w/.test(code) && new RegExp(`(?<!\\w)${literal(bare(code))}(?!\\w)`, 'i').test(withoutQuotes(text));

/** Whether a page that follows its source has fewer blocks of code in the section of one. */
const isLost = ({ section }: Code, changes: readonly OutlineChange[]): boolean =>
  changes.some(
    ({ expected, found }) =>
      found.length === 0 && expected.some((block) => block.kind === 'code' && block.section === section),
  );

/** Whether code can only be written so: neither words, as `static` and `strict mode`, nor an example with gaps, as `<id>.com`. */
const isExact = ({ type, value }: CodeNode): boolean =>
  (type === 'code' || !/^\p{L}+(?:[- ]\p{L}+)*$/u.test(value) || /\p{Ll}\p{Lu}/u.test(value)) &&
  !/^[\s,.;:"'{}[\]()/-]*$/.test(value) &&
  !/[<{][^<>{}]+[>}]/.test(value);

/** `"pt-BR"` and `pt-BR` name the same value, and a soft hyphen is not shown. */
const withoutQuotes = (code: string): string => code.replace(/["'\u00ad]/g, '');

/** Code without quotes, spaces around it and what may end it: `src/pages/` and `src/pages` are the same folder. */
const bare = (code: string): string =>
  withoutQuotes(code)
    .trim()
    .replace(/,\s+/g, ',')
    .replace(/^\*(?=[._])/, '')
    .replace(/^\/(?=\w)|(?<=[\w>])[/;]$/g, '');

/** What code is compared by: of blocks, the language and the names in it. */
function keyOf({ type, value, ...node }: CodeNode): string {
  if (type === 'code') {
    const lang = ('lang' in node && node.lang) || '';
    return `\n${ofWords.has(lang) ? '' : [lang, ...namesIn(value).sort()].join('\n')}`;
  }
  // A command, or a value that is computed: other code with spaces may be words.
  const plain = bare(value);
  const isCommand = /^[a-z][\w.-]*(?: [\w.:/@=-]+)*$/.test(plain);
  return isCommand || plain.includes('${') || !/\s|\P{ASCII}/u.test(plain) ? plain : 'words';
}

/**
 * What a block of a program is compared by in a page that follows its source, in a language with other letters: there,
 * words in Latin letters are not translated. `undefined` where some are, as in the texts of elements.
 */
function wordsKey({ type, value, ...node }: CodeNode): string | undefined {
  const lang = ('lang' in node && node.lang) || '';
  if (type !== 'code' || (ofWords.has(lang) && !ofSettings.has(lang))) return undefined;
  const words = wordsIn(value);
  return words.some((word) => /\P{ASCII}/u.test(word)) ? undefined : `\n${words.sort().join('\n')}`;
}

const ofSettings = new Set(['yaml', 'yml', 'toml']);

/** Whether a word is a key, `"enabled": true`, `enabled: true` or `icon="star"`, or in a computed value: `${{ env.CI }}`. */
const isKey = ({ value, ...node }: CodeNode, word: string): boolean => {
  const lang = ('lang' in node && node.lang) || '';
  const patterns = /^jsonc?$/.test(lang)
    ? [`"${word}"\\s*:`]
    : [
        `\\b${word}="`,
        `\\$\\{[^$}\\n]{0,200}\\b${word}\\b`,
        ...(ofSettings.has(lang) ? [`^[ \\t-]*${word}[ \\t]*[:=]`] : []),
      ];
  return lang !== '' && patterns.some((pattern) => new RegExp(pattern, 'm').test(value));
};

/** Languages whose blocks are mostly words for people, which a translation translates. */
const ofWords = new Set([
  '',
  ...'diff html markdoc markdown md mdoc mdx text toml txt xml yaml yml'.split(' '),
]);

/** Whether a block has all lines of that of English, and more, as the output of a command. */
function saysMore({ type, value }: CodeNode, expected: CodeNode): boolean {
  const left = type === 'code' ? linesOf(expected.value) : [];
  const lines = left.length > 0 ? linesOf(value) : [];
  const rest = lines.reduce((at, line) => (line === left[at] ? at + 1 : at), 0);
  return left.length > 0 && lines.length > left.length && rest === left.length;
}

/** Whether code in a sentence may be written in another way than in English. */
const mayBe = (found: CodeNode, expected: CodeNode): boolean =>
  found.type === 'inlineCode' &&
  (isTranslatedCode(found.value, expected.value) || isVariant(found.value, expected.value));

/**
 * Whether code has the same signs around other words, as names of buttons and examples have in other languages: `Save`,
 * `<YOUR_KEY>`, `name|password`. A name of a program, `addRoute` or `check()`, is never translated.
 */
function isTranslatedCode(...codes: [found: string, expected: string]): boolean {
  const [found, expected] = codes;
  if (/^[\w$.]*[a-z][A-Z][\w$.]*(?:\(.*\))?$|\(\)$|\$\{/.test(expected)) return false;
  const [digits, otherDigits] = codes.map((code) => code.match(/\d+/g)?.join());
  if (otherDigits && digits !== otherDigits && (digits || !/\p{L}/u.test(expected))) return false;
  // A word of another language is seldom one letter apart, but for its end, and in names of buttons and gaps: `[group]`.
  const isValue = /^[^\sA-Z[]*[a-z]{4}[^\sA-Z[]*$/.test(expected);
  const mayBeAlike = !/\p{L}{3}/u.test(expected) || /^\p{Lu}\p{Ll}+$|[[{]/u.test(expected);
  const [stem, expectedStem] = codes.map((code) => code.replace(/[aeo](?!\p{L})/giu, ''));
  const isMisspelled = isValue || (!mayBeAlike && stem !== expectedStem);
  if (isMisspelled && distanceOf(found, expected, 1) <= 1) return false;
  const isWords = codes.some((code) => /\s\S|\P{ASCII}/u.test(code));
  const word = /[\p{L}\p{M}\d]+(?:[-_][\p{L}\p{M}\d]+)*/gu;
  const [one, other] = codes.map((code) => code.toLowerCase().match(word)?.join(' '));
  const [signs, otherSigns] = codes.map((code) => code.replace(word, 'x'));
  return one !== other && (isWords || signs === otherSigns);
}

/** Whether code says more than that of English, or the same without its brackets, plural or capitals. */
function isVariant(found: string, written: string): boolean {
  const expected = bare(written);
  if (found.replaceAll('-', ' ') === expected.replaceAll('-', ' ')) return true;
  // Words with capitals are a name: `Device Model`.
  const isName = [found, expected].some((code) => /^\p{Lu}\w+(?: \p{Lu}\w+)+$/u.test(code));
  if (isName && found.toLowerCase() === expected.toLowerCase()) return true;
  const lower = /\p{Ll}\p{Lu}/u.test(expected)
    ? expected.replace(/^./, (letter) => letter.toLowerCase())
    : expected.toLowerCase();
  return [expected, lower, expected.replace(/[<>]/g, ''), expected.replace(/s$/, '')].some((one) =>
    new RegExp(`(?:^/?|[\\s,|]|\\w[./])${literal(one)}(?:$|[\\s,|=:]|[./]\\w)`).test(found),
  );
}
