import type { Locale } from './languages.ts';

/** What the lens shows for a page; written by `scripts/authoring/lens/`, never part of the published site. */
export interface LensData {
  /** The content files that these texts come from. */
  files: LensFile[];
  texts: LensText[];
  /** Findings of the check that are not about a single text. */
  findings: LensFinding[];
}

export interface LensFile extends LensPlace {
  /** Translation state in a few words: “translated”, “incomplete, 90 %”. */
  state: string;
}

/** Translation state of a text. `stale`: English has changed since. `missing` and `todo` show English. */
export type TextState = 'source' | 'current' | 'stale' | 'missing' | 'todo';

/** A text: a field of a frontmatter or a namespace, or a block of a body. */
export interface LensText {
  /** Whether it belongs to the page or to the interface around it. */
  of: 'page' | 'interface';
  /** Its name in messages: “hero.lead”, “common: footer.rights”, “## Formats”. */
  name: string;
  /** The description that translators see. */
  description: string;
  /** The displayed text, with placeholders; `objectMark` replaces code and components. */
  shown: string;
  /** The language it is shown in. */
  language: Locale;
  /** The current English text; empty when there is none, and for English itself. */
  english: string;
  state: TextState;
  /** What changed in English since the translation, if known. */
  change?: Change[];
  /** Where it is written; for a missing text, where it would go. */
  place: LensPlace;
  /** For a text that is missing on the page: the index of the text it would follow. */
  after?: number;
  findings: LensFinding[];
}

/** A piece of the difference between two versions of a text, in reading order. */
export interface Change {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** A place in a content file. */
export interface LensPlace {
  /** Relative to the project root. */
  path: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 code units. */
  column: number;
  /** URL of the web editor; without one, the local editor opens the file. */
  url?: string;
}

export interface LensFinding {
  level: 'error' | 'warning';
  rule: string;
  message: string;
  fix: string;
  place: LensPlace;
}

/** URL of the data of a page in a language. */
export const pageDataAddress = (key: string, locale: Locale): string => `/lens/${locale}/${key}.json`;

/** URL of the data of the interface in a language. */
export const wordsDataAddress = (locale: Locale): string => `/lens/${locale}.json`;

/** URL that opens a place in a content file in the editor; served by `npm run dev` only. */
export const openAddress = '/lens/open';

/** URL of the lens script in a preview. */
export const lensAddress = '/lens/lens.js';

/** URL of the script that adds the lens to pages opened as files, without a server. */
export const fileLensAddress = '/lens/file.js';

/** URL of a script that wraps the data of a URL: a page opened as a file cannot fetch. */
export const dataScriptAddress = (dataAddress: string): string => dataAddress.replace(/\.json$/, '.js');

/** Where these scripts put the data, by URL. */
export interface DataOfFiles {
  lensData?: { [dataAddress: string]: LensData };
}
