import type { Site } from '../../schema/site.ts';
import type { Page } from '../site/page.ts';

/** The title of a screen's document. */
export const titleOf = ({ frontmatter }: Page, { company }: Pick<Site, 'company'>): string =>
  `${frontmatter.title} | ${company}`;
