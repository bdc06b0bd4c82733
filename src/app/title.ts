import type { Site } from '../../schema/site.ts';
import type { Page } from '../site/page.ts';

/** The document title of a screen. */
export const titleOf = ({ frontmatter }: Page, { company }: Pick<Site, 'company'>): string =>
  `${frontmatter.title} | ${company}`;
