import type { Hit } from './search-index.ts';
import type { SearchPage } from './sections.ts';

/** The hits on one screen. */
export interface Group {
  page: SearchPage;
  hits: Hit[];
}

/** The maximum number of hits, and the minimum score relative to the best one. */
const most = 12;
const least = 0.15;

/** Groups the best hits by screen, the screen of the best hit first. */
export function groupsOf(hits: readonly Hit[]): Group[] {
  const [best] = hits;
  const groups = new Map<SearchPage, Hit[]>();
  for (const hit of hits.slice(0, most)) {
    if (hit.score < least * (best?.score ?? 0)) break;
    groups.set(hit.page, [...(groups.get(hit.page) ?? []), hit]);
  }
  return [...groups].map(([page, found]) => ({ page, hits: found }));
}
