import type { z } from 'zod';
import type { Rule } from '../rules/catalog.ts';
import type { Layout } from './layout.ts';

/** The BCP 47 tag of a language, which is also the name of its folder. */
export type Locale = string;

/** A language that content is written in. */
export interface Language {
  readonly code: Locale;
  /** Name in English, for people who work on the content. */
  readonly name: string;
  readonly nativeName: string;
  /** Written from right to left. */
  readonly rtl: boolean;
}

/** A component that content may use. */
export interface ComponentRule {
  /** What it renders, for people who write content. */
  readonly renders?: string;
  /** Used within a sentence. */
  readonly inline?: true;
  /** Has its own heading, so it ends the section before it. */
  readonly section?: true;
  /** The ids that links can target: fixed ones, or one for each entry of a field, after a prefix. */
  readonly anchors?: readonly (string | { readonly entriesOf: string; readonly prefix: string })[];
  /** Allowed attributes: the value of a `field` names a field of the page's frontmatter, a `flag` has no value. */
  readonly attributes?: { readonly [name: string]: 'field' | 'flag' };
}

/** The components that content may use, by name. */
export interface Components {
  readonly [name: string]: ComponentRule;
}

/** What is required of a language, in percent; an omitted field requires nothing. */
export interface Threshold {
  /** How much of the English text must be translated; below it, missing text is an error. */
  readonly complete?: number;
  /** How much of the translated text must be up to date with the English text; below it, the check fails. */
  readonly current?: number;
}

/** Levels by rule, which override the rules' defaults. */
export type Levels = { readonly [Name in Rule]?: 'error' | 'warning' | 'off' };

/** Where people propose changes to the files. */
export interface Repository {
  readonly url: string;
  /** The branch that edits are proposed against. */
  readonly branch: string;
}

/** What the check needs to know about a project: all findings follow from this and from the files. */
export interface Project {
  /** All languages, including the source; each has a folder named after its code. */
  readonly locales: readonly Language[];
  /** The source language. */
  readonly source: Locale;
  /** Where the files are, if not in `<locale>/<key>.mdx`. */
  readonly layout?: Layout;
  readonly files: {
    /** Keys of required pages: the paths of their files below a language's folder, without `.mdx`. */
    readonly required: readonly string[];
    /** Keys of pages without a URL, such as the one for pages that are not found. */
    readonly unaddressed: readonly string[];
    /** The schemas of each language's JSON files, by namespace. */
    readonly words: { readonly [name: string]: z.ZodType };
  };
  /** Returns the schema of the frontmatter of the page with this key; translation.ts explains the `kind` of a field. */
  frontmatter(key: string): z.ZodType;
  /** The components that content may use; by default, all that the source file uses. */
  readonly components?: Components;
  /** Names that every string may use in `{{…}}`; by default, all that the source string uses. */
  readonly placeholders?: readonly string[];
  /** Ids that the site uses around the content, so headings must not have them. */
  readonly reservedIds?: readonly string[];
  /** The folder of linked files such as images, relative to the content folder; without it, they are not checked. */
  readonly public?: string;
  readonly rules: {
    /** By language; nothing is required of a language without an entry. */
    readonly thresholds: { readonly [locale: Locale]: Threshold };
    /** Levels of rules that override their defaults. */
    readonly levels?: Levels;
    /** How wide fields of a page may be in search results, in Latin characters. */
    readonly widths?: { readonly [field: string]: { readonly least: number; readonly most: number } };
  };
  /** The URL that the site is published at, so that absolute URLs of its pages are recognized. */
  readonly site?: string;
  /** The configuration file, as named in reports; added when it is read. */
  readonly config?: string;
  /** The command that runs the check, as named in findings. */
  readonly command: string;
  /** The folder with a page for each rule, relative to the project root; without it, reports only name the rules. */
  readonly rulePages?: string;
  /** Called by the reports that link to files. @throws Error when the project cannot determine it */
  repository?(): Repository;
}

/** Languages by folder or file names that do not reveal them; `false` for a name to leave out. */
export interface Languages {
  readonly [name: string]: Locale | false;
}

/** The settings of a project with a known layout; what they omit is detected, or not checked. */
export interface Settings {
  /** The folder to look for content in, relative to the configuration. */
  readonly content?: string;
  /** The source language. */
  readonly source?: Locale;
  readonly languages?: Languages;
  /** Pages and folders that are not checked, by their paths below a language's folder, without extensions. */
  readonly exclude?: readonly string[];
  /** The URL that the site is published at. */
  readonly site?: string;
  readonly rules?: Partial<Pick<Project['rules'], 'thresholds' | 'levels'>>;
}

/** Returns a project's configuration unchanged; its types are checked where it is written. */
export const defineConfig = <Config extends Project | Settings>(config: Config): Config => config;

/** Returns the English name of the source language. */
export const sourceName = ({ source, locales }: Pick<Project, 'source' | 'locales'>): string =>
  locales.find(({ code }) => code === source)?.name ?? source;

/** Returns the languages that the source is translated to. */
export const targetsOf = ({ locales, source }: Project): readonly Language[] =>
  locales.filter(({ code }) => code !== source);

/** Whether a language is a variant of the source, like British and American English, so that text may stay the same. */
export const isVariantOf = (code: Locale, source: Locale): boolean =>
  new Intl.Locale(code).language === new Intl.Locale(source).language;

/** Whether a name is the code of a language of the project. */
export const isLocaleOf = ({ locales }: Project, name: unknown): boolean =>
  locales.some(({ code }) => code === name);
