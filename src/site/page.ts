import type { ComponentType } from 'react';
import type { Locale } from '../../schema/languages.ts';

/** What the build knows about a page in the language of its file (scripts/site/page-modules.ts). */
export interface Page {
  key: string;
  /** Language of the file: English when the page is shown as a fallback. */
  locale: Locale;
  /** Frontmatter, merged with English. */
  frontmatter: { [field: string]: unknown } & { label: string; title: string; description: string };
  /** The keys of the frontmatter that are English because the translation lacks them: `hero.lead`. */
  fallbacks: string[];
  /** The second-level headings. */
  sections: { id: string; text: string }[];
  /** Languages the page really exists in. */
  translations: Locale[];
  /** Languages whose file is there, but has nothing translated in it yet. */
  begun?: Locale[];
  /** Path of the file below the content folder: "nl/about.mdx". */
  file: string;
  /** ISO date of the last change in the repository, when it is known. */
  updated?: string;
  /** The picture that stands for the page where it is shared: a path of the site, and its size in pixels. */
  image: { path: string; width: number; height: number };
}

/** The module of a page (scripts/site/page-modules.ts). */
export interface PageModule {
  /** The text: `content/<lang>/**.mdx` after compilation; `components` render its elements. */
  Text: ComponentType<{ components: object }>;
  page: Page;
  /** The drawing of its opening (src/showcase/drawings/screens/), where it has one. */
  Drawing?: ComponentType;
  /** The drawings of its parts, by the ids of their headings. */
  figures?: { readonly [id: string]: Figure };
}

/** The drawing of a part of a screen. */
export interface Figure {
  Drawing: ComponentType;
  /** Stands below the text, as wide as the part, instead of beside it. */
  isWide?: boolean;
}
