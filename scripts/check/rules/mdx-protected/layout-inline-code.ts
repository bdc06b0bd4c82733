import { distanceOf } from '../../core/explain.ts';
import { compareUnordered, nodesIn, wordsOfSection } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { Finding } from '../../finding.ts';
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
import { ofReader } from './code-words.ts';
import { isRenamed } from './renamed.ts';

/**
 * Code in sentences of other layouts, where words of examples are translated too, and code in another section is other
 * code, since the texts may be of different versions.
 */
export function layoutInlineCode(pair: Pair): Finding[] {
  const { source, translation } = pair;
  const [english, own] = [source, translation].map((file) => codeIn(file, keyOf, 'inlineCode')) as [
    Code[],
    Code[],
  ];
  const allCode = nodesIn(source, 'inlineCode', 'code');
  const [blocks, ownBlocks] = [nodesIn(source, 'code'), nodesIn(translation, 'code')];
  const compared = compareUnordered(english, own, (one, other) =>
    one.section === other.section ? likenessOfCode(one, other) : 0,
  );
  const instead: [found: Code, expected: Code][] = [];
  const missing = [...compared.missing];
  for (const [found, expected] of compared.different) {
    const [isLike, isKnown] = [isAlike(found.node, expected.node), isInEnglish(found)];
    const [value, other] = [found.node.value, expected.node.value];
    const isName = /^[\w$]+(?:\(\))?$/.test(other);
    if (isRenamedInBlocks(found, expected) || (!isName && isRenamed([value], [other], pair))) continue;
    if (withoutLocale(value) === withoutLocale(other) || ofKeys.test(other)) continue;
    // English may have it in another place: there, it may be misspelled, or in the plural.
    if ((isLike && isKnown) || isTranslatedCode(value, other) || isVariant(value, other)) continue;
    const isInPlace =
      isLike || (count(english, found) === count(own, found) && !isKnown && isAsked(expected, pair));
    if (isInPlace) instead.push([found, expected]);
    // It is code of another sentence.
    else missing.push(expected);
  }
  return [
    ...instead.map(([found, expected]) => otherCode(found, expected, pair)),
    ...missing.filter((code) => isAsked(code, pair)).map((code) => missingCode(code, pair)),
  ];

  /** A path without the folder of its language. */
  function withoutLocale(path: string): string {
    const locales = [pair.project.source, pair.language.code].map((code) => code.toLowerCase());
    const names = path.split('/');
    return names.filter((name) => !locales.includes(name.toLowerCase())).join('/');
  }

  /** Whether each is in the blocks of code of its page, where the other name is told. */
  function isRenamedInBlocks(found: Code, expected: Code): boolean {
    const [value, other] = [found.node.value, expected.node.value];
    return hasWord(ownBlocks, value) && !hasWord(blocks, value) && hasWord(blocks, other);
  }

  function isInEnglish({ key, node: { value } }: Code): boolean {
    return english.some((other) => other.key === key) || hasWord(allCode, value);
  }
}

/** Whether pieces of code have another one in them, as a whole word. */
function hasWord(pieces: readonly { node: { value: string } }[], code: string): boolean {
  const whole = new RegExp(`(?<![\\w.:/@-])${literal(bare(code))}(?![\\w/-])`);
  return pieces.some(({ node }) => whole.test(node.value));
}

const count = (codes: readonly Code[], { section }: Code): number =>
  codes.filter((code) => code.section === section).length;

/** Whether code that is missing in its section can only be written as in English, and is in none of its words. */
export function isAsked({ section, node }: Code, { translation }: Pair): boolean {
  if (!isExact(node)) return false;
  const words = wordsOfSection(translation, section);
  if (words === '' || isIn(node.value, words)) return false;
  // In another section, it may be said for both.
  return !new RegExp(`(?<!\\w)${literal(node.value)}(?!\\w)`).test(translation.text);
}

/**
 * Whether code is in a text, also as plain words or as a part of longer code; a mere sign, as `>`, may be any.
 */
const isIn = (code: string, text: string): boolean =>
  /\w/.test(code) && new RegExp(`(?<!\\w)${pattern(code)}(?!\\w)`, 'i').test(withoutQuotes(text));

/** Finds code: of `BlocListeners` also one, of `.zip` also a zip, and of `NootRX.kext` the name. */
const pattern = (code: string): string =>
  literal(bare(code))
    .replace(/(?<=[a-z]s)$/, '?')
    .replace(/^\\\.(?=\w+$)/, '\\.?')
    .replace(/^(\w*[a-z][A-Z]\w*)(\\\.\w+)$/, '$1(?:$2)?');

/**
 * Whether code can only be written so: neither words, as `static` and `strict mode`, nor a link, nor keys, as `Ctrl+P`, nor
 * what is computed or changed, as `port + 1` and `16 -> 8`, nor an example with gaps, as `<id>.com` and `YourName`.
 */
const isExact = ({ type, value }: CodeNode): boolean =>
  (type === 'code' || !ofPlainWords.test(value) || /\p{Ll}\p{Lu}/u.test(value)) &&
  /[\p{L}\p{N}]/u.test(value) &&
  !/^\[[^\]]*\]\([^)]*\)$|^[\w.]+ (?:[-=]>|→|[-+*/]) [\w.]+$/.test(value) &&
  !ofKeys.test(value) &&
  !/\P{ASCII}|[<{][^<>{}]+[>}]/u.test(value) &&
  !ofReader.test(value);

/** Keys to press, which each language and system writes in its own way. */
const ofKeys = /\b(?:Alt|Cmd|Command|Ctrl|Option|Shift)\b|\b(?:alt|cmd|ctrl|shift) ?\+/;

/** Words, or a sentence as a program says it: `strict mode`, `say Hello! for 2 seconds`. */
const ofPlainWords = /^["'“]?\p{L}+(?:-\p{L}+|[!?,]? [\p{L}\d]+)*[!?.]? ?["'”]?$/u;

/** `"pt-BR"` and `pt-BR` name the same value, and a soft hyphen is not shown. */
const withoutQuotes = (code: string): string => code.replace(/["'\u00ad]/g, '');

/** Code without quotes, spaces around it and what may end it: `src/pages/` and `src/pages` are the same folder. */
const bare = (code: string): string =>
  withoutQuotes(code)
    .trim()
    .replace(/^\/(?=\w)|(?<=[\w>])[/;]$/g, '');

/**
 * What code is compared by: a command, or a value that is computed, as it is; of other code with spaces, its names and
 * numbers.
 */
function keyOf({ value }: CodeNode): string {
  const plain = bare(value).replace(/\s+/g, ' ');
  const isCommand = /^[a-z][\w.-]*(?: [\w.:/@=-]+)*$/.test(plain);
  return isCommand || plain.includes('${') || !/\s|\P{ASCII}/u.test(plain)
    ? plain
    : ` ${[...camelCaseIn(plain), ...(plain.match(/\d+/g) ?? [])].sort().join(' ')}`;
}

/**
 * Whether code has the same signs around other words, as names of buttons and examples have in other languages: `Save`,
 * `<YOUR_KEY>`, `name|password`. A name of a program, `addRoute` or `check()`, is never translated.
 */
function isTranslatedCode(...codes: [found: string, expected: string]): boolean {
  const [found, expected] = codes;
  // What is called a name is none itself: `TypeName`.
  if (ofReader.test(expected) || (/[a-z]Name\b/.test(expected) && distanceOf(found, expected, 1) > 1))
    return true;
  // What follows the same names, as in `data.firstLevel.title`, may be of the example.
  const [above = ''] = /^[\w$.]+\./.exec(expected) ?? [];
  const name = found.startsWith(above) ? expected.slice(above.length) : expected;
  // Gaps are words for readers: `<TextChannel>`.
  const withoutGaps = (code: string): string => code.replace(/<[^<>]*>/g, '');
  if (camelCaseIn(withoutGaps(name)).some((one) => !found.includes(one)) || ofProgram.test(name))
    return false;
  const [digits, otherDigits] = codes.map((code) => withoutGaps(code).match(/\d+/g)?.join());
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

/** Names that no language writes so: `addRoute`, `RunError`; of `4KiB`, the unit. */
const camelCaseIn = (code: string): string[] => code.match(/(?:[A-Za-z_$][\w$]*)?[a-z][A-Z][\w$]*/g) ?? [];

/** A call, a value that is computed, or an address that a program opens. */
const ofProgram = /\(\)$|\$\{|^(?!https?:)[a-z][\w+.-]*:\/\//;

/** Whether code says more than that of English, or the same without its brackets, plural or capitals. */
function isVariant(found: string, written: string): boolean {
  const expected = bare(written);
  const lower = expected.replace(/^./, (letter) => letter.toLowerCase());
  return [expected, lower, expected.replace(/[<>]/g, ''), expected.replace(/s$/, '')].some((one) =>
    new RegExp(`(?:^/?|[\\s,|]|\\w[./])${literal(one)}(?:$|[\\s,|=:]|[./]\\w)`).test(found),
  );
}
