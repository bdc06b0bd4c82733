import type { Layout } from '../core/layout.ts';
import type { Locale } from '../core/project.ts';

/** What a folder was recognized as. */
export interface Detected {
  layout: Layout;
  /** The folder that paths are seen from. */
  contentDir: string;
  /** Every language, the source first. */
  locales: readonly Locale[];
}
