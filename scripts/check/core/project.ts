import type { z } from 'zod';
import type { Rule } from '../rules/catalog.ts';
import type { Layout } from './layout.ts';

/** A language, by its BCP 47 tag: the name of its folder. */
export type Locale = string;

/** One language that texts are written in. */
export interface Language {
  readonly code: Locale;
  /** Name in English, for people who work on the texts. */
  readonly name: string;
  readonly nativeName: string;
  /** Written from right to left. */
  readonly rtl: boolean;
}

/** A component that texts may name. */
export interface ComponentRule {
  /** What it shows, for people who write texts. */
  readonly renders?: string;
  /** Stands in the middle of a sentence. */
  readonly inline?: true;
  /** Has a heading of its own, so it ends the section before it. */
  readonly section?: true;
  /** The ids that links can lead to: fixed ones, or one for each entry of a field, after a prefix. */
  readonly anchors?: readonly (string | { readonly entriesOf: string; readonly prefix: string })[];
  /** Attributes it may have: `field` names a field of the page's frontmatter, `flag` has no value. */
  readonly attributes?: { readonly [name: string]: 'field' | 'flag' };
}

/** The components that texts may name. */
export interface Components {
  readonly [name: string]: ComponentRule;
}

/** What is asked of a language, in percent; nothing where it is left out. */
export interface Threshold {
  /** How much of the English text has to be there; below it, a missing text is an error. */
  readonly complete?: number;
  /** How much of what is translated has to follow the current English text; below it, the check fails. */
  readonly current?: number;
}

/** The level of each rule that is to have another one than its own. */
export type Levels = { readonly [Name in Rule]?: 'error' | 'warning' | 'off' };

/** Where people propose changes to the files. */
export interface Repository {
  readonly url: string;
  /** The branch that edits are proposed against. */
  readonly branch: string;
}

/** What the check has to know of a project: everything it says about texts follows from this and from the files. */
export interface Project {
  /** Every language, the source among them; each has a folder of its code. */
  readonly locales: readonly Language[];
  /** The source language. */
  readonly source: Locale;
  /** Where the texts are, where that is not `<locale>/<key>.mdx`. */
  readonly layout?: Layout;
  readonly files: {
    /** Keys of pages that have to be there: the paths of their files below a language, without `.mdx`. */
    readonly required: readonly string[];
    /** Keys of pages that no address leads to, such as the one for wrong addresses. */
    readonly unaddressed: readonly string[];
    /** The JSON files of each language by name, with what they may hold. */
    readonly words: { readonly [name: string]: z.ZodType };
  };
  /** What the frontmatter of a page may hold, by its key; fields are told apart by their `kind` (translation.ts). */
  frontmatter(key: string): z.ZodType;
  /** The components that texts may name; without it, any that the source file has. */
  readonly components?: Components;
  /** Names that every text may use in `{{…}}`; without it, any that the source text has. */
  readonly placeholders?: readonly string[];
  /** Ids of the page around the texts, which headings may not have. */
  readonly reservedIds?: readonly string[];
  /** The folder of pictures and other files that links lead to, seen from the content folder; without it, links to files are not judged. */
  readonly public?: string;
  readonly rules: {
    /** By language; of one without an entry, nothing is asked. */
    readonly thresholds: { readonly [locale: Locale]: Threshold };
    /** Levels of rules that are to have another one than their own. */
    readonly levels?: Levels;
    /** How wide fields of a page may be, in Latin characters, as search results show them. */
    readonly widths?: { readonly [field: string]: { readonly least: number; readonly most: number } };
  };
  /** The address the site is published at, so that full addresses of its pages are known as such. */
  readonly site?: string;
  /** The file that says all this, as reports name it; added when it is read. */
  readonly config?: string;
  /** How people run the check, as findings tell them to. */
  readonly command: string;
  /** The folder with a page for each rule, from the root of the project; without it, reports give the names of rules alone. */
  readonly rulePages?: string;
  /** Asked for by the reports that link to files. @throws Error when the project cannot say it */
  repository?(): Repository;
}

/** The languages that names of folders or files stand for, where they do not say it; `false` for one to leave out. */
export interface Languages {
  readonly [name: string]: Locale | false;
}

/** What a project says about itself whose layout is known; what it leaves out is found out, or not judged. */
export interface Settings {
  /** The folder that texts are looked for in, seen from the configuration. */
  readonly content?: string;
  /** The source language. */
  readonly source?: Locale;
  readonly languages?: Languages;
  /** Pages and folders that are not judged, by their paths below the folder of a language, without endings. */
  readonly exclude?: readonly string[];
  /** The address the site is published at. */
  readonly site?: string;
  readonly rules?: Partial<Pick<Project['rules'], 'thresholds' | 'levels'>>;
}

/** The configuration of a project, as it is; its types are checked where it is written. */
export const defineConfig = <Config extends Project | Settings>(config: Config): Config => config;

/** The English name of the source language. */
export const sourceName = ({ source, locales }: Pick<Project, 'source' | 'locales'>): string =>
  locales.find(({ code }) => code === source)?.name ?? source;

/** The languages that are translated to. */
export const targetsOf = ({ locales, source }: Project): readonly Language[] =>
  locales.filter(({ code }) => code !== source);

/** Whether a language is one with the source, as British with American English, so that texts are rightly the same. */
export const isVariantOf = (code: Locale, source: Locale): boolean =>
  new Intl.Locale(code).language === new Intl.Locale(source).language;

/** Whether a name is the code of a language of the project. */
export const isLocaleOf = ({ locales }: Project, name: unknown): boolean =>
  locales.some(({ code }) => code === name);
