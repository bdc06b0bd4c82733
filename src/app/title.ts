import type { Site } from '../../schema/site.ts';
import type { PageFacts } from '../site/page.ts';

/** Returns the document title of a screen. */
export const titleOf = ({ frontmatter }: PageFacts, { company }: Pick<Site, 'company'>): string =>
  `${frontmatter.title} | ${company}`;
