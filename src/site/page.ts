import type { ComponentType, ElementType } from 'react';
import type { BodyNode } from '../../schema/body.ts';
import type { Locale } from '../../schema/languages.ts';
import type { Content } from '../../schema/translation.ts';

/** What the build knows about a page in the language of its file (scripts/site/content.ts). */
export interface Page {
  key: string;
  /** Language of the file: English when the page is shown as a fallback. */
  locale: Locale;
  /** Frontmatter, merged with English. */
  frontmatter: Content & { label: string; title: string; description: string };
  /** Texts of the frontmatter that stand in English because the translation lacks them. */
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
  /** What the page says, in schema.org's vocabulary (scripts/site/seo/structured-data.ts). */
  structuredData: object;
}

/** What draws elements and components of a text, by their names. */
export type Components = { readonly [name: string]: ElementType };

/** The module of a page: `content/<lang>/**.mdx` after compilation. */
export interface PageModule {
  /** The text. */
  body: readonly BodyNode[];
  /** Those that the text uses. */
  components: Components;
  page: Page;
  /** The drawing of its opening (src/showcase/drawings/screens/), where it has one. */
  Drawing?: ComponentType;
  /** The drawings of its parts, by the ids of their headings. */
  figures?: { readonly [id: string]: ComponentType };
}
