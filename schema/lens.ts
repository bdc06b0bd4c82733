import type { Locale } from './languages.ts';

/** What the lens shows for a page; written by `scripts/authoring/lens/`, never part of the published site. */
export interface LensData {
  texts: LensText[];
  /** Findings of the check that are not about a single text. */
  findings: LensFinding[];
}

/** `stale`: English has changed since the translation. `missing`, or marked TODO: visitors read English. */
export type TextState = 'translated' | 'stale' | 'missing';

/** A text: a field of a frontmatter or a namespace, or a block of a body. */
export interface LensText {
  /** Whether it belongs to the page or to the interface around it. */
  of: 'page' | 'interface';
  /** Its file within the content folder, whether or not it exists: “nl/portfolio.mdx”. */
  file: string;
  /** Its name within the file, the same in every language: “hero.lead”, “text/choice:2”. */
  id: string;
  /** Its name in messages: “hero.lead”, “common: footer.rights”, “## Formats”. */
  name: string;
  description: string;
  /** The displayed text, with placeholders; `objectMark` replaces code and components. */
  shown: string;
  language: Locale;
  english: string;
  state: TextState;
  /** What changed in English since the translation, if known. */
  change?: Change[];
  /** Where it is written; for a missing text, where it would go. */
  place: LensPlace;
  /** For a text that is missing on the page: the index of the text it would follow. */
  after?: number;
  findings: LensFinding[];
  source: LensSource;
}

/** A text as written in its files. */
export interface LensSource {
  english: LensPiece[];
  /** The translation; absent while it is missing. */
  target?: string;
  /** The part of the file that staleness is recorded for. */
  part: string;
  /** Terms of the glossary in the English text. */
  terms: { en: string; use: string; note?: string | undefined }[];
  /** The invariants beside it: “price: 45”. */
  invariants: string[];
  /** Its plural form, the name of the plural, and the first numbers with that form. */
  plural?: { family: string; form: string; numbers: readonly number[] };
}

/** A piece of text: words, or a token that is the same in every language, such as a link or a placeholder. */
export interface LensPiece {
  type: 'text' | 'object' | 'open' | 'close';
  /** As written in the file. */
  raw: string;
  /** The displayed words; for a token, its name. */
  text: string;
}

/** A piece of the diff between two versions of a text, in reading order. */
export interface Change {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** A place in a content file. */
export interface LensPlace {
  /** Relative to the project root. */
  path: string;
  /** Line and column are 1-based; columns are UTF-16 code units. */
  line: number;
  column: number;
  /** URL of the web editor; without one, texts are edited in the lens. */
  url?: string;
}

export interface LensFinding {
  level: 'error' | 'warning';
  rule: string;
  message: string;
  fix: string;
  place: LensPlace;
}

/** An edit of a text in the lens. */
export interface LensEdit extends Pick<LensText, 'file' | 'id'> {
  /** The new text; absent to change only the record. */
  value?: string | undefined;
  /** The translation that was edited; `null`: it was missing. */
  was: string | null;
  /** Records the part as up to date with English. */
  accept: boolean;
  /** Writes the files; otherwise nothing is written, and the answer says what the result would be. */
  write: boolean;
}

/** The result of an edit, or what it would be. */
export type LensAnswer =
  | {
      ok: true;
      findings: LensFinding[];
      pieces: LensPiece[];
      /** The text after the fixes of `npm run check -- --fix`, if there are any. */
      fixed?: string;
    }
  /** Why it was refused, in a sentence. */
  | { ok: false; why: string };

/** What is left to do in a language, by file: pages first, then namespaces. */
export interface LensWork {
  /** How much of the language is translated and up to date, in percent of the English words. */
  percent: number;
  files: {
    file: string;
    /** The URL of the page that shows the texts; absent for a namespace. */
    address?: string;
    /** The ids of the texts that need work. */
    left: string[];
  }[];
}

/** Header with the token that the page of a dev server sends with each edit. */
export const tokenHeader = 'x-lens-token';

/** URL of the data of a page in a language. */
export const pageDataAddress = (key: string, locale: Locale): string => `/lens/${locale}/${key}.json`;

/** URL of the data of the interface in a language. */
export const wordsDataAddress = (locale: Locale): string => `/lens/${locale}.json`;

/** URLs that only `npm run dev` serves: they write files or open them in a local editor. */
export const lensActions = {
  open: '/lens/open',
  edit: '/lens/edit',
  undo: '/lens/undo',
  redo: '/lens/redo',
  work: '/lens/work',
} as const;

/** URL of the script that adds the lens to the pages of a preview. */
export const previewLensAddress = '/lens/preview.js';

/** URL of the script that wraps the data at a URL for previews: a page opened as a file cannot fetch it. */
export const dataScriptAddress = (dataAddress: string): string => dataAddress.replace(/\.json$/, '.js');

/** Where these scripts put the data, by URL. */
export interface DataOfFiles {
  lensData?: { [dataAddress: string]: LensData };
}
