import type { Locale } from './languages.ts';

/** What the lens shows beside a page; written by `scripts/authoring/lens/`, never part of the published site. */
export interface LensData {
  /** The content files of these texts. */
  files: LensFile[];
  texts: LensText[];
  /** What was found in these files beside the texts. */
  findings: LensFinding[];
}

export interface LensFile extends LensPlace {
  /** How it stands to English, in few words: “translated”, “incomplete, 90 %”. */
  state: string;
}

/** How a text stands to English; `stale` is translated from words that have changed. Missing and todo show English. */
export type TextState = 'source' | 'current' | 'stale' | 'missing' | 'todo';

/** One text: a field of a frontmatter or a namespace, or a block of a body. */
export interface LensText {
  /** Whether it belongs to the page itself or to the interface around it. */
  of: 'page' | 'interface';
  /** How messages call it: “hero.lead”, “common: footer.rights”, “## Formats”. */
  name: string;
  /** What translators are told about it. */
  description: string;
  /** As visitors read it, with placeholders; `objectMark` stands for code or a component in it. */
  shown: string;
  /** The language it is shown in. */
  language: Locale;
  /** The English text of today; empty when there is none, and for English itself. */
  english: string;
  state: TextState;
  /** What changed in English since it was translated, where that is known. */
  change?: Change[];
  /** Where it is written; for a missing text, where it would be. */
  place: LensPlace;
  /** For what is missing on the page altogether: the text it would follow, as a place in the list. */
  after?: number;
  findings: LensFinding[];
}

/** A piece of two versions of a text, in the order of reading. */
export interface Change {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** A place in a content file. */
export interface LensPlace {
  /** From the root of the project. */
  path: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 code units. */
  column: number;
  /** Where it can be edited in a browser; without one, the editor of this computer opens it. */
  url?: string;
}

export interface LensFinding {
  level: 'error' | 'warning';
  rule: string;
  message: string;
  fix: string;
  place: LensPlace;
}

/** Address of the data of a page in a language. */
export const pageDataAddress = (key: string, locale: Locale): string => `/lens/${locale}/${key}.json`;

/** Address of the data of the interface in a language. */
export const wordsDataAddress = (locale: Locale): string => `/lens/${locale}.json`;

/** Address that opens a place of a content file in the editor; only `npm run dev` answers it. */
export const openAddress = '/lens/open';

/** Address of the script of the lens in a preview. */
export const lensAddress = '/lens/lens.js';

/** Address of the script that brings the lens to pages that are opened as files, without a server. */
export const fileLensAddress = '/lens/file.js';

/** Address of a script with the data of an address: a page that was opened as a file may read no others. */
export const dataScriptAddress = (dataAddress: string): string => dataAddress.replace(/\.json$/, '.js');

/** Where such scripts put the data, by its address. */
export interface DataOfFiles {
  lensData?: { [dataAddress: string]: LensData };
}
