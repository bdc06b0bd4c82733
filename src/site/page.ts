import type { ComponentType } from 'react';
import type { Locale } from '../../schema/languages.ts';

/** The data of a page in the language of its file (scripts/site/page-modules.ts). */
export interface PageFacts {
  key: string;
  /** Language of the file: English when the page is shown as a fallback. */
  locale: Locale;
  /** Frontmatter, merged with English. */
  frontmatter: { [field: string]: unknown } & { label: string; title: string; description: string };
  /** The frontmatter keys that are English because the translation lacks them: `hero.lead`. */
  fallbacks: string[];
  /** The second-level headings. */
  sections: { id: string; text: string }[];
  /** Languages in which the page exists without fallback. */
  translations: Locale[];
  /** Languages in which the file exists, but has no translated text yet. */
  untranslatedFiles?: Locale[];
  /** Path of the file below the content folder: "nl/about.mdx". */
  file: string;
  /** ISO date of the last change in the repository, if known. */
  updated?: string;
  /** The social image of the page: its path, and its size in pixels. */
  image: { path: string; width: number; height: number };
}

/** The module of a page (scripts/site/page-modules.ts). */
export interface PageModule {
  /** The text: `content/<lang>/**.mdx` after compilation; `components` render its elements. */
  Text: ComponentType<{ components: object }>;
  page: PageFacts;
  /** The drawing of its opening (src/showcase/drawings/screens/), if it has one. */
  Drawing?: ComponentType | undefined;
  /** The drawings of its sections, by heading id. */
  figures?: { readonly [id: string]: Figure } | undefined;
}

/** The drawing of a section. */
export interface Figure {
  Drawing: ComponentType;
  /** Placed below the text at full width, instead of beside it. */
  isWide?: boolean;
}
