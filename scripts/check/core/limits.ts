import type { Locale } from './project.ts';

/*
 * Every number that decides whether something is a finding, with where it comes from: “own content” is the six
 * languages of the site that the check was made for, “repositories” are the public ones of its benchmark.
 */

/** Limits for parsers. */
export const size = {
  /** Characters of a file: a hundred times what people write for one screen. */
  mostCharacters: 1_000_000,
  /** Levels: people write four or five; parsers take seconds for hundreds, and run out of memory at thousands. */
  mostLevels: 100,
  /** Signs of emphasis in a line, and closing brackets in a paragraph: parsers look at all pairs of them. */
  mostSigns: 500,
  /** Runs of backticks, comments and `&` times characters of a paragraph, in all of which parsers search for each: seconds. */
  mostSteps: 500_000_000,
  /** Quotations and definitions of footnotes, each of which takes the parser longer than the one before. */
  mostContainers: 3000,
  /** Pairs of parts of a page and its source that are compared with each other: seconds. */
  mostPairs: 1_000_000,
} as const;

/** Findings that say the same of a file, or files of which the same is told: so many have one cause. */
export const fewestAlike = 3;

/** The share of texts of a file that equal the source from which on those of few words are copies, too: repositories. */
export const leastShareOfCopies = 0.8;

/** Pages of a folder that have the same text in the source language or lack the same component: so many have one cause. */
export const fewestOfCustom = 10;

/** Files in which the same is wrong by itself: in so many it is a convention of the project, or the work of one program. */
export const fewestOfConvention = 20;

/**
 * What indicates that a text was not translated. Fewer words or letters may legitimately be the same in two languages.
 */
export const untranslated = {
  /** Words of a sentence: in the repositories, copies of three words are names. */
  fewestWords: 4,
  /** Words of it without capitals that tell that it is no name: names of the repositories have two. */
  fewestPlainWords: 3,
  /** Latin letters of a text in another script: fewer are a name. */
  fewestLatinLetters: 15,
  /** Different small words of another language in a sentence. */
  fewestSmallWords: 2,
  /** The share of these among its words: own content has twice as many. */
  leastShareOfSmallWords: 0.1,
  /** Texts with a finding from which on most of a page may be in another language: fewer are told one by one. */
  fewestOfPage: 5,
} as const;

/** Letters of a duplicated text: shorter ones introduce lists and code in the repositories. */
export const fewestLettersTwice = 25;

/** A Chinese character says about as much as this many Latin letters: own content. */
export const lettersPerHan = 2.5;

/** Characters that are added before two lengths are compared: texts of fewer differ by more. */
export const roomOfShort = 30;

/** When sections of a page and its source belong together, as likeness of section-pairs.ts: repositories. */
export const pairing = {
  /** How much more evidence is needed for a pair than for any alignment without it. */
  leastCertainty: 0.5,
  /** What is enough between two certain pairs, where there are as many sections. */
  leastBetween: -1.5,
  /** The same in a page with headings on the same levels, where a section may have lost its text. */
  leastOfSameLevels: -3,
} as const;

/** When headings follow the alphabet: in six glossaries of repositories, 0.81 to 0.98 do. */
export const alphabet = { fewestLetters: 8, leastInOrder: 0.8 } as const;

/** When a translation follows its source block by block, and when it has lost one: repositories. */
export const outline = {
  /** The share of other blocks. */
  mostChanged: 0.1,
  /** How much further apart than there are other blocks two may be that belong together. */
  mostShift: 50,
  /** The share of blocks in a row that are missing where all others are there. */
  mostOfOne: 0.9,
  /** Characters of what is told; shorter texts introduce code and lists. */
  fewestCharacters: 60,
  /** The share of their usual length that the blocks around have if they say it, too. */
  leastShare: 0.65,
  /** How certain it is which entry of a list is missing, to name it: of 2,541 left out on purpose and named, 7 were others. */
  leastCertainty: 0.5,
} as const;

/** How long a translation is, measured on own content; a text far outside has lost a part, or has one twice. */
export const length = {
  /**
   * Characters for one of English, in long texts. The shortest have 1.0 (Dutch, German), 1.04 (French), 0.71 (Arabic) and
   * 0.23 (Chinese). A language that was not measured is asked for no more than the shortest of them.
   */
  leastRatio: { nl: 0.6, fr: 0.6, de: 0.6, ar: 0.42, zh: 0.14 } as { readonly [locale: Locale]: number },
  leastRatioOfAny: 0.14,
  /** None has more than 1.6, short texts aside. */
  mostRatio: 2.5,
  /** Characters that are added before the ratio is taken, since short texts vary more. */
  roomOfLong: 60,
  /** English texts from here on are long; below the second, nothing can be told. */
  longText: 200,
  shortText: 80,
  marginOfShort: 0.8,
} as const;
