import type { Locale } from '../../../schema/languages.ts';

/** A part of a screen that an address leads to. */
export interface Section {
  /** Its anchor; empty for the opening of the screen. */
  id: string;
  heading: string;
  /** What it says: one line for each paragraph, entry or cell. */
  lines: string[];
}

/** A screen as search knows it. */
export interface SearchPage {
  key: string;
  label: string;
  /** The title of its document. */
  title: string;
  /** Language of its text, where it is not that of the file. */
  locale?: Locale;
  sections: Section[];
}

/** `search/<lang>.json`: all that can be found in a language (scripts/site/search/). */
export interface SearchFile {
  pages: SearchPage[];
  /** Words that visitors type, and the words the texts have for them (`content/<lang>/glossary.yaml`). */
  synonyms: [typed: string, means: string][];
}

/** The address of the file of a language. */
export const searchPath = (locale: Locale): string => `/search/${locale}.json`;
