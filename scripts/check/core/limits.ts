import type { Locale } from './project.ts';

/*
 * The thresholds that decide whether something is a finding, with their source: “own content” is the site in six
 * languages that the check was made for, “repositories” are the public ones in its benchmark, `npm run bench -- check`,
 * which shows what a change does. How alike two sections or blocks are is weighed where they are compared.
 */

/** Limits for parsers. */
export const sizeLimits = {
  /** Characters in a file: a hundred times what people write for one screen. */
  maxCharacters: 1_000_000,
  /** Nesting levels: people write four or five; with hundreds, parsers take seconds; with thousands, all memory. */
  maxLevels: 100,
  /** Emphasis delimiters in a line, or unmatched closing brackets in a paragraph: parsers look at all pairs of them. */
  maxDelimiters: 500,
  /** Backtick runs, comments and `&` times characters in a paragraph, all of which parsers search for each: seconds. */
  maxSteps: 500_000_000,
  /** Blockquotes and footnote definitions: each takes the parser longer than the one before. */
  maxContainers: 3000,
  /** Pairs of parts of a page and its source to compare with each other, which takes seconds. */
  maxPairs: 1_000_000,
} as const;

/** When this many findings in a file, or in as many files, say the same, they have one cause. */
export const minSameCause = 3;

/** When more than this share of a file's strings equals the source, short ones count as copies, too: repositories. */
export const minShareOfCopies = 0.8;

/** When this many pages of a folder lack a translation, the same component or a source, it is one cause. */
export const minCustomPages = 10;

/** When this many files share a problem, it is a project convention or the output of one tool. */
export const minConventionFiles = 20;

/**
 * What indicates that text was not translated. Fewer words or letters may legitimately be the same in two languages.
 */
export const untranslated = {
  /** Words in a sentence: in the repositories, copies of three words are names. */
  minWords: 4,
  /** Lowercase words in a sentence that show that it is not a name; in the repositories, names mostly have one. */
  minPlainWords: 2,
  /** The same in a sentence with digits or brackets. */
  minPlainWordsWithSigns: 3,
  /** Latin letters in a sentence where another script is expected: fewer are a name. */
  minLatinLetters: 15,
  /** Different function words of another language in a sentence. */
  minFunctionWords: 2,
  /** Their share of the words in the sentence: own content has twice as many. */
  minShareOfFunctionWords: 0.1,
  /** From this many untranslated strings on, a page may be reported as a whole; fewer are reported one by one. */
  minOnPage: 5,
} as const;

/** Letters in a duplicated sentence: in the repositories, shorter ones introduce lists and code. */
export const minLettersRepeated = 25;

/** Source sentences that share this many characters at their end count as repeated: repositories. */
export const minCharactersOfSameEnd = 80;

/** One Chinese character says about as much as this many Latin letters: own content. */
export const lettersPerHan = 2.5;

/** Characters added to both lengths before they are compared, since the lengths of short strings vary more. */
export const lengthSmoothing = 30;

/** When sections of a page and its source belong together, in terms of section-pairs.ts: repositories. */
export const pairing = {
  /** How much higher the best alignment with a pair has to score than any without it. */
  minCertainty: 0.5,
  /** What is enough between two certain pairs, if both sides have the same number of sections there. */
  minScoreBetween: -1.5,
  /** The same if all headings on the page have the same levels, since a section may then have lost its text. */
  minScoreOfSameLevels: -3,
} as const;

/** When headings are in alphabetical order: in six glossaries in the repositories, 0.81 to 0.98 of them are. */
export const alphabet = { minLetters: 8, minInOrder: 0.8 } as const;

/** When a translation follows its source block by block, and when it has lost a block: repositories. */
export const outline = {
  /** The share of blocks that differ. */
  maxChanged: 0.1,
  /** How far apart matching blocks may be, beyond the number of blocks that differ. */
  maxShift: 50,
  /** The share of blocks that may be missing in a single run if all others are present. */
  maxGapShare: 0.9,
  /** Characters in a reported block; shorter ones introduce code and lists. */
  minCharacters: 60,
  /** Characters that say how long a translation usually is. */
  minCharactersOfRatio: 200,
  /** From this share of the expected length on, the surrounding blocks also say what seems to be missing. */
  minShare: 0.65,
  /** Certainty required to name a missing list entry: of 2,541 that were removed and named in a test, 7 were wrong. */
  minCertainty: 0.5,
} as const;

/** How long a translation is, measured on own content: text far outside has lost a part or contains one twice. */
export const lengthLimits = {
  /**
   * Characters per English character in long text. The shortest translations have 1.0 (Dutch, German), 1.04 (French),
   * 0.71 (Arabic) and 0.23 (Chinese). Languages that were not measured get the lowest of these limits.
   */
  minRatio: { nl: 0.6, fr: 0.6, de: 0.6, ar: 0.42, zh: 0.14 } as { readonly [locale: Locale]: number },
  defaultMinRatio: 0.14,
  /** Apart from short text, none has more than 1.6. */
  maxRatio: 2.5,
  /** Characters added to the source length for `maxRatio`, since the lengths of short text vary more. */
  maxRatioSmoothing: 60,
  /** English characters from which on text is long; below `shortText`, it is not compared. */
  longText: 200,
  shortText: 80,
  marginOfShort: 0.8,
} as const;
