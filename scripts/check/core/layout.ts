import type { Locale } from './project.ts';

/** Which text a file is. */
export interface TextPlace {
  locale: Locale;
  /** What the text is called in every language: its path below the folder of a language, without the ending. */
  key: string;
  /** `.mdx` stands for every page, `.json` for every namespace of words. */
  extension: '.mdx' | '.json';
}

export type Syntax = 'mdx' | 'markdown';

/**
 * Where a project keeps its texts, and how it writes them, where that is not `<locale>/<key>.mdx` in the notation of
 * this check. What a layout leaves out is learned from the source files, or not judged.
 */
export interface Layout {
  readonly name: string;
  /** The folders that texts are in, below the content folder. */
  readonly folders: readonly string[];
  /** The text that a file is, by its path below the content folder; `undefined` if it is not one. */
  place(path: string): TextPlace | undefined;
  translationOf(source: string, locale: Locale): string;
  /** Whether the texts of JSON files are messages with descriptions. */
  readonly hasMessages?: boolean;
  /**
   * What `.md` files are: Markdown with HTML, MDX, so that what it cannot read breaks the site, or MDX 1, which takes much
   * that is no MDX now, and other emphasis.
   */
  readonly markdown: Syntax | 'mdx 1';
  /** The text in the notation of this check, as MDX or as Markdown, with every character at its place. */
  notation?(text: string, syntax: Syntax): string;
  /** What an address on a page has in common with others to the same page; `undefined` for one of another site. */
  address?(url: string, page: string): string | undefined;
  /** Whether addresses with a leading slash lead to pages in the language of their own page; absent if it is not known. */
  readonly linksInLanguage?: boolean;
  /** The path that a file of an older version of a documentation has in the newest one, and any other file now. */
  newestVersion?(path: string): string;
  /** Whether a page without a title in its frontmatter takes that of its first heading, of level 1. */
  readonly titleByHeading?: boolean;
  /** Whether the site is not built where a page has no title in its frontmatter. */
  readonly requiresTitle?: boolean;
  /** The id that a heading gets on the site by its words, where that is not what GitHub makes of them. */
  slug?(text: string): string;
  /** Whether the anchors of links become ids in the same way. */
  readonly slugsAnchors?: boolean;
  /** Whether a page is shown in languages that have it, without one of the source. */
  readonly showsOwnPages?: boolean;
  /** Whether MkDocs builds the site: it has another Markdown, and files beside the folders of languages are for all. */
  readonly isOfMkDocs?: boolean;
  /** The folder of the files that addresses with a leading slash lead to, from the content folder. */
  readonly publicFolder?: string;
}

/** What a folder was recognized as. */
export interface Detected {
  layout: Layout;
  /** The address the site is published at, if its configuration says it. */
  site?: string | undefined;
  /** The folder that paths of texts are relative to. */
  contentDir: string;
  /** Folders with texts of their own that could be meant as well. */
  others?: readonly string[];
  locales: readonly Locale[];
  /** Folders that are named after languages, but have other pages than the source. */
  leftOut?: readonly string[];
}

/** A folder that may be the one with the texts. */
export interface Candidate extends Detected {
  /** How much text the source language has there. */
  size: number;
}
