import { distanceOf } from '../../core/explain.ts';
import { compareUnordered, hasSection, wordsOfSection } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { Finding } from '../../finding.ts';
import { scriptsOf } from '../../languages/scripts.ts';
import { type OutlineChange, outlineChanges } from '../../outline/outline.ts';
import { literal } from '../../text/masked.ts';
import {
  type Code,
  type CodeNode,
  codeIn,
  isAlike,
  likenessOfCode,
  missingCode,
  otherCode,
} from './code-findings.ts';
import { keysIn, linesOf, namesIn, wordsIn } from './code-words.ts';

/**
 * Code in other layouts, where words of examples are translated too, and code in another section is other code, since
 * the texts may be of different versions.
 */
export function layoutCode(pair: Pair): Finding[] {
  const { source, translation } = pair;
  const changes = outlineChanges(pair);
  const isExactHere = changes !== undefined && !scriptsOf(pair.language.code).includes('Latn');
  const keyIn = (node: CodeNode): string => (isExactHere && wordsKey(node)) || keyOf(node);
  const [english, own] = [codeIn(source, keyIn), codeIn(translation, keyIn)];
  const compared = compareUnordered(english, own, (one, other) =>
    one.section === other.section ? likenessOfCode(one, other) : 0,
  );
  const blocks = new Set(own.flatMap(({ node }) => (node.type === 'code' ? unformatted(node) : [])));
  const instead: [found: Code, expected: Code][] = [];
  const missing = [...compared.missing];
  for (const [found, expected] of compared.different) {
    // English may have it in another place: there, it may be misspelled, or in the plural.
    const isUsual = isAlike(found.node, expected.node) && isInEnglish(found);
    if (isUsual || mayDiffer(found.node, expected.node) || blocks.has(unformatted(expected.node))) continue;
    if (isInPlaceOf(found, expected)) instead.push([found, expected]);
    // It is code of another sentence.
    else missing.push(expected);
  }
  return [
    ...instead.map(([found, expected]) => otherCode(found, expected, pair)),
    ...missing
      // With its heading, it is missing as a whole, which is another finding.
      .filter(({ section }) => translation.body !== undefined && hasSection(translation.body, section))
      .filter((code) => (changes && code.node.type === 'code' ? isLost(code, changes) : isAsked(code)))
      .map((code) => missingCode(code, pair)),
  ];

  function isInPlaceOf(found: Code, expected: Code): boolean {
    const count = (codes: readonly Code[]) => codes.filter(({ section }) => section === found.section).length;
    return (
      found.node.type === 'code' ||
      isAlike(found.node, expected.node) ||
      (count(english) === count(own) && !isInEnglish(found) && isAsked(expected))
    );
  }

  function isInEnglish({ key, node: { value } }: Code): boolean {
    const whole = new RegExp(`(?<![\\w.:/@-])${literal(bare(value))}(?![\\w/-])`);
    return english.some(({ key: other, node }) => other === key || whole.test(node.value));
  }

  /** Whether code that is missing in its section can only be written as in English, and is not in its words. */
  function isAsked({ section, node }: Code): boolean {
    const words = wordsOfSection(translation, section);
    return words !== '' && isExact(node) && !isIn(node.value, words);
  }
}

/** Whether a page that follows its source has fewer blocks of code in the section of one. */
const isLost = ({ section }: Code, changes: readonly OutlineChange[]): boolean =>
  changes.some(
    ({ expected, found }) =>
      found.length === 0 && expected.some((block) => block.kind === 'code' && block.section === section),
  );

/**
 * Whether code is in a text, also as plain words or as a part of longer code; a mere sign, as `>`, may be any.
 */
const isIn = (code: string, text: string): boolean =>
  /\w/.test(code) && new RegExp(`(?<!\\w)${literal(bare(code))}(?!\\w)`, 'i').test(withoutQuotes(text));

/**
 * Whether code can only be written so: neither words, as `static` and `strict mode`, nor an example with gaps, as
 * `<id>.com` and `YourName`.
 */
const isExact = ({ type, value }: CodeNode): boolean =>
  (type === 'code' || !ofPlainWords.test(value) || /\p{Ll}\p{Lu}/u.test(value)) &&
  /[\p{L}\p{N}]/u.test(value) &&
  !/\P{ASCII}|[<{][^<>{}]+[>}]/u.test(value) &&
  !ofReader.test(value);

/** Words, or a sentence as a program says it: `strict mode`, `say Hello! for 2 seconds`. */
const ofPlainWords = /^["'“]?\p{L}+(?:-\p{L}+|[!?,]? [\p{L}\d]+)*[!?.]? ?["'”]?$/u;

/** What readers put something of their own in the place of: `YourName`, `your-domain.com`. */
const ofReader = /(?<![a-z])(?:my|[Yy]our|YOUR)(?=[-_A-Z])/;

/** `"pt-BR"` and `pt-BR` name the same value, and a soft hyphen is not shown. */
const withoutQuotes = (code: string): string => code.replace(/["'\u00ad]/g, '');

/** Code without quotes, spaces around it and what may end it: `src/pages/` and `src/pages` are the same folder. */
const bare = (code: string): string =>
  withoutQuotes(code)
    .trim()
    .replace(/^\/(?=\w)|(?<=[\w>])[/;]$/g, '');

/** Code without what a formatter changes. */
const unformatted = ({ value }: CodeNode): string => value.replace(/[\s;,'"`]+/g, '');

/** What code is compared by: blocks of settings by their keys, others by their language and the names in them. */
function keyOf({ type, value, ...node }: CodeNode): string {
  if (type === 'code') {
    const lang = ('lang' in node && node.lang) || '';
    const program = ofWords.has(lang) ? [] : [lang, ...namesIn(value)];
    return `\n${(ofSettings.has(lang) ? keysIn(value) : program).sort().join('\n')}`;
  }
  // A command, or a value that is computed: other code with spaces may be words.
  const plain = bare(value).replace(/\s+/g, ' ');
  const isCommand = /^[a-z][\w.-]*(?: [\w.:/@=-]+)*$/.test(plain);
  return isCommand || plain.includes('${') || !/\s|\P{ASCII}/u.test(plain) ? plain : 'words';
}

/**
 * What a block of a program is compared by in a page that follows its source, in a language with other letters: there,
 * words in Latin letters are not translated. `undefined` where some are, as in the texts of elements.
 */
function wordsKey({ type, value, ...node }: CodeNode): string | undefined {
  const lang = ('lang' in node && node.lang) || '';
  if (type !== 'code' || ofWords.has(lang)) return undefined;
  const words = wordsIn(value);
  return words.some((word) => /\P{ASCII}/u.test(word)) ? undefined : `\n${words.sort().join('\n')}`;
}

const ofSettings = new Set(['json', 'jsonc', 'toml', 'yaml', 'yml']);

/** Languages whose blocks are mostly words for people, which a translation translates. */
const ofWords = new Set(['', ...'bib bibtex diff html markdoc markdown md mdoc mdx text txt xml'.split(' ')]);

/** Whether code may be written in another way than in English. */
function mayDiffer(found: CodeNode, expected: CodeNode): boolean {
  if (found.type === 'inlineCode')
    return isTranslatedCode(found.value, expected.value) || isVariant(found.value, expected.value);
  if (wordsKey(found) === undefined && keyOf(found) === keyOf(expected)) return true;
  // It may have more, as the output of a command.
  const lines = linesOf(found.value);
  return linesOf(expected.value).every((line) => lines.includes(line));
}

/**
 * Whether code has the same signs around other words, as names of buttons and examples have in other languages: `Save`,
 * `<YOUR_KEY>`, `name|password`. A name of a program, `addRoute` or `check()`, is never translated.
 */
function isTranslatedCode(...codes: [found: string, expected: string]): boolean {
  const [found, expected] = codes;
  if (ofReader.test(expected)) return true;
  // What follows the same names, as in `data.firstLevel.title`, may be of the example.
  const [above = ''] = /^[\w$.]+\./.exec(expected) ?? [];
  const name = found.startsWith(above) ? expected.slice(above.length) : expected;
  if (/^[\w$.]*[a-z][A-Z][\w$.]*(?:\(.*\))?$|\(\)$|\$\{/.test(name)) return false;
  const [digits, otherDigits] = codes.map((code) => code.match(/\d+/g)?.join());
  if (digits !== otherDigits) return false;
  // A word of another language is seldom one letter apart, but for its end, and in names of buttons and gaps: `[group]`.
  const mayBeAlike = !/\p{L}{3}/u.test(expected) || /^\p{Lu}\p{Ll}+$|[[{<]/u.test(expected);
  const [stem, expectedStem] = codes.map((code) => code.replace(/[aeo](?!\p{L})/giu, ''));
  if (!mayBeAlike && stem !== expectedStem && distanceOf(found, expected, 1) <= 1) return false;
  const isWords = codes.some((code) => /\s\S|\P{ASCII}/u.test(code));
  const word = /[\p{L}\p{M}\d]+(?:[-_][\p{L}\p{M}\d]+)*/gu;
  const [signs, otherSigns] = codes.map((code) => code.replace(word, 'x'));
  return isWords || signs === otherSigns;
}

/** Whether code says more than that of English, or the same without its brackets, plural or capitals. */
function isVariant(found: string, written: string): boolean {
  const expected = bare(written);
  const lower = expected.replace(/^./, (letter) => letter.toLowerCase());
  return [expected, lower, expected.replace(/[<>]/g, ''), expected.replace(/s$/, '')].some((one) =>
    new RegExp(`(?:^/?|[\\s,|]|\\w[./])${literal(one)}(?:$|[\\s,|=:]|[./]\\w)`).test(found),
  );
}
