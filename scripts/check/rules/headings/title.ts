import type { ContentHeading } from '../../core/mdx/headings.ts';
import type { Pair } from '../../core/pairs.ts';
import { asContent } from '../../core/translation.ts';
import type { Finding } from '../../finding.ts';
import { extraHeading, missingHeading, otherHeading } from './heading-findings.ts';

type Headings = readonly ContentHeading[];

/**
 * Rule `headings` in other layouts, of the first level, which is the title of a page unless its frontmatter has one: it is
 * there once.
 */
export function titleFindings(english: Headings, own: Headings, pair: Pair): Finding[] {
  const isTitle = ({ depth }: ContentHeading): boolean => depth === 1;
  const [titles, ownTitles] = [english.filter(isTitle), own.filter(isTitle)];
  const [[title], [ownTitle, second]] = [titles, ownTitles];
  const hasTitle = Boolean(asContent(pair.translation.data?.value).title);
  if (title && second?.text === ownTitle?.text && titles.length < ownTitles.length)
    return second ? [extraHeading(second, pair)] : [];
  if (!title || ownTitle) return [];
  const [first] = own;
  const isLower = first && (first.id === title.id || own.length === english.length);
  if (hasTitle || !pair.project.layout?.titleByHeading)
    return isLower ? [otherHeading(title, first, false, pair)] : [];
  return [isLower ? otherHeading(title, first, false, pair) : missingHeading(title, first, pair)];
}
