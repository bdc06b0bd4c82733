import { distanceOf } from '../../core/explain.ts';
import { compareUnordered, nodesIn, wordsOfSection } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import type { Finding } from '../../finding.ts';
import { literal } from '../../text/masked.ts';
import {
  type Code,
  type CodeNode,
  isAlike,
  likenessOfCode,
  missingCode,
  otherCode,
} from './code-findings.ts';
import { readerPlaceholder } from './code-words.ts';

/**
 * Rule `mdx-protected`: inline code is that of the source. Words in examples may be translated, and code in another
 * section is different code, since the files may be of different versions.
 */
export function inlineCode(pair: Pair): Finding[] {
  const { source, translation } = pair;
  const [english, translated] = [codeIn(source), codeIn(translation)];
  const allCode = nodesIn(source, 'inlineCode', 'code');
  const isInEnglish = ({ key, node: { value } }: Code): boolean =>
    english.some((other) => other.key === key) || hasWord(allCode, value);
  const compared = compareUnordered(english, translated, (one, other) =>
    one.section === other.section ? likenessOfCode(one, other) : 0,
  );
  const replaced: [found: Code, expected: Code][] = [];
  const missing = [...compared.missing];
  for (const [found, expected] of compared.different) {
    const [isSimilar, isKnown] = [isAlike(found.node, expected.node), isInEnglish(found)];
    // The source has this spelling elsewhere, so the expected one may be a typo, or a plural.
    if ((isSimilar && isKnown) || isLocalizedCode(found.node.value, expected.node.value, pair)) continue;
    const isInPlace =
      isSimilar ||
      (count(english, found) === count(translated, found) && !isKnown && isRequired(expected, pair));
    if (isInPlace) replaced.push([found, expected]);
    // It belongs to another sentence.
    else missing.push(expected);
  }
  return [
    ...replaced.map(([found, expected]) => otherCode(found, expected, pair)),
    ...missing.filter((code) => isRequired(code, pair)).map((code) => missingCode(code, pair)),
  ];
}

const codeIn = (file: ParsedFile): Code[] =>
  nodesIn(file, 'inlineCode').map((one) => ({ ...one, key: keyOf(one.node), written: one.node.value }));

/** Whether code is adapted to the language: a path in its folder, keyboard keys, or an example with its own words. */
function isLocalizedCode(found: string, expected: string, pair: Pair): boolean {
  const locales = [pair.project.source, pair.language.code].map((code) => code.toLowerCase());
  const [path, otherPath] = [found, expected].map((code) =>
    code.split('/').filter((name) => !locales.includes(name.toLowerCase())),
  );
  return (
    path?.join('/') === otherPath?.join('/') ||
    keyboardKeys.test(expected) ||
    isTranslatedCode(found, expected)
  );
}

/** Whether any of the pieces of code contains another one as a whole word. */
function hasWord(pieces: readonly { node: { value: string } }[], code: string): boolean {
  const whole = new RegExp(`(?<![\\w.:/@-])${literal(bare(code))}(?![\\w/-])`);
  return pieces.some(({ node }) => whole.test(node.value));
}

const count = (codes: readonly Code[], { section }: Code): number =>
  codes.filter((code) => code.section === section).length;

/** Whether missing code is required: it can only be written as in the source, and its section does not mention it. */
export function isRequired({ section, node }: Code, { translation }: Pair): boolean {
  if (!isExact(node)) return false;
  const words = wordsOfSection(translation, section);
  if (words === '' || isMentioned(node.value, words)) return false;
  // A mention in another section may be for both.
  return !new RegExp(`(?<!\\w)${literal(node.value)}(?!\\w)`).test(translation.text);
}

/** Whether a text contains code, also as plain words or in longer code; a mere symbol, such as `>`, does not count. */
const isMentioned = (code: string, text: string): boolean =>
  /\w/.test(code) && new RegExp(`(?<!\\w)${literal(bare(code))}(?!\\w)`, 'i').test(withoutQuotes(text));

/**
 * Whether code can only be written this way: it is neither words (`static`, `strict mode`), nor a link, nor keyboard
 * keys (`Ctrl+P`), nor an example with gaps (`<id>.com`, `YourName`).
 */
const isExact = ({ type, value }: CodeNode): boolean =>
  (type === 'code' || !plainWords.test(value) || /\p{Ll}\p{Lu}/u.test(value)) &&
  /[\p{L}\p{N}]/u.test(value) &&
  !/^\[[^\]]*\]\([^)]*\)$/.test(value) &&
  !keyboardKeys.test(value) &&
  !/\P{ASCII}|[<{][^<>{}]+[>}]/u.test(value) &&
  !readerPlaceholder.test(value);

/** Keyboard keys, which each language and operating system writes in its own way. */
const keyboardKeys = /\b(?:Alt|Cmd|Command|Ctrl|Option|Shift)\b|\b(?:alt|cmd|ctrl|shift) ?\+/;

/** Words, or a statement that reads like a sentence: `strict mode`, `say Hello! for 2 seconds`. */
const plainWords = /^["'“]?\p{L}+(?:-\p{L}+|[!?,]? [\p{L}\d]+)*[!?.]? ?["'”]?$/u;

/** Removes quotes, since `"pt-BR"` and `pt-BR` name the same value, and soft hyphens, which are not shown. */
const withoutQuotes = (code: string): string => code.replace(/["'\u00ad]/g, '');

/** Strips quotes, outer spaces and slashes, and a final `;`: `src/pages/` and `src/pages` are the same folder. */
const bare = (code: string): string =>
  withoutQuotes(code)
    .trim()
    .replace(/^\/(?=\w)|(?<=[\w>])[/;]$/g, '');

/**
 * Returns what code is compared by: all of it for ASCII code without spaces, commands and computed values, otherwise
 * its camelCase names and numbers.
 */
function keyOf({ value }: CodeNode): string {
  const plain = bare(value)
    .replace(/\s+/g, ' ')
    .replace(/(?<=[\w"'][:,]) (?=[\w"'])/g, '');
  const isCommand = /^[a-z][\w.-]*(?: [\w.:/@=-]+)*$/.test(plain);
  return isCommand || plain.includes('${') || !/\s|\P{ASCII}/u.test(plain)
    ? plain
    : ` ${[...camelCaseIn(plain), ...(plain.match(/\d+/g) ?? [])].sort().join(' ')}`;
}

/**
 * Whether code has the same punctuation around other words, like translated button names and examples: `Save`,
 * `name|password`. Names in programs, such as `addRoute` and `check()`, are never translated.
 */
function isTranslatedCode(...codes: [found: string, expected: string]): boolean {
  const [found, expected] = codes;
  // What calls itself a name only stands for one: `TypeName`.
  if (
    readerPlaceholder.test(expected) ||
    (/[a-z]Name\b/.test(expected) && distanceOf(found, expected, 1) > 1)
  )
    return true;
  if (camelCaseIn(expected).some((one) => !found.includes(one)) || expected.endsWith('()')) return false;
  const [digits, otherDigits] = codes.map((code) => code.match(/\d+/g)?.join());
  if (digits !== otherDigits) return false;
  // A translated word rarely differs by only one letter, except at its end, in button names and in gaps: `[group]`.
  const mayBeAlike = !/\p{L}{3}/u.test(expected) || /^\p{Lu}\p{Ll}+$|[[{<]/u.test(expected);
  const [stem, expectedStem] = codes.map((code) => code.replace(/[aeo](?!\p{L})/giu, ''));
  if (!mayBeAlike && stem !== expectedStem && distanceOf(found, expected, 1) <= 1) return false;
  const isWords = codes.some((code) => /\s\S|\P{ASCII}/u.test(code));
  const word = /[\p{L}\p{M}\d]+(?:[-_][\p{L}\p{M}\d]+)*/gu;
  const [signs, otherSigns] = codes.map((code) => code.replace(word, 'x'));
  return isWords || signs === otherSigns;
}

/** Returns camelCase names, which are no ordinary words: `addRoute`, `RunError`; of `4KiB`, the unit. */
const camelCaseIn = (code: string): string[] => code.match(/(?:[A-Za-z_$][\w$]*)?[a-z][A-Z][\w$]*/g) ?? [];
