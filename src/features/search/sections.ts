import type { Locale } from '../../../schema/languages.ts';

/** A part of a screen that has its own URL. */
export interface Section {
  /** Its anchor; empty for the opening of the screen. */
  id: string;
  heading: string;
  /** Its text, one line per paragraph, entry or cell. */
  lines: string[];
}

/** A screen in the index. */
export interface SearchPage {
  key: string;
  label: string;
  /** The document title. */
  title: string;
  /** The language of its text, if it differs from that of the file. */
  locale?: Locale;
  sections: Section[];
}

/** `search/<lang>.json`: everything searchable in a language (scripts/site/search/). */
export interface SearchFile {
  pages: SearchPage[];
  /** Synonyms that visitors may type, with the site's own words (`content/<lang>/glossary.yaml`). */
  synonyms: [typed: string, means: string][];
}

/** Returns the URL of a language's search file. */
export const searchPath = (locale: Locale): string => `/search/${locale}.json`;
