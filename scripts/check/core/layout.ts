import type { Locale } from './project.ts';

/** Which content a file contains. */
export interface ContentId {
  locale: Locale;
  /** Its key, the same in every language: the path below a language's folder, without the extension. */
  key: string;
  /** Its kind, whatever its ending: `.mdx` for all pages, `.json` for all namespaces. */
  extension: '.mdx' | '.json';
}

export type Syntax = 'mdx' | 'markdown';

/**
 * Where a project keeps its content, and in which notation, if not in `<locale>/<key>.mdx` in the notation of this
 * check. What a layout leaves out is learned from the source files, or not checked.
 */
export interface Layout {
  readonly name: string;
  /** The folders with content, below the content folder. */
  readonly folders: readonly string[];
  /** Returns which content a file contains, by its path below the content folder; `undefined` if it is none. */
  identify(path: string): ContentId | undefined;
  /** Returns the path that the translation of a source file has, or would have. */
  translationOf(source: string, locale: Locale): string;
  /** Whether JSON files contain messages with descriptions, as in Docusaurus: `{"message": "…", "description": "…"}`. */
  readonly hasMessages?: boolean;
  /**
   * What `.md` files are: Markdown with HTML; MDX, whose syntax errors break the site; or MDX 1, which accepts much
   * that later versions do not, and has other rules for emphasis.
   */
  readonly markdown: Syntax | 'mdx 1';
  /** Converts text to the notation of this check, as MDX or as Markdown, with every character staying at its offset. */
  notation?(text: string, syntax: Syntax): string;
  /** Returns what a URL on `page` has in common with others to the same page; `undefined` for one of another site. */
  address?(url: string, page: string): string | undefined;
  /** Whether URLs with a leading slash lead to pages in the language of the page they are on; absent if unknown. */
  readonly linksInLanguage?: boolean;
  /** Returns the path that a file of older documentation has in the newest version; any other path is unchanged. */
  newestVersion?(path: string): string;
  /** Whether a page without a title in its frontmatter takes it from its first heading, if that has level 1. */
  readonly titleByHeading?: boolean;
  /** Whether the build fails if a page has no title in its frontmatter. */
  readonly requiresTitle?: boolean;
  /** Returns the id that a heading gets on the site from its text, and an anchor in a link, if it is not GitHub's. */
  slug?(text: string): string;
  /** Whether its Markdown accepts emphasis between a letter and punctuation, as in “这是**「词」**的”. */
  readonly isCjkFriendly?: boolean;
  /** Whether the site shows pages that exist in another language, but not in the source. */
  readonly showsOwnPages?: boolean;
  /** The folder of files that URLs with a leading slash lead to, relative to the content folder. */
  readonly publicFolder?: string;
}

/** What a folder was recognized as. */
export interface Detected {
  layout: Layout;
  /** The URL that the site is published at, if it is configured. */
  site?: string | undefined;
  /** The folder that paths of content are relative to. */
  contentDir: string;
  /** Other folders with content that may be meant instead. */
  others?: readonly string[];
  /** The languages; the source is the first. */
  locales: readonly Locale[];
  /** Folders that are named after languages, but whose pages mostly differ from those of the source. */
  leftOut?: readonly string[];
  /** What else to say about what is checked. */
  note?: string;
}

/** A folder that may be the one with the content. */
export interface Candidate extends Detected {
  /** How much text the source language has there. */
  size: number;
}
